#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reversi/color.hpp"
#include "reversi/move.hpp"

namespace gtp {

/// A command line taken apart.
struct Request {
  std::string id;       ///< the number before the command, as written; empty without one
  std::string command;  ///< empty when the line is only a number
  std::vector<std::string> arguments;
};

/// Takes a line apart as GTP 2 draft 2, section 3.1, asks: a comment begins with '#', tabs are
/// blanks, other control characters count for nothing. Nothing when no word is left.
[[nodiscard]] std::optional<Request> parse_request(std::string_view line);

/// "b", "black", "w" or "white" in any case; nothing for other texts.
[[nodiscard]] std::optional<reversi::Color> parse_color(std::string_view text);

/// A square or a pass ("pass", as other programs write it "pa", "ps" or "--") in any case; the
/// outer nothing for other texts.
[[nodiscard]] std::optional<reversi::Move> parse_move(std::string_view text);

/// The move as engines answer it: "D3" or "PASS".
[[nodiscard]] std::string to_text(const reversi::Move& move);

/// Whether the text is one decimal number, such as "0", "-3.5" or "6.5".
[[nodiscard]] bool is_number(std::string_view text);

}  // namespace gtp

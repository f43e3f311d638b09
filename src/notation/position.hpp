#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "reversi/position.hpp"

namespace notation {

/// Why a text is no position: the 1-based place of the character that does not fit, or, when
/// `found` is '\0', how many squares and sides there were instead of 64 and one.
struct PositionError {
  char found = '\0';
  int place = 0;

  friend bool operator==(const PositionError&, const PositionError&) = default;
};

/// Reads 64 squares a1 to h8 (`X x * B b` black, `O o 0 W w` white, `- . _` empty) and the side to
/// move; blanks are skipped.
[[nodiscard]] std::variant<reversi::Position, PositionError> parse_position(std::string_view text);

/// The form parse_position reads: 64 of `X O -`, a blank, then `X` or `O`.
[[nodiscard]] std::string to_string(const reversi::Position& position);

}  // namespace notation

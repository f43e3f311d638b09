#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "reversi/square.hpp"
#include "session/key.hpp"

namespace session {

/// All a person can ask for, on the full screen or in line mode.
// clang-format off
enum class Command : std::uint8_t {
  left, right, up, down, row_start, row_end, column_start, column_end,
  to_column, to_row, next_legal, previous_legal,
  place, pause, why, idea, undo, redo, back, forward,
  moves, score, last_turn, read_row, read_column, read_square,
  hints, size, new_game, yes, help, redraw, quit,
  board, discs, turns, transcript, verbosity, pass, again,
};
// clang-format on

/// A command with what it is about.
struct Order {
  Command command = Command::again;
  std::optional<reversi::Square> square;  ///< place, why: the square; nothing: the focus
  std::optional<int> number;  ///< to_column, read_column, to_row, read_row: 0 to 7, nothing: the
                              ///< focus; turns: from 1; verbosity: 0 to 2

  friend bool operator==(const Order&, const Order&) = default;
};

/// Input that is no command; `text` is what was typed, its printable part, cut to 40 characters.
struct UnknownInput {
  std::string text;

  friend bool operator==(const UnknownInput&, const UnknownInput&) = default;
};

/// A row of the one table that keys, line mode's words, help and the manual come from.
struct CommandInfo {
  Command command = Command::again;
  std::string_view keys;   ///< as help writes them, "Enter, Space"; empty: not on the full screen
  std::string_view words;  ///< as line mode's help writes them, "w SQUARE"; empty: not there
  std::string_view help;   ///< what it does, a few words without a full stop; neighbours that say
                           ///< the same share one line of help
};

/// The table, in the order help shows it.
[[nodiscard]] std::span<const CommandInfo> commands();

/// The first of a row's keys or words, taken away from the list; empty when none is left.
[[nodiscard]] std::string_view next_alternative(std::string_view& list);

/// The command a key stands for on the full screen; nothing for a key that has none.
[[nodiscard]] std::optional<Order> command_for(const Key& key);

/// The command a line stands for in line mode: case-blind, an optional leading `/`, blanks around
/// it ignored; an empty line is Command::again.
[[nodiscard]] std::variant<Order, UnknownInput> parse_command(std::string_view line);

}  // namespace session

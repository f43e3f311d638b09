#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "reversi/square.hpp"
#include "session/setup.hpp"

namespace session {

/// All a person can ask for, on the full screen or in line mode. The last one is `again`.
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

  std::optional<Wish> wish = std::nullopt;  ///< new_game: what was said of it

  friend bool operator==(const Order&, const Order&) = default;
};

/// Input that is no command; `text` is what was typed, its printable part, cut to 40 characters.
struct UnknownInput {
  std::string text;

  friend bool operator==(const UnknownInput&, const UnknownInput&) = default;
};

}  // namespace session

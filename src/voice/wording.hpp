#pragma once

#include <string>

#include "session/state.hpp"

namespace voice {

/// The message of the state in one line of at most `width` characters, ASCII: whole sentences are
/// dropped where it is too long. The text of full-screen row 0.
[[nodiscard]] std::string message(const session::State& state, int width);

/// The score row for a window of that width: "You (Y) 3, computer (C) 3", short below 26 columns;
/// with "ply 12 of 30" when looking back.
[[nodiscard]] std::string score_row(const session::State& state, int width);

/// The letter of a side's discs: Y and C, or B and W with two people or two computers.
[[nodiscard]] char mark(const session::State& state, reversi::Color color);

/// The line for the ordinary screen after quitting: the result, or that the game is saved.
[[nodiscard]] std::string farewell(const session::State& state);

}  // namespace voice

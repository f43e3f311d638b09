#pragma once

#include <string>
#include <vector>

#include "screen/frame.hpp"
#include "screen/layout.hpp"
#include "session/state.hpp"

namespace screen {

/// The square whose lines the screen explains until the next key; nothing with a screen reader,
/// while the board is hidden, and for a square that is taken.
[[nodiscard]] std::optional<reversi::Square> explained(const session::State& state);

/// The eight lines from that square in words and what their marks on the board mean; empty when
/// there is none.
[[nodiscard]] std::vector<std::string> explanation(const session::State& state);

/// Writes the lines into a region; false, and nothing is written, when they do not fit.
bool draw_lines(Frame& frame, const Region& region, const std::vector<std::string>& lines);

}  // namespace screen

#pragma once

#include <optional>

#include "screen/frame.hpp"
#include "session/state.hpp"

namespace screen {

/// Draws help over the whole window but row 0: the level, the seed, where the game is saved, what
/// the marks mean, the keys from the table of commands. Where it is higher than the window it
/// begins with line session::Help::top, or as far down as there is more.
void draw_help(Frame& frame, const session::State& state);

/// The largest session::Help::top that still changes what help shows in a window; nothing while
/// help does not lie over the board.
[[nodiscard]] std::optional<int> page_end(const session::State& state, Size window);

}  // namespace screen

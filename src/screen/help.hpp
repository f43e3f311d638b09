#pragma once

#include "screen/frame.hpp"
#include "session/state.hpp"

namespace screen {

/// Draws help over the whole window but row 0: the level, the seed, where the game is saved, what
/// the marks mean, the keys from the table of commands. Where it is higher than the window it
/// begins with line State::help_top, or as far down as there is more.
void draw_help(Frame& frame, const session::State& state);

/// The largest State::help_top that still changes what help shows in a window; 0 while it is
/// closed.
[[nodiscard]] int last_help_top(const session::State& state, Size window);

}  // namespace screen

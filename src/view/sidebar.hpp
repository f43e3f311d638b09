#pragma once

#include "session/state.hpp"
#include "view/frame.hpp"
#include "view/layout.hpp"

namespace view {

/// Draws the side panel right of the board where 26 columns are left, never with a screen reader:
/// the moves, newest last, the ply, who is who and the seed. While paused the moves stay hidden.
void draw_sidebar(Frame& frame, const BoardArea& area, const session::State& state);

}  // namespace view

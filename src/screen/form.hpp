#pragma once

#include "screen/frame.hpp"
#include "session/state.hpp"

namespace screen {

/// Draws the form of a new game in the place of the board, and rests the cursor on the value of the
/// row chosen. With a screen reader it is only spoken. Requires that the form is open.
void draw_form(Frame& frame, const session::State& state);

}  // namespace screen

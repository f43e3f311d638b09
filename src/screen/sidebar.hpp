#pragma once

#include "screen/frame.hpp"
#include "screen/layout.hpp"
#include "session/state.hpp"

namespace screen {

/// Draws who is who, the ply and the seed at the foot of the side panel, where no turn moves them.
/// What is left of the panel above them, less a blank row.
Region draw_facts(Frame& frame, const Region& panel, const session::State& state);

/// Draws the moves, newest last, in numbered pairs. They run down and then on to the right like a
/// newspaper, so that a turn changes few cells; when all is full, the oldest column goes. The turn
/// looked back at stands in brackets and always shows.
void draw_moves(Frame& frame, const Region& region, const session::State& state);

}  // namespace screen

#pragma once

#include "session/event.hpp"
#include "session/step.hpp"

namespace session {

/// What the program begins with: the computer's first move is asked for, unless the game is paused.
[[nodiscard]] Step begin(State state);

/// What an event makes of a state. Never fails: what cannot be done becomes a notice.
[[nodiscard]] Step update(State state, const Event& event);

/// Whether a tick still means something; a timer for one that does not can be forgotten.
[[nodiscard]] bool awaits(const State& state, const Tick& tick);

}  // namespace session

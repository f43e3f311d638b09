#pragma once

#include <vector>

#include "session/effect.hpp"
#include "session/event.hpp"
#include "session/state.hpp"

namespace session {

/// A state and what it asks of the world.
struct Step {
  State state;
  std::vector<Effect> effects;
};

/// What the program begins with: the computer's first move is asked for, unless the game is paused.
[[nodiscard]] Step begin(State state);

/// What an event makes of a state. Never fails: what cannot be done becomes a notice.
[[nodiscard]] Step update(State state, const Event& event);

}  // namespace session

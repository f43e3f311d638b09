#pragma once

#include <vector>

#include "session/effect.hpp"
#include "session/state.hpp"

namespace session {

/// A state and what it asks of the world.
struct Step {
  State state;
  std::vector<Effect> effects;
};

}  // namespace session

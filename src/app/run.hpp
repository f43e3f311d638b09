#pragma once

#include "app/signals.hpp"
#include "frontend/frontend.hpp"
#include "session/state.hpp"
#include "store/store.hpp"

namespace app {

/// How a run ended.
struct Outcome {
  session::State state;
  bool saved = true;  ///< false: the last save could not be written
};

/// Plays until the person or a signal ends it: waits, updates, saves, shows, round and round.
/// Without a store nothing is saved.
[[nodiscard]] Outcome run(frontend::Frontend& frontend, session::State state, store::Store* store,
                          Signals& signals);

}  // namespace app

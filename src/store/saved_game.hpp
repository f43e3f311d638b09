#pragma once

#include <cstdint>

#include "reversi/game.hpp"
#include "session/settings.hpp"

namespace store {

/// What a saved game holds. The file records moves, never the board: what is loaded has been
/// replayed by the rules. What was undone is kept, so that redo works after a resume.
struct SavedGame {
  session::Players players;
  std::uint64_t seed = 0;
  reversi::Game game;

  friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

}  // namespace store

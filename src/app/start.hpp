#pragma once

#include <optional>
#include <string>

#include "session/state.hpp"
#include "store/store.hpp"

namespace app {

/// What the command line asks to begin with.
struct Beginning {
  session::Settings settings;  ///< the seed is drawn already where none was given
  std::optional<reversi::Game> game;
  int handicap = 0;  ///< of a game that begins without `game`
  bool seed_given = false;
  bool new_game = false;    ///< begin a new game although one is saved
  bool asks_first = false;  ///< and ask before the saved one is lost: the full screen does
  std::optional<std::string> warning;  ///< a sentence about saving, told with any game
};

/// Whether a load found a game that goes on.
[[nodiscard]] bool goes_on(const store::Loaded& loaded);

/// The first state: the saved game, paused, or a new one. Two
/// computers in line mode, who take no input, are not paused.
[[nodiscard]] session::State first_state(const Beginning& beginning, const store::Loaded& loaded);

}  // namespace app

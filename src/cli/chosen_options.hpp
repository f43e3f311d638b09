#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reversi/game.hpp"
#include "session/settings.hpp"

namespace cli {

/// What the command line asks for, checked.
struct Options {
  session::Settings settings;  ///< seed only when `seed_given`, else 0
  int handicap = 0;            ///< corners held at the start, 0 to 4; with it there is no game
  bool seed_given = false;
  bool delay_given = false;
  std::optional<reversi::Game> game;  ///< from --moves and --position
  std::vector<std::string> begins;    ///< the options given that begin a new game, "--level"
  bool new_game = false;
  bool plain = false;
  bool json = false;
  bool strict = false;
  std::optional<std::uint64_t> repeat;  ///< how many games of two computers, from 1
  bool ascii = false;
  bool no_color = false;
  bool no_save = false;
  bool gtp = false;
  std::optional<std::string> state_file;
};

}  // namespace cli

#pragma once

#include <cstdint>
#include <ostream>

#include "reversi/game.hpp"
#include "session/settings.hpp"

namespace app {

/// Games of two computers, one after another.
struct Series {
  session::Players players;  ///< two computers
  std::uint64_t seed = 0;    ///< of the first game; each game has the next, after 2^64-1 comes 0
  std::uint64_t games = 1;   ///< how many
  reversi::Game start;       ///< what each begins with
  bool json = false;         ///< an object a game instead
};

/// Plays the games, each as it is played with its seed alone, and writes a line for each as soon as
/// it is over: the seed, black's and white's level, black's and white's discs, and the transcript,
/// or a dash when nobody moved; "7 house,3 40-24 f5d6c3". False when one could not be written.
[[nodiscard]] bool play_series(const Series& series, std::ostream& out);

}  // namespace app

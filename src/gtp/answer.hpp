#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/engine.hpp"
#include "engine/level.hpp"
#include "gtp/history.hpp"
#include "reversi/game.hpp"

namespace gtp {

/// How the engine presents itself and plays.
struct Setup {
  std::string version;
  std::array<engine::Level, 2> levels{};  ///< black's and white's
  std::uint64_t seed = 0;                 ///< every free choice comes from it
  reversi::Game start{};                  ///< what is on the board until it is cleared
};

/// What an engine keeps between two commands.
struct State {
  Setup setup;
  History history{setup.start};
  engine::Engine engine{};
  bool done = false;  ///< quit was answered
};

/// Carries out one line of input as Othello programs speak the Go Text Protocol, version 2 (draft
/// 2 of its specification, Gunnar Farneback 2002): gives the answer with the empty line that ends
/// it, or nothing for a line without a command. What is wrong with a line is in the answer.
[[nodiscard]] std::string answer(State& state, std::string_view line);

}  // namespace gtp

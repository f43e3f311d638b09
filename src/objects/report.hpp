#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "session/state.hpp"

/// Line mode's answers as objects, one a line; the manual's section JSON lists them.
namespace objects {

/// The game that begins or goes on.
[[nodiscard]] std::vector<std::string> opening(const session::State& state);

/// What the state's notice answers or tells. While the computer is to answer, only what its answer
/// will not change.
[[nodiscard]] std::vector<std::string> report(const session::State& state);

/// The turns of a game between two computers from ply `from` (from 0) on, and at the end the
/// result.
[[nodiscard]] std::vector<std::string> watched(const session::State& state, std::size_t from);

/// The end of a game that is left before it is over.
[[nodiscard]] std::vector<std::string> farewell(const session::State& state);

/// A whole game of a series.
[[nodiscard]] std::string played(const session::Players& players, std::uint64_t seed,
                                 const reversi::Game& game);

}  // namespace objects

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "session/state.hpp"

namespace voice {

/// What line mode says of the state's notice: one or more lines of printable ASCII, at most 78
/// columns each, none empty, the newest fact last. While the computer is to answer, only the lines
/// that its answer will not change.
[[nodiscard]] std::vector<std::string> report(const session::State& state);

/// What is told of a game between two computers: the turns from ply `from` (from 0) on, each on a
/// line of its own, and at the end the result. May be empty.
[[nodiscard]] std::vector<std::string> watched(const session::State& state, std::size_t from);

}  // namespace voice

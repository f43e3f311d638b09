#pragma once

#include <string>
#include <vector>

#include "session/state.hpp"

namespace voice {

/// What a game is introduced with in line mode: who moves first or that the game goes on, how to
/// get help, the seed.
[[nodiscard]] std::vector<std::string> opening(const session::State& state);

/// Who plays, the seed and where the game is saved, each a sentence.
[[nodiscard]] std::vector<std::string> facts(const session::State& state);

/// Help for a message row of that width, a page for each time it is asked for: first the keys one
/// needs, then every key, then the facts. Requires width > 0.
[[nodiscard]] std::vector<std::string> key_help(const session::State& state, int width);

/// Help for line mode: every word, then the levels, the seed and where the game is saved.
[[nodiscard]] std::vector<std::string> word_help(const session::State& state);

}  // namespace voice

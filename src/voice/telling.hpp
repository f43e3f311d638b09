#pragma once

#include <string>
#include <vector>

#include "session/state.hpp"
#include "voice/fit.hpp"
#include "voice/names.hpp"

namespace voice {

/// What the sentences of one message are made from: the state, the room and the names.
struct Telling {
  const session::State& state;
  int width = 79;
  Names names;

  /// The position the questions are about: the one on show.
  [[nodiscard]] const reversi::Position& shown() const { return session::shown_position(state); }
};

using Sentences = std::vector<Sentence>;

/// A message of one sentence.
[[nodiscard]] inline Sentences one(std::string text) {
  return {{std::move(text), Weight::state}};
}

}  // namespace voice

#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "notation/position.hpp"
#include "notation/transcript.hpp"
#include "store/store.hpp"

/// A game from its transcript.
inline reversi::Game game_of(std::string_view transcript, const reversi::Position& start = {}) {
  return std::get<reversi::Game>(notation::parse_transcript(transcript, start));
}

/// A position from its text.
inline reversi::Position position_of(std::string_view text) {
  return std::get<reversi::Position>(notation::parse_position(text));
}

/// d3c3 with c4c5 taken back; the person plays black, seed 7.
inline store::SavedGame sample() {
  store::SavedGame saved{session::seated(session::PlayAs::black), 7, game_of("d3c3c4c5")};
  saved.game.undo();
  saved.game.undo();
  return saved;
}

/// Whether a game is read as it was written.
inline bool comes_back(const store::SavedGame& saved) {
  const auto decoded = store::decode(store::encode(saved));
  const auto* const again = std::get_if<store::SavedGame>(&decoded);
  return again != nullptr && *again == saved;
}

/// The JSON of a game, without its first line.
inline std::string payload_of(const store::SavedGame& saved) {
  const std::string text = store::encode(saved);
  return text.substr(text.find('\n') + 1);
}

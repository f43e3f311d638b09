#pragma once

#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "notation/position.hpp"
#include "notation/transcript.hpp"

namespace support {

/// The game of a transcript; a transcript that stops fails the test that asks.
inline reversi::Game replayed(const std::string& transcript, const reversi::Position& start = {}) {
  const auto result = notation::parse_transcript(transcript, start);
  REQUIRE_MESSAGE(std::holds_alternative<reversi::Game>(result), transcript);
  return std::get<reversi::Game>(result);
}

/// The position of a text; a text that is none fails the test that asks.
inline reversi::Position position_of(const std::string& text) {
  const auto result = notation::parse_position(text);
  REQUIRE_MESSAGE(std::holds_alternative<reversi::Position>(result), text);
  return std::get<reversi::Position>(result);
}

}  // namespace support

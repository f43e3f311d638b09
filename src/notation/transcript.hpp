#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "reversi/game.hpp"

namespace notation {

/// Why a transcript stops: the number of the move that cannot be, from 1, passes not counted, its
/// text as written, and the reason.
struct TranscriptError {
  enum class Reason {
    no_square,      ///< the text names no square
    taken,          ///< a disc lies there
    flips_nothing,  ///< the square is empty but brackets no disc
    pass_refused,   ///< a pass is written where the side to move has a move
    game_over,      ///< neither side can move any more
  };

  int move = 0;
  std::string text;
  Reason reason = Reason::no_square;

  friend bool operator==(const TranscriptError&, const TranscriptError&) = default;
};

/// Plays a transcript such as "f5d6c3" from `start`: any case, blanks skipped, forced passes left
/// out or written "--", "pa" or "ps". Gives the game, or why and where it stops.
[[nodiscard]] std::variant<reversi::Game, TranscriptError> parse_transcript(
    std::string_view text, const reversi::Position& start = {});

/// The squares of the plies in lower case without blanks, passes left out.
[[nodiscard]] std::string to_transcript(std::span<const reversi::Ply> plies);

}  // namespace notation

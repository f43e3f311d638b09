#pragma once

#include <string>
#include <vector>

#include "reversi/position.hpp"
#include "voice/names.hpp"

/// Why a square can or cannot be played, for the side to move.
namespace voice {

/// "d3 legal, flips 1.", "c3 not legal.", "d4 taken by computer."; "not legal for computer." on
/// the computer's turn, and always with the side when the game is over.
[[nodiscard]] std::string verdict(const Names& names, const reversi::Position& position,
                                  reversi::Square square);

/// What decides it, clockwise from up, each a sentence: on a legal square the runs that close,
/// "Down d4 to your d5."; on another empty square the runs that do not, "Down right d4 e5 then
/// empty f6.", or that no opposing disc lies next to it. Empty for a square that is taken.
[[nodiscard]] std::vector<std::string> reasons(const Names& names,
                                               const reversi::Position& position,
                                               reversi::Square square);

/// All eight lines, clockwise from up, also those without a run: "Up your d5 first.",
/// "Right empty e6.", "Left the edge."
[[nodiscard]] std::vector<std::string> all_lines(const Names& names,
                                                 const reversi::Position& position,
                                                 reversi::Square square);

}  // namespace voice

#pragma once

#include <span>
#include <string>
#include <vector>

#include "reversi/game.hpp"
#include "session/settings.hpp"
#include "voice/names.hpp"

/// The sentences of the game, each from values alone: ASCII, ended by a full stop.
namespace voice {

/// "1 move", "4 moves": a count with its noun.
[[nodiscard]] std::string counted(int number, const std::string& singular,
                                  const std::string& plural);

/// "d3 c4 f5", in reading order; empty for the empty set.
[[nodiscard]] std::string list(reversi::Bitboard squares);

/// One turn: "You d3, flips 1." or "Computer passes."; brief without the flips, full with the
/// flipped squares: "You d3, flips 1: d4."
[[nodiscard]] std::string turn(const Names& names, const reversi::Ply& ply,
                               session::Verbosity verbosity);

/// A turn as a part of a list: "you d3", "computer passes".
[[nodiscard]] std::string turn_in_list(const Names& names, const reversi::Ply& ply);

/// How many moves there are: "4 moves" on the person's turn, "White has 4 moves" otherwise.
/// Without a full stop.
[[nodiscard]] std::string move_count(const Names& names, const reversi::Position& position);

/// The legal moves: "4 moves: d3 c4 f5 e6."; past `width` cut: "24 moves: a1 b1 and 22 more."
[[nodiscard]] std::string moves(const Names& names, const reversi::Position& position, int width);

/// That there is no passing: "You cannot pass: 4 moves: d3 c4 f5 e6."; past `width` cut.
[[nodiscard]] std::string pass_refusal(const Names& names, const reversi::Position& position,
                                       int width);

/// The discs of the side told first and of the other: "3 to 5".
[[nodiscard]] std::string score_pair(const Names& names, const reversi::Position& position);

/// "You 3, computer 5", without a full stop.
[[nodiscard]] std::string discs_of_both(const Names& names, const reversi::Position& position);

/// "You 3, computer 5, empty 56."
[[nodiscard]] std::string score(const Names& names, const reversi::Position& position);

/// The end of a game that is over: "Game over.", "You win 40 to 24.", and, when neither side was
/// wiped out, "1 square stays empty."
[[nodiscard]] std::vector<std::string> result(const Names& names,
                                              const reversi::Position& position);

/// What lies on a square: "you", "computer", "legal" when it is among `legal`, or "empty".
[[nodiscard]] std::string content(const Names& names, const reversi::Position& position,
                                  reversi::Bitboard legal, reversi::Square square);

/// A square: "d3 legal, flips 2", "d3 you", without a full stop; `legal` as in content().
[[nodiscard]] std::string square(const Names& names, const reversi::Position& position,
                                 reversi::Bitboard legal, reversi::Square square);

/// A square that cannot be played: "d4 taken by computer.", "e3 not legal, flips nothing."
[[nodiscard]] std::string refusal(const Names& names, const reversi::Position& position,
                                  reversi::Square square);

/// A row, 0 to 7: "3: b legal, c computer, d you.", "1: empty."; without the commas past `width`,
/// and by its marks, "3: . + C Y . . . .", where that does not fit either.
[[nodiscard]] std::string row(const Names& names, const reversi::Position& position,
                              reversi::Bitboard legal, int row, int width);

/// A column, 0 to 7: "d: 3 you, 4 to 5 computer."
[[nodiscard]] std::string column(const Names& names, const reversi::Position& position,
                                 reversi::Bitboard legal, int column, int width);

}  // namespace voice

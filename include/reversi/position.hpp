#pragma once

#include <optional>

#include "reversi/board.hpp"
#include "reversi/color.hpp"

namespace reversi {

/// A board and whose move it is; `board.player` holds the discs of `to_move`.
struct Position {
  Board board = start_board;
  Color to_move = Color::black;

  friend constexpr bool operator==(const Position&, const Position&) = default;
};

/// How many discs each side has, 0 to 64; empty squares count for nobody.
struct Score {
  int black = 0;
  int white = 0;

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// The discs of one side.
[[nodiscard]] constexpr Bitboard discs(const Position& position, Color color) {
  return color == position.to_move ? position.board.player : position.board.opponent;
}

/// Whose disc lies on the square; nothing when it is empty.
[[nodiscard]] constexpr std::optional<Color> at(const Position& position, Square square) {
  if (contains(position.board.player, square)) {
    return position.to_move;
  }
  if (contains(position.board.opponent, square)) {
    return opponent(position.to_move);
  }
  return std::nullopt;
}

/// The position from its discs and the side to move; requires two sets without a common square.
[[nodiscard]] constexpr Position make_position(Bitboard black, Bitboard white, Color to_move) {
  return to_move == Color::black ? Position{{black, white}, to_move}
                                 : Position{{white, black}, to_move};
}

/// The same discs with the other side to move.
[[nodiscard]] constexpr Position pass(const Position& position) {
  return {pass(position.board), opponent(position.to_move)};
}

/// The position after the side to move plays `square`; requires a legal move.
[[nodiscard]] constexpr Position play(const Position& position, Square square) {
  return {play(position.board, square), opponent(position.to_move)};
}

/// The discs of both sides as they lie, whoever moves and whether or not the game is over.
[[nodiscard]] constexpr Score score(const Position& position) {
  return {count(discs(position, Color::black)), count(discs(position, Color::white))};
}

/// The discs of one side in a score.
[[nodiscard]] constexpr int of(const Score& score, Color color) {
  return color == Color::black ? score.black : score.white;
}

/// Who has more discs; nothing for a draw.
[[nodiscard]] constexpr std::optional<Color> leader(const Score& score) {
  if (score.black == score.white) {
    return std::nullopt;
  }
  return score.black > score.white ? Color::black : Color::white;
}

}  // namespace reversi

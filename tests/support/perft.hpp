#pragma once

#include <cstdint>

#include "reversi/board.hpp"

/// Perft counts the move paths of a depth and is the checksum of the rules. Three conventions are
/// in use; they agree up to depth 8 from the start and differ from there on by passes and by games
/// that are over. Depth 1 is counted without playing the moves.
namespace perft {

/// A pass is a ply and a finished game is one leaf; it is found to be finished only after a pass.
/// The published table (Aart Bik).
constexpr std::uint64_t with_finished_games(reversi::Board board, int depth, bool passed = false) {
  if (depth == 0) {
    return 1;
  }
  const reversi::Bitboard legal = legal_moves(board);
  if (legal == 0) {
    return passed ? 1 : with_finished_games(pass(board), depth - 1, true);
  }
  if (depth == 1) {
    return static_cast<std::uint64_t>(reversi::count(legal));
  }
  std::uint64_t leaves = 0;
  for (const reversi::Square square : reversi::Squares(legal)) {
    leaves += with_finished_games(play(board, square), depth - 1);
  }
  return leaves;
}

/// A pass is a ply and only unfinished paths of the whole depth count (Edax).
constexpr std::uint64_t unfinished_only(reversi::Board board, int depth) {
  if (depth == 0) {
    return 1;
  }
  const reversi::Bitboard legal = legal_moves(board);
  if (legal == 0) {
    return legal_moves(pass(board)) == 0 ? 0 : unfinished_only(pass(board), depth - 1);
  }
  if (depth == 1) {
    return static_cast<std::uint64_t>(reversi::count(legal));
  }
  std::uint64_t leaves = 0;
  for (const reversi::Square square : reversi::Squares(legal)) {
    leaves += unfinished_only(play(board, square), depth - 1);
  }
  return leaves;
}

/// Passes are free, the depth counts discs, and a finished game is one leaf (Egaroucid).
constexpr std::uint64_t by_discs(reversi::Board board, int depth) {
  if (depth == 0) {
    return 1;
  }
  const reversi::Bitboard legal = legal_moves(board);
  if (legal == 0) {
    return legal_moves(pass(board)) == 0 ? 1 : by_discs(pass(board), depth);
  }
  if (depth == 1) {
    return static_cast<std::uint64_t>(reversi::count(legal));
  }
  std::uint64_t leaves = 0;
  for (const reversi::Square square : reversi::Squares(legal)) {
    leaves += by_discs(play(board, square), depth - 1);
  }
  return leaves;
}

}  // namespace perft

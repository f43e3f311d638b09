#include "reversi/game.hpp"

#include <cassert>

namespace reversi {

Game::Game(const Position& start) : start_(start) {
  record_forced_pass();
}

const Position& Game::position_at(std::size_t ply) const {
  assert(ply <= plies_.size());
  return ply == 0 ? start_ : plies_[ply - 1].after;
}

bool Game::play(Square square) {
  if (!contains(legal_moves(position().board), square)) {
    return false;
  }
  plies_.resize(present_);
  record(square);
  record_forced_pass();
  return true;
}

bool Game::undo() {
  std::size_t ply = present_;
  while (ply > 0 && !plies_[ply - 1].move) {
    --ply;
  }
  if (ply == 0) {
    return false;
  }
  present_ = ply - 1;
  return true;
}

bool Game::redo() {
  if (present_ == plies_.size()) {
    return false;
  }
  ++present_;
  while (present_ < plies_.size() && !plies_[present_].move) {
    ++present_;
  }
  return true;
}

void Game::record(Move move) {
  const Position& before = position();
  const Bitboard flipped = move ? flips(before.board, *move) : 0;
  const Position after = move ? reversi::play(before, *move) : pass(before);
  plies_.push_back({before.to_move, move, flipped, after});
  ++present_;
}

void Game::record_forced_pass() {
  const Board board = position().board;
  if (legal_moves(board) == 0 && legal_moves(pass(board)) != 0) {
    record(pass_move);
  }
}

}  // namespace reversi

#include "gtp/history.hpp"

namespace gtp {

History::History(const reversi::Game& game) : History(game.start()) {
  for (const reversi::Ply& ply : game.plies()) {
    positions_.push_back(ply.after);
  }
}

std::optional<reversi::Position> History::turn_of(reversi::Color color) const {
  if (position().to_move == color) {
    return position();
  }
  if (legal_moves(position().board) != 0) {
    return std::nullopt;
  }
  return pass(position());
}

bool History::play(reversi::Color color, const reversi::Move& move) {
  const auto before = turn_of(color);
  if (!before) {
    return false;
  }
  const reversi::Bitboard legal = legal_moves(before->board);
  if (move ? !contains(legal, *move) : legal != 0) {
    return false;
  }
  positions_.push_back(move ? reversi::play(*before, *move) : pass(*before));
  return true;
}

bool History::undo() {
  if (positions_.size() == 1) {
    return false;
  }
  positions_.pop_back();
  return true;
}

}  // namespace gtp

#include "gtp/record.hpp"

namespace gtp {

Record::Record(const reversi::Game& game) : Record(game.start()) {
  for (const reversi::Ply& ply : game.plies()) {
    positions_.push_back(ply.after);
  }
}

std::optional<reversi::Position> Record::turn_of(reversi::Color color) const {
  if (position().to_move == color) {
    return position();
  }
  if (legal_moves(position().board) != 0) {
    return std::nullopt;
  }
  return pass(position());
}

bool Record::play(reversi::Color color, const reversi::Move& move) {
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

bool Record::undo() {
  if (positions_.size() == 1) {
    return false;
  }
  positions_.pop_back();
  return true;
}

}  // namespace gtp

#include "reversi/evaluate.hpp"

#include <algorithm>

namespace reversi {

namespace {

constexpr Bitboard beside_corners = 0x42c300000000c342;

int one_side(Board board) {
  return 10 * count(board.player & corners) + 2 * count(legal_moves(board)) -
         2 * count(board.player & beside_corners);
}

}  // namespace

int Evaluator::evaluate(Board board) const {
  return std::clamp((one_side(board) - one_side(pass(board))) * disc_value, -64 * disc_value,
                    64 * disc_value);
}

}  // namespace reversi

#pragma once

#include "reversi/board.hpp"

namespace reversi {

/// How many units of an evaluation make one disc.
inline constexpr int disc_value = 32;

/// What the position is worth to the side to move, in units of 1/disc_value disc, within
/// ±64 discs: an estimate of the final margin.
class Evaluator {
 public:
  [[nodiscard]] int evaluate(Board board) const;
};

}  // namespace reversi

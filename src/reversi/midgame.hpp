#pragma once

#include "reversi/evaluate.hpp"
#include "reversi/solver.hpp"

namespace reversi {

/// Searches to a depth and judges what it finds there. Values are in units of 1/disc_value disc
/// for the mover.
class Midgame {
 public:
  Midgame(Table& table, const Evaluator& evaluator, Watch& watch)
      : table_(table), evaluator_(evaluator), watch_(watch) {}

  /// The value of a board within the window, or a bound beyond it: principal variation search
  /// (Marsland and Campbell, 1982) with a hash table.
  [[nodiscard]] int value(Board board, int depth, int alpha, int beta);

 private:
  Table& table_;
  const Evaluator& evaluator_;
  Watch& watch_;
};

}  // namespace reversi

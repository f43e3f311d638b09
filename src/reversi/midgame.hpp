#pragma once

#include "reversi/evaluator.hpp"
#include "reversi/solver.hpp"

namespace reversi {

/// Beyond every value of a midgame search.
inline constexpr int infinite_value = 65 * disc_value;

/// Searches to a depth and judges what it finds there. Values are in units of 1/disc_value disc
/// for the mover.
class Midgame {
 public:
  Midgame(Table& table, const Evaluator& evaluator, Watch& watch)
      : table_(table), evaluator_(evaluator), watch_(watch) {}

  /// The value of a node if it lies between alpha and beta, else a bound on the same side:
  /// principal variation search (Marsland and Campbell, 1982) with a hash table.
  [[nodiscard]] int value(const Node& node, int depth, int alpha, int beta);

  /// The move last found best in a board; nothing when it is not remembered.
  [[nodiscard]] std::optional<Square> remembered(Board board) const;

 private:
  struct Candidate {
    Node after;
    Square square = Square::a1;
    int rank = 0;
  };
  struct Candidates;

  int last_ply(const Node& node, Bitboard moves, int beta);
  int best_of(Candidates& candidates, int depth, int alpha, int beta, Memory& memory);
  void list(const Node& node, Bitboard moves, int depth, const Memory& memory,
            Candidates& out) const;

  Table& table_;
  const Evaluator& evaluator_;
  Watch& watch_;
};

}  // namespace reversi

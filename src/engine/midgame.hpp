#pragma once

#include <optional>

#include "engine/candidates.hpp"
#include "engine/evaluator.hpp"
#include "engine/table.hpp"
#include "engine/watch.hpp"

namespace engine {

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
  // A bound on the likely side of alpha when a shallow search makes it all but certain: ProbCut and
  // Multi-ProbCut (Buro, 1995 and 1997).
  std::optional<int> forecast(const Node& node, int depth, int alpha);
  int last_ply(const Node& node, Bitboard moves, int beta);
  int best_of(const Node& node, Candidates& candidates, int depth, int alpha, int beta,
              Memory& memory);
  void rank(const Node& node, int depth, Candidates& candidates) const;

  Table& table_;
  const Evaluator& evaluator_;
  Watch& watch_;
};

}  // namespace engine

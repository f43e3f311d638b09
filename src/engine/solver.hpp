#pragma once

#include <array>
#include <cstdint>

#include "engine/midgame.hpp"
#include "engine/rules.hpp"
#include "engine/stability.hpp"
#include "engine/table.hpp"
#include "engine/watch.hpp"

namespace engine {

/// Plays out endings exactly. Values are in discs for the mover, empty squares given to the
/// winner, hence even.
class Solver {
 public:
  Solver(Table& table, const Stability& stability, Midgame& midgame, Watch& watch)
      : table_(table), stability_(stability), midgame_(midgame), watch_(watch) {}

  /// The value of a board: null windows driven from a guess, after MTD(f) (Plaat, Schaeffer, Pijls
  /// and de Bruin, 1996).
  [[nodiscard]] int value(Board board, int guess);

  /// Forgets what only the solver knows.
  void forget() { small_.forget(small_table_bits); }

  /// A bound of the value: if at most `alpha`, an upper one, otherwise a lower one.
  [[nodiscard]] int bound(Board board, int alpha);

 private:
  int shallow(Board board, int alpha, Bitboard odd);
  int deep(Board board, Bitboard moves, int alpha, int holes, Bitboard odd);
  int pass_turn(Board board, int alpha, int holes, Bitboard odd);
  int best_of(Candidates& candidates, int alpha, int holes, Bitboard odd, Memory& memory);
  void rank(int holes, Bitboard odd, Candidates& candidates);
  bool known_above(Candidates& candidates, int alpha, int holes) const;

  static constexpr int small_table_bits = 15;

  Table small_;
  Table& table_;
  const Stability& stability_;
  Midgame& midgame_;
  Watch& watch_;
};

}  // namespace engine

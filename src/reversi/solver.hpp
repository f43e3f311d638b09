#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>

#include "reversi/board.hpp"
#include "reversi/stability.hpp"
#include "reversi/table.hpp"

namespace reversi {

/// Thrown from the depth of a search that was asked to stop; it never leaves the library.
struct Stopped {};

/// Counts positions and looks now and then whether to go on.
struct Watch {
  std::stop_token stop;
  std::uint64_t nodes = 0;
  std::uint32_t calls = 0;

  /// Throws Stopped when asked to stop.
  void check() {
    if ((++calls & 255) == 0 && stop.stop_requested()) {
      throw Stopped{};
    }
  }
};

/// Plays out endings exactly. Values are in discs for the mover, empty squares given to the
/// winner, hence even.
class Solver {
 public:
  Solver(Table& table, const Stability& stability, Watch& watch)
      : table_(table), stability_(stability), watch_(watch) {}

  /// The value of a board: null windows driven from a guess, after MTD(f) (Plaat, Schaeffer, Pijls
  /// and de Bruin, 1996).
  [[nodiscard]] int value(Board board, int guess);

  /// Forgets what only the solver knows.
  void forget() { small_.forget(); }

  /// A bound of the value: if at most `alpha`, an upper one, otherwise a lower one.
  [[nodiscard]] int bound(Board board, int alpha);

 private:
  struct Candidate {
    Board after;
    Bitboard replies = 0;
    Square square = Square::a1;
    int rank = 0;
  };
  struct Candidates;

  int shallow(Board board, int alpha, Bitboard odd);
  int deep(Board board, Bitboard moves, int alpha, int holes, Bitboard odd);
  int pass_turn(Board board, int alpha, int holes, Bitboard odd);
  int best_of(Candidates& candidates, int alpha, int holes, Bitboard odd, Memory& memory);
  void list(Board board, Bitboard moves, int holes, Bitboard odd, Candidates& out) const;
  bool known_above(const Candidates& candidates, int alpha, int holes) const;

  Table small_{15};
  Table& table_;
  const Stability& stability_;
  Watch& watch_;
};

}  // namespace reversi

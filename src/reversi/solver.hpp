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

  /// A bound of the value: if at most `alpha`, an upper one, otherwise a lower one.
  [[nodiscard]] int bound(Board board, int alpha);

 private:
  struct Candidate {
    Board after;
    Square square;
    int rank;
  };
  struct Candidates {
    std::array<Candidate, 32> items;
    std::size_t size = 0;
  };

  int shallow(Board board, int alpha, Bitboard odd);
  int deep(Board board, int alpha, int holes, Bitboard odd);
  int pass_turn(Board board, int alpha, int holes, Bitboard odd);
  void list(Board board, Bitboard moves, const Memory* known, int holes, Bitboard odd,
            Candidates& out) const;

  Table& table_;
  const Stability& stability_;
  Watch& watch_;
};

}  // namespace reversi

#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

#include "engine/rules.hpp"
#include "engine/table.hpp"

namespace engine {

/// A move under consideration. No default values: a search makes arrays of these all the time.
struct Candidate {
  Bitboard turned;
  Bitboard replies;  ///< the opponent's moves after it
  Square square;
  int rank;  ///< higher is tried earlier

  [[nodiscard]] Board after(Board board) const {
    return {board.opponent ^ turned, board.player | turned | bit(square)};
  }
};

/// The moves of a board, to be taken in the order of their ranks.
class Candidates {
 public:
  Candidates(Board board, Bitboard moves) : board_(board) {
    for (const Square square : Squares(moves)) {
      assert(size_ < items_.size());
      Candidate& next = items_[size_++];
      next.turned = flips(board, square);
      next.square = square;
      next.replies = legal_moves(next.after(board));
      next.rank = 0;
    }
  }

  [[nodiscard]] Board board() const { return board_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Candidate* begin() { return items_.data(); }
  [[nodiscard]] Candidate* end() { return items_.data() + size_; }

  /// Moves to the front what was good before.
  void prefer(const Memory& memory) {
    for (Candidate& candidate : *this) {
      const int square = index(candidate.square);
      candidate.rank += square == memory.best ? 1 << 20 : square == memory.second ? 1 << 19 : 0;
    }
  }

  /// The best ranked but for the first `taken`, which stay in their places.
  const Candidate& pick(std::size_t taken) {
    std::size_t best = taken;
    for (std::size_t i = taken + 1; i < size_; ++i) {
      best = items_[i].rank > items_[best].rank ? i : best;
    }
    std::swap(items_[taken], items_[best]);
    return items_[taken];
  }

 private:
  Board board_;
  std::size_t size_ = 0;
  std::array<Candidate, 64> items_;  ///< one a square: a position that is set up may have many
};

}  // namespace engine

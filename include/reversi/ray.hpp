#pragma once

#include <array>
#include <optional>

#include "reversi/board.hpp"

namespace reversi {

/// The eight directions, clockwise from up, as a person looks at the board.
enum class Direction : std::uint8_t {
  up,
  up_right,
  right,
  down_right,
  down,
  down_left,
  left,
  up_left,
};

/// What one direction holds for a disc on a square: the run of opposing discs next to it, and what
/// comes behind the run.
struct Ray {
  enum class End {
    closed,  ///< a disc of the side to move: the run flips, unless it is empty
    empty,   ///< an empty square
    edge,    ///< the edge of the board
  };

  Direction direction = Direction::up;
  Bitboard run = 0;            ///< opposing discs in a row, beginning next to the square
  End end = End::edge;         ///< what comes behind them
  std::optional<Square> stop;  ///< the square behind the run; nothing at the edge

  /// Whether the run is bracketed, so that it flips.
  [[nodiscard]] constexpr bool flips() const { return run != 0 && end == End::closed; }

  friend bool operator==(const Ray&, const Ray&) = default;
};

/// The next square in a direction; nothing at the edge.
[[nodiscard]] std::optional<Square> neighbor(Square square, Direction direction);

/// The eight rays from a square for the side to move, clockwise from up. The square itself is not
/// looked at.
[[nodiscard]] std::array<Ray, 8> rays(Board board, Square square);

}  // namespace reversi

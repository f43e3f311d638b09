#pragma once

#include <array>
#include <cstdint>

#include "engine/rules.hpp"

namespace engine {

/// Finds discs that no continuation can flip. Sound, not complete: edges by playing out every
/// filling of them, full lines, and what such discs shelter, as in Edax (Delorme).
class Stability {
 public:
  Stability();

  /// Discs of `board.opponent` that stay the opponent's to the end of the game.
  [[nodiscard]] Bitboard of_opponent(Board board) const;

 private:
  [[nodiscard]] Bitboard on_edges(Board board) const;

  // By the discs of the side in question and of the other on one edge, 8 bits each: the former's
  // stable ones.
  std::array<std::uint8_t, 65536> edge_{};
};

}  // namespace engine

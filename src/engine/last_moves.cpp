#include "engine/last_moves.hpp"

#include <algorithm>
#include <array>

#include "engine/last_squares.hpp"

namespace engine {

namespace {

constexpr int infinity = 127;

template <std::size_t n>
using Holes = std::array<Square, n>;

template <std::size_t n>
Holes<n - 1> without(const Holes<n>& holes, std::size_t index) {
  Holes<n - 1> result;
  for (std::size_t i = 0; i + 1 < n; ++i) {
    result[i] = holes[i < index ? i : i + 1];
  }
  return result;
}

// The value when one square is empty. Only the mover's discs are looked at: the rest is known.
int last_move(Board board, Square hole) {
  const int own = count(board.player);
  if (const int flipped = last_flips(board.player, hole); flipped != 0) {
    return 2 * (own + flipped + 1) - 64;
  }
  if (const int flipped = last_flips(board.opponent, hole); flipped != 0) {
    return 2 * (own - flipped) - 64;
  }
  return own >= 32 ? 2 * (own + 1) - 64 : 2 * own - 64;
}

template <std::size_t n>
int last_moves(Board board, int alpha, const Holes<n>& holes, std::uint64_t& nodes);

// The best of the mover's moves, or -infinity if there are none.
template <std::size_t n>
int best_last_move(Board board, int alpha, const Holes<n>& holes, std::uint64_t& nodes) {
  int best = -infinity;
  for (std::size_t i = 0; i < n; ++i) {
    const auto at = static_cast<std::size_t>(holes[i]);
    if ((detail::neighbors[at] & board.opponent) == 0) {
      continue;
    }
    const Bitboard turned = flips(board, holes[i]);
    if (turned == 0) {
      continue;
    }
    const Board after = {board.opponent ^ turned, board.player | turned | bit(holes[i])};
    int value = 0;
    if constexpr (n == 2) {
      ++nodes;
      value = -last_move(after, holes[1 - i]);
    } else {
      value = -last_moves<n - 1>(after, -alpha - 1, without(holes, i), nodes);
    }
    if (value > alpha) {
      return value;
    }
    best = std::max(best, value);
  }
  return best;
}

template <std::size_t n>
int last_moves(Board board, int alpha, const Holes<n>& holes, std::uint64_t& nodes) {
  ++nodes;
  const int best = best_last_move(board, alpha, holes, nodes);
  if (best != -infinity) {
    return best;
  }
  const int other = best_last_move(pass(board), -alpha - 1, holes, nodes);
  return other != -infinity ? -other : final_value(board);
}

}  // namespace

int last_four(Board board, int alpha, Bitboard odd, std::uint64_t& nodes) {
  Holes<4> holes;
  std::size_t size = 0;
  const Bitboard empty = empties(board);
  for (const Bitboard part : {empty & odd, empty & ~odd}) {
    for (const Square square : Squares(part)) {
      holes[size++] = square;
    }
  }
  return last_moves(board, alpha, holes, nodes);
}

}  // namespace engine

#include "reversi/midgame.hpp"

#include <algorithm>
#include <utility>

#include "reversi/last_squares.hpp"

namespace reversi {

namespace {

constexpr int infinity = 65 * disc_value;

// Keeps what is known to a depth apart from what the solver knows.
constexpr std::uint64_t midgame_key = 0x5851f42d4c957f2d;

struct Candidate {
  Board after;
  Square square = Square::a1;
  int rank = 0;
};

}  // namespace

int Midgame::value(Board board, int depth, int alpha, int beta) {
  ++watch_.nodes;
  watch_.check();
  const Bitboard moves = legal_moves(board);
  if (moves == 0) {
    return legal_moves(pass(board)) != 0 ? -value(pass(board), depth, -beta, -alpha)
                                         : final_value(board) * disc_value;
  }
  if (depth <= 0) {
    return evaluator_.evaluate(board);
  }
  const std::uint64_t key = hash(board) ^ midgame_key;
  const Memory* known = table_.find(key);
  Memory memory{-infinity, infinity, static_cast<std::uint8_t>(depth)};
  if (known != nullptr) {
    memory.best = known->best;
    memory.second = known->second;
    if (known->depth == depth) {
      memory = *known;
      if (memory.lower >= beta || memory.lower == memory.upper) {
        return memory.lower;
      }
      if (memory.upper <= alpha) {
        return memory.upper;
      }
    }
  }
  std::array<Candidate, 34> candidates;
  std::size_t size = 0;
  for (const Square square : Squares(moves)) {
    const Board after = play(board, square);
    int rank = depth > 2 ? -evaluator_.evaluate(after) : -count(legal_moves(after)) * disc_value;
    rank += index(square) == memory.best ? 1 << 20 : index(square) == memory.second ? 1 << 19 : 0;
    candidates[size++] = {after, square, rank};
  }
  int best = -infinity;
  Square best_square = Square::a1;
  const int floor = alpha;
  for (std::size_t i = 0; i < size && alpha < beta; ++i) {
    const auto rest = candidates.begin() + static_cast<std::ptrdiff_t>(i);
    std::iter_swap(
        rest, std::ranges::max_element(rest, candidates.begin() + static_cast<std::ptrdiff_t>(size),
                                       {}, &Candidate::rank));
    int found = i == 0 ? 0 : -value(rest->after, depth - 1, -alpha - 1, -alpha);
    if (i == 0 || (found > alpha && found < beta)) {
      found = -value(rest->after, depth - 1, -beta, -alpha);
    }
    if (found > best) {
      best = found;
      best_square = rest->square;
      alpha = std::max(alpha, best);
    }
  }
  if (best > floor) {
    memory.lower = static_cast<std::int16_t>(best);
  }
  if (best < beta) {
    memory.upper = static_cast<std::int16_t>(best);
  }
  if (index(best_square) != memory.best) {
    memory.second = std::exchange(memory.best, static_cast<std::uint8_t>(best_square));
  }
  table_.store(key, memory);
  return best;
}

}  // namespace reversi

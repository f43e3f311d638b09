#include "engine/solver.hpp"

#include <algorithm>
#include <utility>

#include "engine/last_moves.hpp"
#include "engine/last_squares.hpp"

namespace engine {

namespace {

constexpr int infinity = 127;

// Boards with no more empty squares are searched in order of parity alone.
constexpr int shallow_holes = 6;

// The many small endings have a table of their own that stays in the processor's cache.
constexpr int small_table_holes = 10;

// Whether a reply is known already is worth asking from this many empty squares on.
constexpr int look_up_children_from = 12;

constexpr std::array<Bitboard, 4> quadrants = {0x000000000f0f0f0f, 0x00000000f0f0f0f0,
                                               0x0f0f0f0f00000000, 0xf0f0f0f000000000};

Bitboard quadrant(Square square) {
  const int place = row(square) / 4 * 2 + column(square) / 4;
  return quadrants[static_cast<std::size_t>(place)];
}

// The quadrants with an odd number of empty squares: who fills one of them moves last there.
Bitboard odd_quadrants(Bitboard holes) {
  Bitboard result = 0;
  for (const Bitboard quadrant : quadrants) {
    result |= (count(holes & quadrant) & 1) != 0 ? quadrant : 0;
  }
  return result;
}

// With so many empty squares a look at the position pays for itself in better order.
constexpr int judge_from = 12;

constexpr int judge_depth(int holes) {
  return std::clamp((holes - judge_from) / 2, 0, 2);
}

// Below this value it is not worth asking how many discs are safe.
int worth_asking_stability(int holes) {
  return 2 * holes - 2;
}

}  // namespace

int Solver::shallow(Board board, int alpha, Bitboard odd) {
  const Bitboard empty = empties(board);
  const int holes = count(empty);
  if (holes == 4) {
    return last_four(board, alpha, odd, watch_.nodes);
  }
  ++watch_.nodes;
  if (alpha >= worth_asking_stability(holes)) {
    const int most = 64 - 2 * count(stability_.of_opponent(board));
    if (most <= alpha) {
      return most;
    }
  }
  const Bitboard moves = legal_moves(board);
  if (moves == 0) {
    return legal_moves(pass(board)) != 0 ? -shallow(pass(board), -alpha - 1, odd)
                                         : final_value(board);
  }
  int best = -infinity;
  for (const Bitboard part : {moves & odd, moves & ~odd}) {
    for (const Square square : Squares(part)) {
      const int value = -shallow(play(board, square), -alpha - 1, odd ^ quadrant(square));
      if (value > alpha) {
        return value;
      }
      best = std::max(best, value);
    }
  }
  return best;
}

void Solver::rank(int holes, Bitboard odd, Candidates& candidates) {
  constexpr Bitboard beside_corners = 0x42c300000000c342;
  for (Candidate& next : candidates) {
    next.rank = -(count(next.replies) + count(next.replies & corners)) * 64;
    next.rank += contains(odd, next.square) ? (holes < 12 ? 48 : 24) : 0;
    next.rank += contains(corners, next.square)          ? 64
                 : contains(beside_corners, next.square) ? -16
                                                         : 0;
    if (holes >= judge_from) {
      const Node after(next.after(candidates.board()));
      next.rank -= 2 * midgame_.value(after, judge_depth(holes), -infinite_value, infinite_value);
    }
  }
}

int Solver::pass_turn(Board board, int alpha, int holes, Bitboard odd) {
  const Bitboard moves = legal_moves(pass(board));
  return moves != 0 ? -deep(pass(board), moves, -alpha - 1, holes, odd) : final_value(board);
}

bool Solver::known_above(Candidates& candidates, int alpha, int holes) const {
  const Table& table = holes - 1 <= small_table_holes ? small_ : table_;
  for (const Candidate& next : candidates) {
    const Memory* child = table.find(hash(next.after(candidates.board())));
    if (child != nullptr && -child->upper > alpha) {
      return true;
    }
  }
  return false;
}

int Solver::best_of(Candidates& candidates, int alpha, int holes, Bitboard odd, Memory& memory) {
  int best = -infinity;
  Square best_square = Square::a1;
  for (std::size_t i = 0; i < candidates.size() && best <= alpha; ++i) {
    const Candidate& next = candidates.pick(i);
    const Board after = next.after(candidates.board());
    const Bitboard rest = odd ^ quadrant(next.square);
    const int value = holes - 1 <= shallow_holes
                          ? -shallow(after, -alpha - 1, rest)
                          : -deep(after, next.replies, -alpha - 1, holes - 1, rest);
    if (value > best) {
      best = value;
      best_square = next.square;
    }
  }
  if (index(best_square) != memory.best) {
    memory.second = std::exchange(memory.best, static_cast<std::uint8_t>(best_square));
  }
  return best;
}

int Solver::deep(Board board, Bitboard moves, int alpha, int holes, Bitboard odd) {
  ++watch_.nodes;
  watch_.check();
  if (moves == 0) {
    return pass_turn(board, alpha, holes, odd);
  }
  if (alpha >= worth_asking_stability(holes)) {
    const int most = 64 - 2 * count(stability_.of_opponent(board));
    if (most <= alpha) {
      return most;
    }
  }
  Table& table = holes <= small_table_holes ? small_ : table_;
  const std::uint64_t key = hash(board);
  Memory memory{-64, 64, static_cast<std::uint8_t>(holes)};
  if (const Memory* known = table.find(key); known != nullptr) {
    memory = *known;
    if (memory.lower > alpha) {
      return memory.lower;
    }
    if (memory.upper <= alpha) {
      return memory.upper;
    }
  }
  Candidates candidates(board, moves);
  if (holes >= look_up_children_from && known_above(candidates, alpha, holes)) {
    return alpha + 1;
  }
  rank(holes, odd, candidates);
  candidates.prefer(memory);
  const int best = best_of(candidates, alpha, holes, odd, memory);
  (best > alpha ? memory.lower : memory.upper) = static_cast<std::int16_t>(best);
  table.store(key, memory);
  return best;
}

int Solver::bound(Board board, int alpha) {
  const Bitboard empty = empties(board);
  if (count(empty) >= 4) {
    const Bitboard odd = odd_quadrants(empty);
    return count(empty) <= shallow_holes
               ? shallow(board, alpha, odd)
               : deep(board, legal_moves(board), alpha, count(empty), odd);
  }
  // Too few squares for the rest of the code; a plain search does.
  const Bitboard moves = legal_moves(board);
  if (moves == 0) {
    return legal_moves(pass(board)) != 0 ? -bound(pass(board), -alpha - 1) : final_value(board);
  }
  int best = -infinity;
  for (const Square square : Squares(moves)) {
    best = std::max(best, -bound(play(board, square), -alpha - 1));
  }
  return best;
}

int Solver::value(Board board, int guess) {
  int lower = -64;
  int upper = 64;
  int test = std::clamp(guess & ~1, -62, 64);
  while (lower < upper) {
    const int found = bound(board, test - 1);
    if (found >= test) {
      lower = found;
      test = lower + 2;
    } else {
      upper = found;
      test = upper;
    }
  }
  return lower;
}

}  // namespace engine

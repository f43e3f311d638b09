#include "reversi/midgame.hpp"

#include <algorithm>
#include <utility>

#include "reversi/last_squares.hpp"

namespace reversi {

namespace {

// Keeps what is known to a depth apart from what the solver knows.
constexpr std::uint64_t midgame_key = 0x5851f42d4c957f2d;

constexpr int rank_by_value_from_depth = 3;

}  // namespace

struct Midgame::Candidates {
  std::array<Candidate, 34> items;
  std::size_t size = 0;

  // The best ranked of those from `from` on, moved to `from`.
  Candidate& pick(std::size_t from) {
    std::size_t best = from;
    for (std::size_t i = from + 1; i < size; ++i) {
      best = items[i].rank > items[best].rank ? i : best;
    }
    if (best != from) {
      std::swap(items[from], items[best]);
    }
    return items[from];
  }
};

int Midgame::last_ply(const Node& node, Bitboard moves, int beta) {
  int best = -infinite_value;
  for (const Square square : Squares(moves)) {
    ++watch_.nodes;
    const Node after = node.play(square, flips(node.board, square));
    const int found = after.board.player == 0 ? 64 * disc_value : -evaluator_.value(after);
    best = std::max(best, found);
    if (best >= beta) {
      break;
    }
  }
  return best;
}

void Midgame::list(const Node& node, Bitboard moves, int depth, const Memory& memory,
                   Candidates& out) const {
  for (const Square square : Squares(moves)) {
    Candidate& next = out.items[out.size++];
    next.after = node.play(square, flips(node.board, square));
    next.square = square;
    if (index(square) == memory.best) {
      next.rank = 1 << 20;
    } else if (index(square) == memory.second) {
      next.rank = 1 << 19;
    } else if (depth >= rank_by_value_from_depth) {
      next.rank =
          -evaluator_.value(next.after) - count(legal_moves(next.after.board)) * disc_value / 2;
    } else {
      next.rank = -count(legal_moves(next.after.board));
    }
  }
}

int Midgame::best_of(Candidates& candidates, int depth, int alpha, int beta, Memory& memory) {
  int best = -infinite_value;
  Square best_square = Square::a1;
  for (std::size_t i = 0; i < candidates.size && best < beta; ++i) {
    const Candidate& next = candidates.pick(i);
    const int floor = std::max(alpha, best);
    int found = i == 0 ? 0 : -value(next.after, depth - 1, -floor - 1, -floor);
    if (i == 0 || (found > floor && found < beta)) {
      found = -value(next.after, depth - 1, -beta, -floor);
    }
    if (found > best) {
      best = found;
      best_square = next.square;
    }
  }
  if (index(best_square) != memory.best) {
    memory.second = std::exchange(memory.best, static_cast<std::uint8_t>(best_square));
  }
  return best;
}

int Midgame::value(const Node& node, int depth, int alpha, int beta) {
  if (depth <= 0) {
    ++watch_.nodes;
    return evaluator_.value(node);
  }
  ++watch_.nodes;
  watch_.check();
  const Bitboard moves = legal_moves(node.board);
  if (moves == 0) {
    return legal_moves(pass(node.board)) != 0 ? -value(node.pass(), depth, -beta, -alpha)
                                              : final_value(node.board) * disc_value;
  }
  if (depth == 1) {
    return last_ply(node, moves, beta);
  }
  const std::uint64_t key = hash(node.board) ^ midgame_key;
  Memory memory{-infinite_value, infinite_value, static_cast<std::uint8_t>(depth)};
  if (const Memory* known = table_.find(key); known != nullptr) {
    if (known->depth == depth) {
      memory = *known;
      if (memory.lower >= beta || memory.lower == memory.upper) {
        return memory.lower;
      }
      if (memory.upper <= alpha) {
        return memory.upper;
      }
    }
    memory.best = known->best;
    memory.second = known->second;
  }
  Candidates candidates;
  list(node, moves, depth, memory, candidates);
  const int best = best_of(candidates, depth, alpha, beta, memory);
  if (best > alpha) {
    memory.lower = static_cast<std::int16_t>(best);
  }
  if (best < beta) {
    memory.upper = static_cast<std::int16_t>(best);
  }
  table_.store(key, memory);
  return best;
}

std::optional<Square> Midgame::remembered(Board board) const {
  const Memory* known = table_.find(hash(board) ^ midgame_key);
  if (known == nullptr || known->best == no_square) {
    return std::nullopt;
  }
  return static_cast<Square>(known->best);
}

}  // namespace reversi

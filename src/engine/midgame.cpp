#include "engine/midgame.hpp"

#include <algorithm>
#include <utility>

#include "engine/last_squares.hpp"
#include "engine/rules.hpp"

namespace engine {

namespace {

// Keeps what is known to a depth apart from what the solver knows.
constexpr std::uint64_t midgame_key = 0x5851f42d4c957f2d;

constexpr int rank_by_value_from_depth = 3;

// What a reply less is worth when moves are put in order.
constexpr int mobility_value = disc_value / 2;

constexpr int cut_from_depth = 3;
constexpr int cut_percent = 120;  // of a standard error

// A depth about half as great and of the same parity, since values swing with whose turn is last.
constexpr int preview_depth(int depth) {
  return depth / 2 - ((depth / 2 ^ depth) & 1);
}

// The standard error of a preview as a forecast, fitted by hand to 600 positions of own games: from
// two discs in the opening to five near the end for four plies of difference.
constexpr int forecast_error(int discs, int depth, int preview) {
  const int four_plies = 63 + (discs - 4) * 11 / 4;  // in 1/disc_value disc
  return four_plies * (46 + 27 * (depth - preview) / 2) / 100 * (110 - 4 * preview) / 100;
}

}  // namespace

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

void Midgame::rank(const Node& node, int depth, Candidates& candidates) const {
  for (Candidate& next : candidates) {
    next.rank = -count(next.replies) * mobility_value;
    if (depth >= rank_by_value_from_depth) {
      next.rank -= evaluator_.value(node.play(next.square, next.turned));
    }
  }
}

int Midgame::best_of(const Node& node, Candidates& candidates, int depth, int alpha, int beta,
                     Memory& memory) {
  int best = -infinite_value;
  Square best_square = Square::a1;
  for (std::size_t i = 0; i < candidates.size() && best < beta; ++i) {
    const Candidate& next = candidates.pick(i);
    const Node after = node.play(next.square, next.turned);
    const int floor = std::max(alpha, best);
    int found = i == 0 ? 0 : -value(after, depth - 1, -floor - 1, -floor);
    if (i == 0 || (found > floor && found < beta)) {
      found = -value(after, depth - 1, -beta, -floor);
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

std::optional<int> Midgame::forecast(const Node& node, int depth, int alpha) {
  const int preview = preview_depth(depth);
  const int discs = count(~empties(node.board));
  const int margin = forecast_error(discs, depth, preview) * cut_percent / 100;
  const int now = evaluator_.value(node);
  if (now > alpha) {
    const int above = alpha + 1 + margin;
    if (above < infinite_value && value(node, preview, above - 1, above) >= above) {
      return alpha + 1;
    }
  } else {
    const int below = alpha - margin;
    if (below > -infinite_value && value(node, preview, below, below + 1) <= below) {
      return alpha;
    }
  }
  return std::nullopt;
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
  if (depth >= cut_from_depth && beta == alpha + 1) {
    if (const auto sure = forecast(node, depth, alpha)) {
      return *sure;
    }
  }
  Candidates candidates(node.board, moves);
  rank(node, depth, candidates);
  candidates.prefer(memory);
  const int best = best_of(node, candidates, depth, alpha, beta, memory);
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

}  // namespace engine

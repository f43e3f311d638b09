#include "engine/search.hpp"

#include <algorithm>
#include <utility>

#include "engine/last_squares.hpp"
#include "engine/midgame.hpp"
#include "engine/rules.hpp"
#include "engine/solver.hpp"
#include "reversi/random.hpp"

namespace engine {

namespace {

// The size of the table depends on nothing but the limits, since it can change what is found:
// 256 KiB for what is over in a blink, else 32 MiB.
int table_bits(const Limits& limits) {
  return limits.depth <= 6 && limits.exact_from <= 14 ? 14 : 21;
}

// How deep to look for a first guess of an exact value and for the order of moves.
int guess_depth(int holes) {
  return std::clamp(holes / 2, 1, 10);
}

struct RootMove {
  Square square;
  Board after;
  int value;
};

std::vector<RootMove> root_moves(Board board, std::uint64_t seed) {
  std::vector<RootMove> moves;
  for (const Square square : Squares(legal_moves(board))) {
    moves.push_back({square, play(board, square), 0});
  }
  // A pure function of seed and board, so that undo, saving and resuming change nothing.
  Random random(scramble(seed ^ hash(board)));
  for (std::size_t left = moves.size(); left > 1; --left) {
    std::swap(moves[left - 1], moves[random.below(left)]);
  }
  return moves;
}

}  // namespace

struct Searcher::State {
  Table table;
  Stability stability;
  Evaluator evaluator;
  Watch watch;
  Midgame midgame{table, evaluator, watch};
  Solver solver{table, stability, midgame, watch};

  void start(const Limits& limits, const std::stop_token& stop) {
    table.forget(table_bits(limits));
    solver.forget();
    watch = {stop};
    if (stop.stop_requested()) {
      throw Stopped{};
    }
  }

  // Moves the best to the front; among equals the earliest stays first.
  int deepen_once(std::vector<RootMove>& moves, int depth) {
    int best = -infinite_value;
    for (auto move = moves.begin(); move != moves.end(); ++move) {
      int value = -infinite_value;
      if (move != moves.begin()) {
        value = -midgame.value(Node(move->after), depth - 1, -best - 1, -best);
      }
      if (move == moves.begin() || value > best) {
        value = -midgame.value(Node(move->after), depth - 1, -infinite_value, -best);
      }
      move->value = value;
      if (value > best) {
        best = value;
        std::rotate(moves.begin(), move, move + 1);
      }
    }
    return best;
  }

  int deepen(std::vector<RootMove>& moves, int depth) {
    int best = 0;
    for (int at = 1; at <= depth; ++at) {
      best = deepen_once(moves, at);
    }
    return best;
  }

  int misjudge(std::vector<RootMove>& moves, const Limits& limits, std::uint64_t seed) {
    const int most = limits.blur * disc_value;
    for (RootMove& move : moves) {
      Random random(scramble(seed ^ hash(move.after)));
      const auto chance = static_cast<int>(random.below(2 * static_cast<std::uint64_t>(most) + 1));
      move.value =
          chance - most -
          midgame.value(Node(move.after), limits.depth - 1, -infinite_value, infinite_value);
    }
    std::iter_swap(moves.begin(), std::ranges::max_element(moves, {}, &RootMove::value));
    return moves.front().value;
  }

  // The first move, in the order given, of those that reach the most.
  int solve(std::vector<RootMove>& moves, int guess) {
    int lower = -64;
    int upper = 64;
    int test = std::clamp(guess & ~1, -62, 64);
    while (lower < upper) {
      int best = -64;
      for (auto move = moves.begin(); move != moves.end() && best < test; ++move) {
        best = std::max(best, -solver.bound(move->after, -test));
        if (best >= test) {
          std::rotate(moves.begin(), move, move + 1);
        }
      }
      (best >= test ? lower : upper) = best;
      test = best >= test ? best + 2 : best;
    }
    return lower;
  }

  // A move that reaches a value known to be in reach.
  Square reaching(Board board, int value) {
    const Bitboard moves = legal_moves(board);
    for (const Square square : Squares(moves & (moves - 1))) {
      if (-solver.bound(play(board, square), -value) >= value) {
        return square;
      }
    }
    return first(moves);
  }

  std::vector<Move> best_line(Board board, Square square, int value) {
    std::vector<Move> variation = {square};
    for (board = play(board, square); !is_over(board); value = -value) {
      if (legal_moves(board) == 0) {
        variation.push_back(pass_move);
        board = pass(board);
      } else {
        variation.emplace_back(reaching(board, -value));
        board = play(board, *variation.back());
      }
    }
    return variation;
  }
};

Searcher::Searcher() : state_(std::make_unique<State>()) {}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

std::optional<Found> Searcher::search(Board board, const Limits& limits, std::uint64_t seed,
                                      const std::stop_token& stop) {
  try {
    state_->start(limits, stop);
    auto moves = root_moves(board, seed);
    const int holes = count(empties(board));
    const bool exact = holes <= limits.exact_from;
    int value = 0;
    if (exact) {
      value = state_->solve(moves, state_->deepen(moves, guess_depth(holes)) / disc_value);
    } else if (limits.blur > 0) {
      value = state_->misjudge(moves, limits, seed);
    } else {
      value = state_->deepen(moves, limits.depth);
    }
    const Square best = moves.front().square;
    return Found{best, value, exact, state_->watch.nodes,
                 exact ? state_->best_line(board, best, value) : std::vector<Move>{}};
  } catch (const Stopped&) {
    return std::nullopt;
  }
}

}  // namespace engine

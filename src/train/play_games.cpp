// play_games WEIGHTS GAMES DEPTH SEED OUTPUT
// Plays games against itself and writes every position with what it was worth. WEIGHTS is a file
// fit_weights wrote, or - for the built-in ones, or 0 for none: then moves are random until the end
// can be solved.

#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/midgame.hpp"
#include "engine/solver.hpp"
#include "engine/stability.hpp"
#include "reversi/random.hpp"
#include "train/position_file.hpp"
#include "train/weights_file.hpp"

using namespace engine;
using namespace reversi;

namespace {

constexpr int exact_from = 14;
constexpr int fewest_random = 6;
constexpr int most_random = 20;
constexpr double outcome_share = 0.4;

Square random_move(Bitboard moves, Random& random) {
  for (auto skip = random.below(static_cast<std::uint64_t>(count(moves))); skip > 0; --skip) {
    moves &= moves - 1;
  }
  return first(moves);
}

struct Player {
  explicit Player(const train::Weights& weights, int to_depth)
      : evaluator(weights.views()), depth(to_depth) {}

  Table table;
  Stability stability;
  Evaluator evaluator;
  Watch watch;
  Midgame midgame{table, evaluator, watch};
  Solver solver{table, stability, midgame, watch};
  int depth;

  int judge(Board board) {
    int value = 0;
    for (int at = 1 + depth % 2; at <= depth; ++at) {
      value = midgame.value(Node(board), at, -infinite_value, infinite_value);
    }
    return value;
  }

  // The solved value, and best play from there on as further samples.
  int play_out(Board board, std::uint32_t game, std::vector<train::Sample>& samples) {
    const int value = solver.value(
        board, midgame.value(Node(board), 3, -infinite_value, infinite_value) / disc_value);
    int now = value;
    while (!is_over(board)) {
      const Bitboard moves = legal_moves(board);
      if (moves == 0) {
        board = pass(board);
        now = -now;
        continue;
      }
      samples.push_back({board, now * disc_value, game});
      for (const Square square : Squares(moves)) {
        const Board after = play(board, square);
        if (-solver.bound(after, -now) >= now) {
          board = after;
          break;
        }
      }
      now = -now;
    }
    return value;
  }

  void play_game(Random& random, std::uint32_t game, std::vector<train::Sample>& samples) {
    table.forget(18);
    solver.forget();
    Board board = start_board;
    bool black = true;
    const auto random_plies =
        fewest_random + static_cast<int>(random.below(most_random - fewest_random + 1));
    const std::size_t first_sample = samples.size();
    std::vector<bool> black_moves;
    for (int ply = 0; count(empties(board)) > exact_from && !is_over(board); ++ply) {
      if (legal_moves(board) == 0) {
        board = pass(board);
        black = !black;
        continue;
      }
      Square square = random_move(legal_moves(board), random);
      if (ply >= random_plies && depth > 0) {
        samples.push_back({board, judge(board), game});
        black_moves.push_back(black);
        square = midgame.remembered(board).value_or(square);
      } else if (depth == 0) {
        samples.push_back({board, 0, game});
        black_moves.push_back(black);
      }
      board = play(board, square);
      black = !black;
    }
    const int end = play_out(board, game, samples) * disc_value;
    for (std::size_t i = 0; i < black_moves.size(); ++i) {
      train::Sample& sample = samples[first_sample + i];
      const double share = depth == 0 ? 1.0 : outcome_share;
      sample.value = static_cast<int>(share * (black_moves[i] == black ? end : -end) +
                                      (1 - share) * sample.value);
    }
  }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 6) {
    std::fputs("usage: play_games WEIGHTS GAMES DEPTH SEED OUTPUT\n", stderr);
    return 2;
  }
  const auto weights = train::read_weights(argv[1]);
  if (!weights) {
    std::fprintf(stderr, "play_games: no weights in %s\n", argv[1]);
    return 1;
  }
  Player player(*weights, std::atoi(argv[3]));
  Random random(std::strtoull(argv[4], nullptr, 10));
  std::vector<train::Sample> samples;
  const auto games = static_cast<std::uint32_t>(std::atoi(argv[2]));
  for (std::uint32_t game = 0; game < games; ++game) {
    player.play_game(random, game, samples);
  }
  std::printf("%u games, %zu positions, %llu nodes\n", games, samples.size(),
              static_cast<unsigned long long>(player.watch.nodes));
  return train::write_samples(argv[5], samples) ? 0 : 1;
}

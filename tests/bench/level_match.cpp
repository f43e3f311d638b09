// level_match [LEVEL LEVEL [GAMES [SEED]]]
// Plays levels against each other from balanced openings of eight plies, each opening twice with
// colours exchanged; without arguments every level against the one below it, 200 games each.
// Times are the processor's.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "reversi/random.hpp"

using namespace engine;
using namespace reversi;

namespace {

constexpr int opening_plies = 8;
constexpr int balanced_discs = 2;

struct Side {
  Level level = Level::house;
  Engine engine;
  double seconds = 0;
  double longest = 0;
  int moves = 0;

  Square choose(const Position& position, std::uint64_t seed) {
    const std::clock_t start = std::clock();
    const Square square = engine.choose(position, level, seed, {})->square;
    const double taken = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    seconds += taken;
    longest = std::max(longest, taken);
    ++moves;
    return square;
  }
};

Position random_opening(Random& random) {
  Position position;
  for (int ply = 0; ply < opening_plies; ++ply) {
    Bitboard moves = legal_moves(position.board);
    if (moves == 0) {
      return random_opening(random);
    }
    for (auto skip = random.below(static_cast<std::uint64_t>(count(moves))); skip > 0; --skip) {
      moves &= moves - 1;
    }
    position = play(position, first(moves));
  }
  return legal_moves(position.board) != 0 ? position : random_opening(random);
}

std::vector<Position> balanced_openings(int wanted, std::uint64_t seed) {
  Random random(seed);
  Searcher searcher;
  std::vector<Position> openings;
  while (static_cast<int>(openings.size()) < wanted) {
    const Position position = random_opening(random);
    const auto found = searcher.search(position.board, {6, 0}, 0, {});
    if (std::abs(found->value) <= balanced_discs * disc_value &&
        std::ranges::find(openings, position) == openings.end()) {
      openings.push_back(position);
    }
  }
  return openings;
}

// The winner's colour after the game, if any.
std::optional<Color> play_game(Position position, Side& black, Side& white, std::uint64_t seed) {
  while (!is_over(position.board)) {
    if (legal_moves(position.board) == 0) {
      position = pass(position);
      continue;
    }
    Side& mover = position.to_move == Color::black ? black : white;
    position = play(position, mover.choose(position, seed));
  }
  return leader(score(position));
}

void play_match(Level upper, Level lower, const std::vector<Position>& openings) {
  Side one{upper, {}};
  Side two{lower, {}};
  int wins = 0;
  int draws = 0;
  std::uint64_t seed = 0;
  for (const Position& opening : openings) {
    for (const Color color : {Color::black, Color::white}) {
      const auto winner = color == Color::black ? play_game(opening, one, two, ++seed)
                                                : play_game(opening, two, one, ++seed);
      draws += winner ? 0 : 1;
      wins += winner == color ? 1 : 0;
    }
  }
  const auto games = static_cast<int>(openings.size()) * 2;
  std::printf("%s against %s: %d won, %d drawn, %d lost: %.1f %%; ", info(upper).name.data(),
              info(lower).name.data(), wins, draws, games - wins - draws,
              100.0 * (wins + 0.5 * draws) / games);
  for (const Side* side : {&one, &two}) {
    std::printf("%s %.1f ms a move, %.0f ms at most%s", info(side->level).name.data(),
                1000 * side->seconds / side->moves, 1000 * side->longest,
                side == &one ? "; " : "\n");
  }
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int games = argc > 3 ? std::atoi(argv[3]) : 200;
  const std::uint64_t seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1;
  const auto openings = balanced_openings(games / 2, seed);
  if (argc > 2) {
    const auto upper = parse_level(argv[1]);
    const auto lower = parse_level(argv[2]);
    if (!upper || !lower) {
      std::fputs("level_match: no such level\n", stderr);
      return 2;
    }
    play_match(*upper, *lower, openings);
    return 0;
  }
  for (std::size_t row = 1; row < levels().size(); ++row) {
    play_match(static_cast<Level>(row), static_cast<Level>(row - 1), openings);
  }
}

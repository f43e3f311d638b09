// search_bench perft | midgame [DEPTH] | endgame MOST FILE... | moves MOST FILE...
// Measures the rules, the search to a depth, exact endings, or the value of every move in them;
// each prints positions, seconds and a checksum that changes when what was found does. FILE has
// lines of 64 squares, the side to move and the moves with their values, best first; those with
// more than MOST empties are passed over.

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

#include "engine/search.hpp"
#include "notation/position.hpp"
#include "reversi/position.hpp"
#include "reversi/random.hpp"
#include "support/perft.hpp"

using namespace engine;
using namespace reversi;

namespace {

double seconds_since(std::clock_t start) {
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

constexpr Limits to_the_end = {1, 60, 0};

struct Tally {
  int searches = 0;
  std::uint64_t nodes = 0;
  std::uint64_t checksum = 0;
  double longest = 0;
  int wrong = 0;
  std::clock_t start = std::clock();

  void add(const Found& found, double seconds) {
    ++searches;
    nodes += found.nodes;
    checksum = scramble(checksum ^ static_cast<std::uint64_t>(found.value + 4096) << 8 ^
                        static_cast<std::uint64_t>(found.square));
    longest = seconds > longest ? seconds : longest;
  }

  void print(const char* name) const {
    std::printf("%s: %d searches, %llu nodes, %.2f s, longest %.2f s, checksum %016llx, %d wrong\n",
                name, searches, static_cast<unsigned long long>(nodes), seconds_since(start),
                longest, static_cast<unsigned long long>(checksum), wrong);
  }
};

Found timed(Searcher& searcher, Board board, const Limits& limits, Tally& tally) {
  const std::clock_t start = std::clock();
  const Found found = *searcher.search(board, limits, 0, {});
  tally.add(found, seconds_since(start));
  return found;
}

// The leaves to depth 11 as published, A, B and C by their conventions.
int bench_perft() {
  struct Convention {
    const char* name;
    std::uint64_t (*leaves)(Board);
    std::uint64_t published;
  };
  constexpr int depth = 11;
  constexpr Convention conventions[] = {
      {"perft 11 A", [](Board board) { return perft::with_finished_games(board, depth); },
       212258800},
      {"perft 11 B", [](Board board) { return perft::unfinished_only(board, depth); }, 212258216},
      {"perft 11 C", [](Board board) { return perft::by_discs(board, depth); }, 212260880},
  };
  int wrong = 0;
  for (const Convention& convention : conventions) {
    Tally tally;
    tally.nodes = convention.leaves(start_board);
    tally.checksum = scramble(tally.nodes);
    tally.wrong = tally.nodes == convention.published ? 0 : 1;
    tally.print(convention.name);
    wrong += tally.wrong;
  }
  return wrong == 0 ? 0 : 1;
}

void bench_midgame(int depth) {
  Searcher searcher;
  Tally tally;
  Board board = start_board;
  for (int ply = 0; ply < 36 && legal_moves(board) != 0; ++ply) {
    const Found found = timed(searcher, board, {depth, 0, 0}, tally);
    board = play(board, found.square);
  }
  tally.print("midgame");
}

// "A2:+38;" is a move and its value.
bool is_right(const Found& found, const std::string& line) {
  std::string name = to_string(found.square);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  const std::size_t best = line.find(':');
  const std::size_t move = line.find(name + ":");
  return best != std::string::npos && move != std::string::npos &&
         std::atoi(line.c_str() + best + 1) == found.value &&
         std::atoi(line.c_str() + move + 3) == found.value;
}

// The value of a board for its mover with best play, empty squares given to the winner.
int solve(Searcher& searcher, Board board, Tally& tally) {
  if (legal_moves(board) != 0) {
    return timed(searcher, board, to_the_end, tally).value;
  }
  if (!is_over(board)) {
    return -solve(searcher, pass(board), tally);
  }
  const int margin = count(board.player) - count(board.opponent);
  const int empty = count(empties(board));
  return margin + (margin > 0 ? empty : 0) - (margin < 0 ? empty : 0);
}

// "A2:+38;" is a move and its value, "--:-127;" ends some lines: how many are not the value found.
int wrong_values(Searcher& searcher, Board board, const std::string& line, Tally& tally) {
  int wrong = 0;
  for (std::size_t at = line.find(':'); at != std::string::npos; at = line.find(':', at + 1)) {
    if (const auto square = parse_square(line.substr(at - 2, 2))) {
      const int value = -solve(searcher, play(board, *square), tally);
      wrong += value == std::atoi(line.c_str() + at + 1) ? 0 : 1;
    }
  }
  return wrong;
}

int wrong_best(Searcher& searcher, Board board, const std::string& line, Tally& tally) {
  return is_right(timed(searcher, board, to_the_end, tally), line) ? 0 : 1;
}

using Check = int (*)(Searcher&, Board, const std::string& line, Tally&);

int bench_endings(Check check, int most, int files, char** names) {
  Searcher searcher;
  int wrong = 0;
  for (int i = 0; i < files; ++i) {
    Tally tally;
    std::ifstream file(names[i]);
    for (std::string line; std::getline(file, line);) {
      const auto read = notation::parse_position(line.substr(0, 66));
      const auto* position = std::get_if<Position>(&read);
      if (position != nullptr && count(empties(position->board)) <= most) {
        tally.wrong += check(searcher, position->board, line, tally);
      }
    }
    tally.print(names[i]);
    wrong += tally.wrong;
  }
  return wrong == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  if (what == "perft") {
    return bench_perft();
  }
  if (what == "midgame") {
    bench_midgame(argc > 2 ? std::atoi(argv[2]) : 10);
    return 0;
  }
  if ((what == "endgame" || what == "moves") && argc > 3) {
    const Check check = what == "moves" ? wrong_values : wrong_best;
    return bench_endings(check, std::atoi(argv[2]), argc - 3, argv + 3);
  }
  std::fputs("usage: search_bench perft | midgame [DEPTH] | endgame|moves MOST FILE...\n", stderr);
  return 2;
}

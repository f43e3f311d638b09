#include "engine/search.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "engine/evaluator.hpp"
#include "engine/stability.hpp"
#include "reversi/random.hpp"

using namespace engine;
using namespace reversi;

namespace {

Board random_board(Random& random, int holes) {
  Board board = start_board;
  while (count(empties(board)) > holes || legal_moves(board) == 0) {
    Bitboard moves = legal_moves(board);
    if (moves == 0) {
      board = is_over(board) ? start_board : pass(board);
      continue;
    }
    for (auto skip = random.below(static_cast<std::uint64_t>(count(moves))); skip > 0; --skip) {
      moves &= moves - 1;
    }
    board = play(board, first(moves));
    if (count(empties(board)) < holes) {
      board = start_board;
    }
  }
  return board;
}

// The winner takes the empty squares.
int brute_force(Board board) {
  if (is_over(board)) {
    const int own = count(board.player);
    const int other = count(board.opponent);
    return own == other ? 0 : own > other ? 64 - 2 * other : 2 * own - 64;
  }
  if (legal_moves(board) == 0) {
    return -brute_force(pass(board));
  }
  int best = -64;
  for (const Square square : Squares(legal_moves(board))) {
    best = std::max(best, -brute_force(play(board, square)));
  }
  return best;
}

Bitboard turned(Bitboard set, int symmetry) {
  Bitboard result = 0;
  for (const Square square : Squares(set)) {
    result |= bit(transform(square, symmetry));
  }
  return result;
}

// Whether the opponent's discs in `safe` survive everything that can still be played.
bool survive(Board board, Bitboard safe) {
  if ((safe & ~board.opponent) != 0) {
    return false;
  }
  // What is safe belongs to one side; with the sides exchanged it is the mover's.
  const auto stays = [&](Board after) {
    if ((safe & ~after.player) != 0) {
      return false;
    }
    const Bitboard replies = legal_moves(after);
    if (replies == 0) {
      return survive(pass(after), safe);
    }
    return std::ranges::all_of(Squares(replies).begin(), Squares(replies).end(),
                               [&](Square reply) { return survive(play(after, reply), safe); });
  };
  if (is_over(board)) {
    return true;
  }
  const Bitboard moves = legal_moves(board);
  if (moves == 0) {
    return stays(pass(board));
  }
  return std::ranges::all_of(Squares(moves).begin(), Squares(moves).end(),
                             [&](Square square) { return stays(play(board, square)); });
}

}  // namespace

TEST_CASE("the solver finds what trying everything finds") {
  Random random(11);
  Searcher searcher;
  for (int holes = 1; holes <= 8; ++holes) {
    for (int i = 0; i < 6; ++i) {
      const Board board = random_board(random, holes);
      const auto found = searcher.search(board, {1, 10, 0}, 0, {});
      REQUIRE(found);
      CHECK(found->exact);
      CHECK(found->value == brute_force(board));
      CHECK(-brute_force(play(board, found->square)) == found->value);
    }
  }
}

TEST_CASE("the evaluation is the same however the board is turned, opposite for the other side") {
  Random random(12);
  const Evaluator evaluator;
  for (int i = 0; i < 50; ++i) {
    const Board board = random_board(random, 4 + i);
    const int value = evaluator.value(Node(board));
    CHECK(evaluator.value(Node(pass(board))) == -value);
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
      const Board other = {turned(board.player, symmetry), turned(board.opponent, symmetry)};
      CHECK(evaluator.value(Node(other)) == value);
    }
  }
}

TEST_CASE("a code kept up to date move by move is the code counted afresh") {
  Random random(13);
  for (int i = 0; i < 50; ++i) {
    const Board board = random_board(random, 5 + i);
    const Square square = first(legal_moves(board));
    const Node after = Node(board).play(square, flips(board, square));
    CHECK(after.board == play(board, square));
    CHECK(after.codes == Node(after.board).codes);
    CHECK(after.pass().codes == Node(pass(after.board)).codes);
  }
}

TEST_CASE("a disc called stable is never flipped") {
  Random random(14);
  const Stability stability;
  int seen = 0;
  for (int i = 0; i < 60; ++i) {
    const Board board = random_board(random, 6);
    const Bitboard safe = stability.of_opponent(board);
    seen += count(safe);
    CHECK(survive(board, safe));
  }
  CHECK(seen > 0);
}

TEST_CASE("a search visits the same positions every time") {
  Searcher searcher;
  const auto first_time = searcher.search(start_board, {6, 0, 0}, 5, {});
  const auto between = searcher.search(play(start_board, Square::d3), {4, 0, 0}, 5, {});
  const auto again = searcher.search(start_board, {6, 0, 0}, 5, {});
  REQUIRE(between);
  CHECK(first_time->nodes == again->nodes);
  CHECK(first_time->square == again->square);
  CHECK(first_time->value == again->value);
}

// A change of these numbers is a change of play: say so in the commit.
TEST_CASE("the search visits as many positions as it did when last measured") {
  Searcher searcher;
  CHECK(searcher.search(start_board, {6, 0, 0}, 5, {})->nodes == 1250);
  Random random(15);
  std::uint64_t nodes = 0;
  for (int i = 0; i < 10; ++i) {
    nodes += searcher.search(random_board(random, 13), {1, 13, 0}, 0, {})->nodes;
  }
  CHECK(nodes == 398886);
}

TEST_CASE("a search under way stops when it is asked to") {
  std::stop_source source;
  std::jthread impatient([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    source.request_stop();
  });
  CHECK_FALSE(Searcher().search(start_board, {50, 0, 0}, 1, source.get_token()));
}

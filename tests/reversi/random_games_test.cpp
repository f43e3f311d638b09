#include <doctest/doctest.h>

#include <optional>

#include "reversi/game.hpp"
#include "reversi/random.hpp"
#include "support/drawing.hpp"
#include "support/naive_rules.hpp"

using namespace reversi;
using naive::Cell;

namespace {

struct Tally {
  int games = 0;
  int passes = 0;
  int ended_with_empties = 0;
  int draws = 0;
};

int cell_of(Square square) {
  return naive::cell_at(column(square) + 1, row(square) + 1);
}

Cell side_of(Color color) {
  return color == Color::black ? Cell::black : Cell::white;
}

Bitboard set_of(const std::vector<int>& cells) {
  Bitboard set = 0;
  for (const int cell : cells) {
    set |= bit(square_at(cell % 10 - 1, cell / 10 - 1));
  }
  return set;
}

// One check for all 64 squares: a check each would take most of the time.
bool same_discs(const Position& position, const naive::Game& slow) {
  for (const Square square : Squares(~Bitboard{0})) {
    const std::optional<Color> disc = at(position, square);
    if (slow.cells[cell_of(square)] != (disc ? side_of(*disc) : Cell::empty)) {
      return false;
    }
  }
  return true;
}

bool same_moves(const Position& position, const naive::Game& slow) {
  if (legal_moves(position.board) != set_of(naive::legal_moves(slow, slow.to_move))) {
    return false;
  }
  for (const Square square : Squares(empties(position.board))) {
    if (flips(position.board, square) !=
        set_of(naive::flips(slow, slow.to_move, cell_of(square)))) {
      return false;
    }
  }
  return true;
}

Square any_of(Bitboard moves, Random& random) {
  for (auto skip = random.below(static_cast<std::uint64_t>(count(moves))); skip > 0; --skip) {
    moves &= moves - 1;
  }
  return first(moves);
}

void compare_game(Random& random, Tally& tally) {
  Game game;
  naive::Game slow = naive::start();
  while (!naive::over(slow)) {
    if (naive::legal_moves(slow, slow.to_move).empty()) {
      REQUIRE_FALSE(game.plies().back().move);
      REQUIRE(game.plies().back().mover != game.position().to_move);
      slow.to_move = naive::other(slow.to_move);
      ++tally.passes;
    }
    REQUIRE_FALSE(game.over());
    REQUIRE(side_of(game.position().to_move) == slow.to_move);
    REQUIRE(same_discs(game.position(), slow));
    REQUIRE(same_moves(game.position(), slow));
    const Square square = any_of(legal_moves(game.position().board), random);
    REQUIRE(game.play(square));
    naive::play(slow, cell_of(square));
  }
  REQUIRE(game.over());
  REQUIRE(game.plies().back().move);
  REQUIRE(same_discs(game.position(), slow));
  const Score end = score(game.position());
  REQUIRE(end == Score{naive::count(slow, Cell::black), naive::count(slow, Cell::white)});
  ++tally.games;
  tally.ended_with_empties += empties(game.position().board) != 0 ? 1 : 0;
  tally.draws += leader(end) ? 0 : 1;
}

}  // namespace

TEST_CASE("ten thousand random games agree with the slow rules square by square") {
  Random random(20231130);
  Tally tally;
  for (int i = 0; i < 10000; ++i) {
    compare_game(random, tally);
  }
  CHECK(tally.games == 10000);
  CHECK(tally.passes > 1000);
  CHECK(tally.ended_with_empties > 50);
  CHECK(tally.draws > 100);
}

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

bool same_turn(const Game& game, const naive::Game& slow) {
  return !game.over() && side_of(game.position().to_move) == slow.to_move &&
         same_discs(game.position(), slow) && same_moves(game.position(), slow);
}

bool same_end(const Game& game, const naive::Game& slow) {
  return game.over() && game.plies().back().move && same_discs(game.position(), slow) &&
         score(game.position()) ==
             Score{naive::count(slow, Cell::black), naive::count(slow, Cell::white)};
}

// The side that cannot move gives up its turn; whether the game has recorded just that.
bool pass_alike(const Game& game, naive::Game& slow) {
  const Ply& ply = game.plies().back();
  const bool alike = !ply.move && ply.flipped == 0 && side_of(ply.mover) == slow.to_move;
  slow.to_move = naive::other(slow.to_move);
  return alike;
}

// Plays one game by both rules as long as they agree; whether they did to the end.
bool games_agree(Random& random, Tally& tally) {
  Game game;
  naive::Game slow = naive::start();
  while (!naive::over(slow)) {
    if (!naive::can_move(slow, slow.to_move)) {
      ++tally.passes;
      if (!pass_alike(game, slow)) {
        return false;
      }
    }
    if (!same_turn(game, slow)) {
      return false;
    }
    const Square square = any_of(legal_moves(game.position().board), random);
    if (!game.play(square)) {
      return false;
    }
    naive::play(slow, cell_of(square));
  }
  ++tally.games;
  tally.ended_with_empties += empties(game.position().board) != 0 ? 1 : 0;
  tally.draws += leader(score(game.position())) ? 0 : 1;
  return same_end(game, slow);
}

}  // namespace

TEST_CASE("ten thousand random games agree with the slow rules square by square") {
  Random random(20231130);
  Tally tally;
  for (int i = 0; i < 10000; ++i) {
    REQUIRE_MESSAGE(games_agree(random, tally), "game " << i);
  }
  CHECK(tally.games == 10000);
  CHECK(tally.passes > 1000);
  CHECK(tally.ended_with_empties > 50);
  CHECK(tally.draws > 100);
}

#include "reversi/game.hpp"

#include <doctest/doctest.h>

#include "support/drawing.hpp"
#include "support/known_positions.hpp"

using namespace reversi;
using support::drawn;
using support::set_of;

namespace {

using support::black_must_pass;

Game played(std::initializer_list<Square> squares, const Position& start = {}) {
  Game game(start);
  for (const Square square : squares) {
    REQUIRE(game.play(square));
  }
  return game;
}

}  // namespace

TEST_CASE("a new game stands at its start with nothing played") {
  const Game game;
  CHECK(game.position() == Position{});
  CHECK(game.start() == Position{});
  CHECK(game.plies().empty());
  CHECK(game.undone().empty());
  CHECK_FALSE(game.over());
}

TEST_CASE("a ply tells who moved, where, what flipped and what came of it") {
  const Game game = played({Square::d3, Square::c3});
  REQUIRE(game.plies().size() == 2);
  CHECK(game.plies()[0].mover == Color::black);
  CHECK(game.plies()[0].move == Square::d3);
  CHECK(game.plies()[0].flipped == set_of("d4"));
  CHECK(game.plies()[0].after == game.position_at(1));
  CHECK(game.plies()[1].mover == Color::white);
  CHECK(game.plies()[1].flipped == set_of("d4"));
  CHECK(game.position_at(0) == Position{});
  CHECK(game.position_at(2) == game.position());
  CHECK(score(game.position()) == Score{3, 3});
}

TEST_CASE("a square that is taken or flips nothing is refused and nothing changes") {
  Game game = played({Square::d3});
  const Game before = game;
  CHECK_FALSE(game.play(Square::d3));
  CHECK_FALSE(game.play(Square::a1));
  CHECK_FALSE(game.play(Square::d2));
  CHECK(game == before);
}

TEST_CASE("a refused move keeps what redo would bring back") {
  Game game = played({Square::d3, Square::c3});
  REQUIRE(game.undo());
  CHECK_FALSE(game.play(Square::a1));
  CHECK(game.undone().size() == 1);
  CHECK(game.redo());
}

TEST_CASE("undo and redo go through every present and back") {
  Game game = played({Square::d3, Square::c3, Square::c4});
  const Game end = game;
  CHECK(game.undo());
  CHECK(game.undo());
  CHECK(game.undo());
  CHECK_FALSE(game.undo());
  CHECK(game.position() == Position{});
  CHECK(game.undone().size() == 3);
  CHECK(game.undone()[0].move == Square::d3);
  CHECK(game.redo());
  CHECK(game.redo());
  CHECK(game.redo());
  CHECK_FALSE(game.redo());
  CHECK(game == end);
}

TEST_CASE("a move after undo forgets what was undone") {
  Game game = played({Square::d3, Square::c3, Square::c4});
  REQUIRE(game.undo());
  REQUIRE(game.undo());
  REQUIRE(game.play(Square::e3));
  CHECK(game.plies().size() == 2);
  CHECK(game.undone().empty());
  CHECK_FALSE(game.redo());
  CHECK(game == played({Square::d3, Square::e3}));
}

TEST_CASE("a start whose mover cannot move passes at once, and undo does not go before that") {
  Game game(black_must_pass);
  CHECK(game.start() == black_must_pass);
  REQUIRE(game.plies().size() == 1);
  CHECK_FALSE(game.plies()[0].move);
  CHECK(game.plies()[0].mover == Color::black);
  CHECK(game.plies()[0].flipped == 0);
  CHECK(game.position() == pass(black_must_pass));
  CHECK_FALSE(game.undo());
  CHECK(game.plies().size() == 1);
}

TEST_CASE("a pass is recorded behind the move that forced it and undone together with it") {
  Game game = played({Square::a8}, black_must_pass);
  REQUIRE(game.plies().size() == 3);
  CHECK(game.plies()[2].mover == Color::black);
  CHECK_FALSE(game.plies()[2].move);
  CHECK(game.position().to_move == Color::white);
  REQUIRE(game.undo());
  CHECK(game.position() == pass(black_must_pass));
  CHECK(game.undone().size() == 2);
  REQUIRE(game.redo());
  CHECK(game.plies().size() == 3);
  CHECK(game.position().to_move == Color::white);
}

TEST_CASE("no pass is recorded once the game is over") {
  const Game game = played({Square::a8, Square::h8}, black_must_pass);
  CHECK(game.over());
  CHECK(game.plies().back().move == Square::h8);
  CHECK(score(game.position()) == Score{11, 53});
}

TEST_CASE("nothing can be played when the game is over, but its last move can be undone") {
  Game game = played({Square::a8, Square::h8}, black_must_pass);
  for (const Square square : Squares(~Bitboard{0})) {
    CHECK_FALSE(game.play(square));
  }
  REQUIRE(game.undo());
  CHECK_FALSE(game.over());
  CHECK(legal_moves(game.position().board) == set_of("h8"));
}

TEST_CASE("a game ends at once when one side has no disc left") {
  const Game game = played({Square::d3, Square::c3, Square::b3, Square::d2, Square::e1, Square::d6,
                            Square::d7, Square::e3, Square::f4});
  CHECK(game.over());
  CHECK(game.plies().size() == 9);
  CHECK(score(game.position()) == Score{13, 0});
  CHECK(leader(score(game.position())) == Color::black);
}

TEST_CASE("a board without discs is over and a draw") {
  const Game game(drawn(std::string(64, '-')));
  CHECK(game.over());
  CHECK(game.plies().empty());
  CHECK(leader(score(game.position())) == std::nullopt);
}

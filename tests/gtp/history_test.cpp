#include "gtp/history.hpp"

#include <doctest/doctest.h>

#include "notation/transcript.hpp"
#include "support/drawing.hpp"

using namespace reversi;
using gtp::History;

namespace {

// Black has no move after these.
gtp::History before_a_pass() {
  History history;
  Color mover = Color::black;
  for (const char* name : {"c4", "e3", "f2", "e2", "d2", "c1", "f4", "e1", "f5", "g1"}) {
    REQUIRE(history.play(mover, parse_square(name)));
    mover = opponent(mover);
  }
  return history;
}

}  // namespace

TEST_CASE("a history of a game goes back through its passes one by one") {
  const auto game = notation::parse_transcript("c4e3f2e2d2c1f4e1f5g1c5");
  REQUIRE(std::holds_alternative<Game>(game));
  History history(std::get<Game>(game));
  CHECK(history.position() == std::get<Game>(game).position());
  int moves = 0;
  while (history.undo()) {
    ++moves;
  }
  CHECK(moves == static_cast<int>(std::get<Game>(game).plies().size()));
  CHECK(history.position() == Position());
}

TEST_CASE("a move of the other side is refused while the one to move can") {
  History history;
  CHECK_FALSE(history.turn_of(Color::white));
  CHECK_FALSE(history.play(Color::white, Square::c4));
  CHECK_FALSE(history.play(Color::white, pass_move));
  CHECK_FALSE(history.play(Color::black, pass_move));
  CHECK(history.position() == Position());
}

TEST_CASE("a forced pass may be played by itself and is taken back by itself") {
  History history = before_a_pass();
  const Position stuck = history.position();
  CHECK(stuck.to_move == Color::black);
  CHECK_FALSE(history.play(Color::black, Square::g5));
  CHECK_FALSE(history.play(Color::white, pass_move));
  REQUIRE(history.play(Color::black, pass_move));
  CHECK(history.position() == pass(stuck));
  REQUIRE(history.play(Color::white, Square::g5));
  CHECK(history.undo());
  CHECK(history.position() == pass(stuck));
  CHECK(history.undo());
  CHECK(history.position() == stuck);
}

TEST_CASE(
    "a forced pass that nobody mentions is implied and is taken back with the move after it") {
  History history = before_a_pass();
  const Position stuck = history.position();
  CHECK(history.turn_of(Color::black) == stuck);
  CHECK(history.turn_of(Color::white) == pass(stuck));
  REQUIRE(history.play(Color::white, Square::g5));
  CHECK(history.position() == play(pass(stuck), Square::g5));
  CHECK(history.undo());
  CHECK(history.position() == stuck);
}

TEST_CASE("after the end both sides may pass and neither may place a disc") {
  const auto game = notation::parse_transcript("d3c3b3d2e1d6d7e3f4");
  REQUIRE(std::holds_alternative<Game>(game));
  History history(std::get<Game>(game));
  for (const Color color : {Color::white, Color::black, Color::black, Color::white}) {
    CHECK_FALSE(history.play(color, Square::a1));
    CHECK(history.play(color, pass_move));
  }
}

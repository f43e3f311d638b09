#include "gtp/record.hpp"

#include <doctest/doctest.h>

#include "reversi/transcript.hpp"
#include "support/drawing.hpp"

using namespace reversi;
using gtp::Record;

namespace {

// Black has no move after these.
gtp::Record before_a_pass() {
  Record record;
  Color mover = Color::black;
  for (const char* name : {"c4", "e3", "f2", "e2", "d2", "c1", "f4", "e1", "f5", "g1"}) {
    REQUIRE(record.play(mover, parse_square(name)));
    mover = opponent(mover);
  }
  return record;
}

}  // namespace

TEST_CASE("a record of a game goes back through its passes one by one") {
  const auto game = parse_transcript("c4e3f2e2d2c1f4e1f5g1c5");
  REQUIRE(std::holds_alternative<Game>(game));
  Record record(std::get<Game>(game));
  CHECK(record.position() == std::get<Game>(game).position());
  int moves = 0;
  while (record.undo()) {
    ++moves;
  }
  CHECK(moves == static_cast<int>(std::get<Game>(game).plies().size()));
  CHECK(record.position() == Position());
}

TEST_CASE("a move of the other side is refused while the one to move can") {
  Record record;
  CHECK_FALSE(record.turn_of(Color::white));
  CHECK_FALSE(record.play(Color::white, Square::c4));
  CHECK_FALSE(record.play(Color::white, pass_move));
  CHECK_FALSE(record.play(Color::black, pass_move));
  CHECK(record.position() == Position());
}

TEST_CASE("a forced pass may be played by itself and is taken back by itself") {
  Record record = before_a_pass();
  const Position stuck = record.position();
  CHECK(stuck.to_move == Color::black);
  CHECK_FALSE(record.play(Color::black, Square::g5));
  CHECK_FALSE(record.play(Color::white, pass_move));
  REQUIRE(record.play(Color::black, pass_move));
  CHECK(record.position() == pass(stuck));
  REQUIRE(record.play(Color::white, Square::g5));
  CHECK(record.undo());
  CHECK(record.position() == pass(stuck));
  CHECK(record.undo());
  CHECK(record.position() == stuck);
}

TEST_CASE(
    "a forced pass that nobody mentions is implied and is taken back with the move after it") {
  Record record = before_a_pass();
  const Position stuck = record.position();
  CHECK(record.turn_of(Color::black) == stuck);
  CHECK(record.turn_of(Color::white) == pass(stuck));
  REQUIRE(record.play(Color::white, Square::g5));
  CHECK(record.position() == play(pass(stuck), Square::g5));
  CHECK(record.undo());
  CHECK(record.position() == stuck);
}

TEST_CASE("after the end both sides may pass and neither may place a disc") {
  const auto game = parse_transcript("d3c3b3d2e1d6d7e3f4");
  REQUIRE(std::holds_alternative<Game>(game));
  Record record(std::get<Game>(game));
  for (const Color color : {Color::white, Color::black, Color::black, Color::white}) {
    CHECK_FALSE(record.play(color, Square::a1));
    CHECK(record.play(color, pass_move));
  }
}

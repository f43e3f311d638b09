#include "notation/position.hpp"

#include <doctest/doctest.h>

#include "support/drawing.hpp"

using namespace notation;
using namespace reversi;
using support::drawn;

namespace {

const std::string start_squares =
    "---------------------------OX------XO---------------------------";

Position read(const std::string& text) {
  const auto result = parse_position(text);
  REQUIRE(std::holds_alternative<Position>(result));
  return std::get<Position>(result);
}

PositionError refused(const std::string& text) {
  const auto result = parse_position(text);
  REQUIRE(std::holds_alternative<PositionError>(result));
  return std::get<PositionError>(result);
}

}  // namespace

static_assert(score(Position{}) == Score{2, 2});
static_assert(at(Position{}, Square::d4) == Color::white);
static_assert(at(Position{}, Square::e4) == Color::black);
static_assert(at(Position{}, Square::a1) == std::nullopt);
static_assert(discs(pass(Position{}), Color::black) == discs(Position{}, Color::black));
static_assert(leader({32, 31}) == Color::black && leader({0, 1}) == Color::white);
static_assert(leader({32, 32}) == std::nullopt);
static_assert(of({10, 54}, Color::black) == 10 && of({10, 54}, Color::white) == 54);

TEST_CASE("the start is written in reading order with Black to move") {
  CHECK(to_string(Position{}) == start_squares + " X");
  CHECK(read(start_squares + " X") == Position{});
}

TEST_CASE("a position survives being written and read, whoever moves") {
  const Position black = drawn(
      "XOXOXO--"
      "--XXOO--"
      "XO------"
      "--------"
      "OOOOOOOO"
      "XXXXXXXX"
      "-X-X-X-X"
      "O-O-O-O-");
  CHECK(read(to_string(black)) == black);
  CHECK(read(to_string(pass(black))) == pass(black));
  CHECK(pass(black).to_move == Color::white);
  CHECK(to_string(pass(black)).substr(0, 64) == to_string(black).substr(0, 64));
}

TEST_CASE("every symbol for a disc and an empty square is read, blanks anywhere") {
  CHECK(read("Xx*Bb Oo0Ww -._\n\t" + std::string(51, '.') + "o") ==
        drawn("XXXXXOOOOO---" + std::string(51, '-'), Color::white));
  CHECK(read(start_squares + "X") == Position{});
  CHECK(read("  " + start_squares + "\r\n x \r\n") == Position{});
}

TEST_CASE("the place of the first character that does not fit is told") {
  CHECK(refused("?" + start_squares + "X") == PositionError{'?', 1});
  CHECK(refused(start_squares.substr(0, 10) + "e") == PositionError{'e', 11});
  CHECK(refused("-- -Z") == PositionError{'Z', 5});
  CHECK(refused(start_squares + " -") == PositionError{'-', 66});
  CHECK(refused(start_squares + " X O") == PositionError{'O', 68});
  CHECK(refused(start_squares + "XX") == PositionError{'X', 66});
}

TEST_CASE("how many squares and sides there were is told when there are too few") {
  CHECK(refused("") == PositionError{'\0', 0});
  CHECK(refused(start_squares.substr(1)) == PositionError{'\0', 63});
  CHECK(refused(start_squares) == PositionError{'\0', 64});
  CHECK(refused(" X O ") == PositionError{'\0', 2});
}

TEST_CASE("playing gives the move to the other side") {
  const Position after = play(Position{}, Square::d3);
  CHECK(after == drawn("--------"
                       "--------"
                       "---X----"
                       "---XX---"
                       "---XO---"
                       "--------"
                       "--------"
                       "--------",
                       Color::white));
  CHECK(score(after) == Score{4, 1});
}

#include "reversi/square.hpp"

#include <doctest/doctest.h>

#include "support/drawing.hpp"

using namespace reversi;

static_assert(index(Square::a1) == 0 && index(Square::h1) == 7 && index(Square::a2) == 8);
static_assert(index(Square::h8) == 63);
static_assert(column(Square::c7) == 2 && row(Square::c7) == 6);
static_assert(square_at(2, 6) == Square::c7);
static_assert(!on_board(8, 0) && !on_board(0, 8) && !on_board(-1, 0) && !on_board(0, -1));

TEST_CASE("every square has a name that stands for it, in either case") {
  for (const Square square : Squares(~Bitboard{0})) {
    std::string name = to_string(square);
    CHECK(name.size() == 2);
    CHECK(parse_square(name) == square);
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    CHECK(parse_square(name) == square);
  }
  CHECK(to_string(Square::a1) == "a1");
  CHECK(to_string(Square::h1) == "h1");
  CHECK(to_string(Square::a8) == "a8");
}

TEST_CASE("every other two characters name no square") {
  int named = 0;
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string text = {static_cast<char>(first), static_cast<char>(second)};
      named += parse_square(text) ? 1 : 0;
    }
  }
  CHECK(named == 128);
}

TEST_CASE("a name is two characters long") {
  CHECK_FALSE(parse_square(""));
  CHECK_FALSE(parse_square("d"));
  CHECK_FALSE(parse_square("d3 "));
  CHECK_FALSE(parse_square(" d3"));
  CHECK_FALSE(parse_square("d33"));
}

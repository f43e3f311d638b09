#include "reversi/ray.hpp"

#include <doctest/doctest.h>

#include "reversi/random.hpp"
#include "support/drawing.hpp"

using namespace reversi;
using support::drawn;
using support::set_of;

TEST_CASE("directions go clockwise from up, as a person sees the board") {
  CHECK(neighbor(Square::d4, Direction::up) == Square::d3);
  CHECK(neighbor(Square::d4, Direction::up_right) == Square::e3);
  CHECK(neighbor(Square::d4, Direction::right) == Square::e4);
  CHECK(neighbor(Square::d4, Direction::down_right) == Square::e5);
  CHECK(neighbor(Square::d4, Direction::down) == Square::d5);
  CHECK(neighbor(Square::d4, Direction::down_left) == Square::c5);
  CHECK(neighbor(Square::d4, Direction::left) == Square::c4);
  CHECK(neighbor(Square::d4, Direction::up_left) == Square::c3);
}

TEST_CASE("there is no neighbour beyond an edge or a corner") {
  CHECK_FALSE(neighbor(Square::a1, Direction::up));
  CHECK_FALSE(neighbor(Square::a1, Direction::left));
  CHECK_FALSE(neighbor(Square::a1, Direction::up_left));
  CHECK_FALSE(neighbor(Square::h4, Direction::right));
  CHECK_FALSE(neighbor(Square::h4, Direction::down_right));
  CHECK_FALSE(neighbor(Square::e8, Direction::down));
  CHECK(neighbor(Square::a1, Direction::down_right) == Square::b2);
}

TEST_CASE("a line tells its run and whether a disc, an empty square or the edge comes behind it") {
  const Position position = drawn(
      "X--O----"
      "-O-O-O--"
      "--OO----"
      "XO-OOO--"
      "--XO----"
      "-O-X----"
      "--------"
      "--------");
  const auto all = rays(position.board, Square::c4);
  using End = Ray::End;
  CHECK(all[0] == Ray{Direction::up, set_of("c3"), End::empty, Square::c2});
  CHECK(all[1] == Ray{Direction::up_right, set_of("d3"), End::empty, Square::e2});
  CHECK(all[2] == Ray{Direction::right, set_of("d4 e4 f4"), End::empty, Square::g4});
  CHECK(all[3] == Ray{Direction::down_right, set_of("d5"), End::empty, Square::e6});
  CHECK(all[4] == Ray{Direction::down, 0, End::closed, Square::c5});
  CHECK(all[5] == Ray{Direction::down_left, 0, End::empty, Square::b5});
  CHECK(all[6] == Ray{Direction::left, set_of("b4"), End::closed, Square::a4});
  CHECK(all[7] == Ray{Direction::up_left, 0, End::empty, Square::b3});
  CHECK(all[6].flips());
  CHECK_FALSE(all[4].flips());
  CHECK_FALSE(all[2].flips());
  const Ray to_edge = rays(position.board, Square::d7)[0];
  CHECK(to_edge == Ray{Direction::up, 0, End::closed, Square::d6});
  CHECK(rays(pass(position.board), Square::d7)[0] ==
        Ray{Direction::up, set_of("d6"), End::closed, Square::d5});
  CHECK(rays(position.board, Square::d6)[0] ==
        Ray{Direction::up, set_of("d5 d4 d3 d2 d1"), End::edge, {}});
}

TEST_CASE("on any board the lines that flip hold exactly the flips, from every empty square") {
  Random random(7);
  for (int round = 0; round < 500; ++round) {
    const Bitboard taken = random.next() | random.next();
    const Bitboard mine = random.next() & taken;
    const Board board = {mine, taken & ~mine};
    for (const Square square : Squares(empties(board))) {
      Bitboard turned = 0;
      for (const Ray& line : rays(board, square)) {
        turned |= line.flips() ? line.run : 0;
        CHECK(line.stop.has_value() == (line.end != Ray::End::edge));
      }
      CHECK(turned == flips(board, square));
    }
  }
}

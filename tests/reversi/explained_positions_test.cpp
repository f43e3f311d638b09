#include <doctest/doctest.h>

#include "notation/transcript.hpp"
#include "reversi/ray.hpp"
#include "support/drawing.hpp"
#include "support/known_positions.hpp"

// The positions of the rules pages and what is true of each.

using namespace reversi;
using support::drawn;
using support::set_of;
using End = Ray::End;

namespace {

Position after(const std::string& transcript) {
  return std::get<Game>(notation::parse_transcript(transcript)).position();
}

Ray ray_to(const Position& position, Square square, Direction direction) {
  return rays(position.board, square)[static_cast<std::size_t>(direction)];
}

}  // namespace

TEST_CASE("a game is over with an empty square that neither side can use") {
  const Position position = drawn(
      "XOOOOOOO"
      "XOOXOXOO"
      "XOXOXOOO"
      "XOOXOOXO"
      "XOXOOOXO"
      "XOOOOOOO"
      "XOOOOOOO"
      "-OOOOOOO");
  CHECK(score(position) == Score{15, 48});
  CHECK(support::names_of(empties(position.board)) == "a8");
  CHECK(legal_moves(position.board) == 0);
  CHECK(legal_moves(pass(position).board) == 0);
  const Game game(position);
  CHECK(game.over());
  CHECK(game.plies().empty());
  CHECK(leader(score(game.position())) == Color::white);
}

TEST_CASE("why neither side can use the last empty square is seen line by line") {
  const Position position = drawn(
      "XOOOOOOO"
      "XOOXOXOO"
      "XOXOXOOO"
      "XOOXOOXO"
      "XOXOOOXO"
      "XOOOOOOO"
      "XOOOOOOO"
      "-OOOOOOO");
  const auto up = ray_to(position, Square::a8, Direction::up);
  CHECK(up == Ray{Direction::up, 0, End::closed, Square::a7});
  const auto right = ray_to(position, Square::a8, Direction::right);
  CHECK(right == Ray{Direction::right, set_of("b8 c8 d8 e8 f8 g8 h8"), End::edge, {}});
  const auto up_right = ray_to(position, Square::a8, Direction::up_right);
  CHECK(up_right == Ray{Direction::up_right, set_of("b7 c6 d5 e4 f3 g2 h1"), End::edge, {}});
  const Position other = pass(position);
  CHECK(ray_to(other, Square::a8, Direction::up) ==
        Ray{Direction::up, set_of("a7 a6 a5 a4 a3 a2 a1"), End::edge, {}});
  CHECK(ray_to(other, Square::a8, Direction::right) ==
        Ray{Direction::right, 0, End::closed, Square::b8});
  CHECK(ray_to(other, Square::a8, Direction::up_right) ==
        Ray{Direction::up_right, 0, End::closed, Square::b7});
}

TEST_CASE("a full board with 32 discs each is a draw") {
  const Position position = drawn(
      "XXXXXXXX"
      "OXOOOXXX"
      "OOXOXXXX"
      "OOOXOOXX"
      "OOOOXOOX"
      "OOOOOXXO"
      "OOOOXOXX"
      "OOOXXXXX");
  CHECK(score(position) == Score{32, 32});
  CHECK(empties(position.board) == 0);
  CHECK(Game(position).over());
  CHECK(leader(score(position)) == std::nullopt);
}

TEST_CASE("a side that must pass passes again and again while the other can move") {
  const Position position = support::black_must_pass;
  CHECK(score(position) == Score{22, 40});
  CHECK(legal_moves(position.board) == 0);
  CHECK(legal_moves(pass(position).board) == set_of("a8 h8"));

  Game game(position);
  REQUIRE(game.plies().size() == 1);
  CHECK(game.plies()[0] == Ply{Color::black, pass_move, 0, pass(position)});
  CHECK(game.position().to_move == Color::white);

  REQUIRE(game.play(Square::a8));
  REQUIRE(game.plies().size() == 3);
  CHECK(game.plies()[1].flipped == set_of("d5 c6 b7 b8 c8 d8"));
  CHECK(score(game.position()) == Score{16, 47});
  CHECK_FALSE(game.plies()[2].move);
  CHECK(pass(game.position()) == drawn("OOOOOOOO"
                                       "OOOXXOOO"
                                       "OOOOXOOO"
                                       "OOOOOXOO"
                                       "OOOOXOXO"
                                       "OXOXOXOO"
                                       "OOXXXXXX"
                                       "OOOOOOX-"));
  CHECK(legal_moves(game.position().board) == set_of("h8"));

  REQUIRE(game.play(Square::h8));
  CHECK(game.plies().back().flipped == set_of("e5 f6 g7 h7 g8"));
  CHECK(score(game.position()) == Score{11, 53});
  CHECK(game.plies().size() == 4);
  CHECK(game.over());
}

TEST_CASE("at the start a square beside a disc is no move unless the line closes") {
  const Position start;
  CHECK(legal_moves(start.board) == set_of("d3 c4 f5 e6"));
  CHECK(flips(start.board, Square::d3) == set_of("d4"));
  CHECK(flips(start.board, Square::c5) == 0);
  CHECK(ray_to(start, Square::c5, Direction::up_right) ==
        Ray{Direction::up_right, set_of("d4"), End::empty, Square::e3});
  CHECK(flips(start.board, Square::d6) == 0);
  CHECK(ray_to(start, Square::d6, Direction::up) == Ray{Direction::up, 0, End::closed, Square::d5});
  CHECK(ray_to(start, Square::d6, Direction::up_right) ==
        Ray{Direction::up_right, set_of("e5"), End::empty, Square::f4});
}

TEST_CASE("a move takes every line it closes, the row and the diagonal") {
  const Position position = drawn(
      "--------"
      "--------"
      "---XO---"
      "---XO---"
      "---XO---"
      "--------"
      "--------"
      "--------");
  CHECK(after("d3e3") == position);
  CHECK(flips(position.board, Square::f3) == set_of("e3 e4"));
  CHECK(ray_to(position, Square::f3, Direction::left).flips());
  CHECK(ray_to(position, Square::f3, Direction::down_left).flips());
  CHECK(play(position, Square::f3).board.opponent == set_of("d3 e3 f3 d4 e4 d5"));
}

TEST_CASE("a position in the middle has seventeen moves, and d3 is none of them") {
  const Position position = drawn(
      "--------"
      "--------"
      "-O--O---"
      "--OXO---"
      "--XXOOO-"
      "--OXXO--"
      "----OX--"
      "--------");
  CHECK(after("c4e3f6e6f5b3d6c6c5e7f7g5") == position);
  CHECK(score(position) == Score{6, 10});
  CHECK(legal_moves(position.board) ==
        set_of("a2 e2 f2 c3 f3 b4 f4 g4 h5 b6 g6 b7 c7 d7 g7 e8 f8"));
  CHECK(flips(position.board, Square::d3) == 0);
  CHECK(ray_to(position, Square::d3, Direction::right) ==
        Ray{Direction::right, set_of("e3"), End::empty, Square::f3});
  CHECK(ray_to(position, Square::d3, Direction::down_right) ==
        Ray{Direction::down_right, set_of("e4 f5"), End::empty, Square::g6});
}

TEST_CASE("a side can be without a move after ten plies already") {
  const Position first = drawn(
      "--O-O-O-"
      "---OOO--"
      "----O---"
      "--XXXX--"
      "---XXX--"
      "--------"
      "--------"
      "--------");
  CHECK(pass(after("c4e3f2e2d2c1f4e1f5g1")) == first);
  CHECK(legal_moves(first.board) == 0);
  CHECK(legal_moves(pass(first).board) == set_of("c5 g5 e6"));

  const Position second = drawn(
      "--OOO---"
      "---X----"
      "-XXX----"
      "---XX---"
      "---XXX--"
      "---X----"
      "---X----"
      "--------");
  CHECK(pass(after("d3c3f5d2d1e1b3d6d7c1")) == second);
  CHECK(legal_moves(second.board) == 0);
  CHECK(legal_moves(pass(second).board) == set_of("e3 b4 d8"));
}

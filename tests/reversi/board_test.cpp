#include "reversi/board.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/drawing.hpp"

using namespace reversi;
using support::drawn;
using support::set_of;

namespace {

constexpr Bitboard start_moves =
    bit(Square::d3) | bit(Square::c4) | bit(Square::f5) | bit(Square::e6);
constexpr Board after_d3 = play(start_board, Square::d3);
constexpr Board wiped_out = {bit(Square::a1), 0};

}  // namespace

static_assert(count(start_board.player) == 2 && count(start_board.opponent) == 2);
static_assert(contains(start_board.player, Square::e4) && contains(start_board.player, Square::d5));
static_assert(contains(start_board.opponent, Square::d4) &&
              contains(start_board.opponent, Square::e5));
static_assert(count(empties(start_board)) == 60);
static_assert(legal_moves(start_board) == start_moves);
static_assert(flips(start_board, Square::d3) == bit(Square::d4));
static_assert(flips(start_board, Square::c5) == 0 && flips(start_board, Square::d6) == 0);
static_assert(!is_over(start_board));
static_assert(pass(pass(start_board)) == start_board);
static_assert(count(after_d3.opponent) == 4 && count(after_d3.player) == 1);
static_assert(contains(after_d3.opponent, Square::d4) && contains(after_d3.player, Square::e5));
static_assert(is_over(wiped_out) && is_over(pass(wiped_out)) && is_over(Board{}));

TEST_CASE("a run that ends at the edge does not flip") {
  const Position position = drawn(
      "XOOOOOOO"
      "O-------"
      "O-------"
      "O-------"
      "O-------"
      "O-------"
      "O-------"
      "O-------");
  CHECK(legal_moves(position.board) == 0);
  CHECK(legal_moves(pass(position.board)) == 0);
}

TEST_CASE("a run never goes round the edge into the next row") {
  const Position position = drawn(
      "-------X"
      "O------O"
      "X------O"
      "-------O"
      "X-----OO"
      "O-----OX"
      "-------O"
      "OX------");
  CHECK(legal_moves(position.board) == set_of("a1 f4 f6 a7 h8"));
  CHECK(legal_moves(pass(position.board)) == set_of("a4 c8"));
}

TEST_CASE("one disc turns lines in all eight directions at once") {
  const Position position = drawn(
      "-X--X--X"
      "--O-O-O-"
      "---OOO--"
      "XOOO-OOX"
      "---OOO--"
      "--O-O-O-"
      "-O--O--O"
      "X---X---");
  CHECK(flips(position.board, Square::e4) ==
        set_of("g2 f3 e2 e3 c2 d3 b4 c4 d4 f4 g4 d5 c6 b7 e5 e6 e7"));
}

TEST_CASE("the longest run of six flips along a row, a column and a diagonal") {
  const Position position = drawn(
      "-OOOOOOX"
      "OO------"
      "O-O-----"
      "O--O----"
      "O---O---"
      "O----O--"
      "O-----O-"
      "X------X");
  CHECK(flips(position.board, Square::a1) ==
        set_of("b1 c1 d1 e1 f1 g1 a2 a3 a4 a5 a6 a7 b2 c3 d4 e5 f6 g7"));
}

TEST_CASE("a gap in a run keeps it from flipping") {
  const Position position = drawn(
      "--------"
      "--------"
      "-OO-OOX-"
      "--------"
      "--------"
      "--------"
      "--------"
      "--------");
  CHECK(flips(position.board, Square::a3) == 0);
  CHECK(flips(position.board, Square::d3) == set_of("e3 f3"));
}

TEST_CASE("on every square exactly the single neighbours that are bracketed flip") {
  for (const Square square : Squares(~Bitboard{0})) {
    for (int columns = -1; columns <= 1; ++columns) {
      for (int rows = -1; rows <= 1; ++rows) {
        const bool bracketed = (columns != 0 || rows != 0) &&
                               on_board(column(square) + 2 * columns, row(square) + 2 * rows);
        if (!bracketed) {
          continue;
        }
        const Square near = square_at(column(square) + columns, row(square) + rows);
        const Square far = square_at(column(square) + 2 * columns, row(square) + 2 * rows);
        const Board board = {bit(far), bit(near)};
        CHECK(flips(board, square) == bit(near));
        CHECK(legal_moves(board) == bit(square));
        CHECK(play(board, square) == Board{0, bit(square) | bit(near) | bit(far)});
      }
    }
  }
}

TEST_CASE("a square is legal exactly when it is empty and flips something") {
  const Position position = drawn(
      "--OOOO--"
      "X-OOOOO-"
      "XXOOXOXX"
      "XOXOXXXX"
      "XXOXXXX-"
      "XXOXOXX-"
      "-OXXX-X-"
      "---X----");
  for (const Square square : Squares(empties(position.board))) {
    CHECK(contains(legal_moves(position.board), square) == (flips(position.board, square) != 0));
  }
  CHECK((legal_moves(position.board) & ~empties(position.board)) == 0);
}

TEST_CASE("squares of a set come in reading order, each once") {
  const Bitboard set = set_of("h8 a1 c2 b2 h1");
  std::string names;
  for (const Square square : Squares(set)) {
    names += to_string(square);
  }
  CHECK(names == "a1h1b2c2h8");
  CHECK(std::ranges::distance(Squares(0)) == 0);
  CHECK(std::ranges::distance(Squares(~Bitboard{0})) == 64);
  CHECK(first(set) == Square::a1);
}

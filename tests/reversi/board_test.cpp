#include "reversi/board.hpp"

#include <doctest/doctest.h>

#include "reversi/transcript.hpp"

using namespace reversi;

static_assert(legal_moves(start_board) ==
              (bit(Square::d3) | bit(Square::c4) | bit(Square::f5) | bit(Square::e6)));
static_assert(flips(start_board, Square::d3) == bit(Square::d4));
static_assert(flips(start_board, Square::c5) == 0);

TEST_CASE("a move brackets along the row and along the diagonal at once") {
  const auto game = std::get<Game>(parse_transcript("d3e3"));
  CHECK(flips(game.position().board, Square::f3) == (bit(Square::e3) | bit(Square::e4)));
}

#include "support/perft.hpp"

#include <doctest/doctest.h>

using reversi::start_board;

static_assert(perft::with_finished_games(start_board, 4) == 244);

TEST_CASE("the move paths from the start are as many as published, depth by depth") {
  constexpr std::uint64_t published[] = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
  for (int depth = 0; depth <= 9; ++depth) {
    CHECK(perft::with_finished_games(start_board, depth) == published[depth]);
  }
}

TEST_CASE("the three conventions agree to depth 8") {
  for (int depth = 0; depth <= 8; ++depth) {
    const auto leaves = perft::with_finished_games(start_board, depth);
    CHECK(perft::unfinished_only(start_board, depth) == leaves);
    CHECK(perft::by_discs(start_board, depth) == leaves);
  }
}

TEST_CASE("at depth 9 the first passes tell the conventions apart") {
  CHECK(perft::unfinished_only(start_board, 9) == 3005288);
  CHECK(perft::by_discs(start_board, 9) == 3005320);
}

#include "engine/engine.hpp"

#include <doctest/doctest.h>

#include "reversi/random.hpp"

using namespace engine;
using namespace reversi;

namespace {

Position random_position(Random& random, int holes) {
  Position position;
  while (count(empties(position.board)) > holes) {
    Bitboard moves = legal_moves(position.board);
    if (moves == 0) {
      position = is_over(position.board) ? Position{} : pass(position);
      continue;
    }
    for (auto skip = random.below(static_cast<std::uint64_t>(count(moves))); skip > 0; --skip) {
      moves &= moves - 1;
    }
    position = play(position, first(moves));
  }
  return legal_moves(position.board) != 0 ? position : random_position(random, holes);
}

}  // namespace

TEST_CASE("every level answers with a legal move, twice the same") {
  Random random(1);
  Engine engine;
  for (std::size_t row = 0; row < levels().size(); ++row) {
    const auto level = static_cast<Level>(row);
    for (const int holes : {60, 20, 8, 1}) {
      const Position position = random_position(random, holes);
      const auto choice = engine.choose(position, level, 7, {});
      REQUIRE(choice);
      CHECK(contains(legal_moves(position.board), choice->square));
      CHECK(engine.choose(position, level, 7, {}) == choice);
      CHECK(Engine().choose(position, level, 7, {}) == choice);
    }
  }
}

TEST_CASE("a search asked to stop gives no move") {
  std::stop_source source;
  source.request_stop();
  CHECK_FALSE(Engine().choose({}, Level::house, 1, source.get_token()));
  CHECK_FALSE(Engine().choose({}, Level::level_9, 1, source.get_token()));
}

TEST_CASE("an exact choice tells the score that best play ends with") {
  Random random(3);
  Engine engine;
  for (int i = 0; i < 20; ++i) {
    Position position = random_position(random, 8);
    const auto first = engine.choose(position, Level::level_9, 1, {});
    REQUIRE(first);
    REQUIRE(first->reason == Reason::exact);
    const Color mover = position.to_move;
    CHECK(first->margin == of(first->result, mover) - of(first->result, opponent(mover)));
    while (!is_over(position.board)) {
      if (legal_moves(position.board) == 0) {
        position = pass(position);
        continue;
      }
      position = play(position, engine.choose(position, Level::level_9, 1, {})->square);
    }
    CHECK(leader(score(position)) == leader(first->result));
  }
}

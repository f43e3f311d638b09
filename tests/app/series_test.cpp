#include "app/series.hpp"

#include <doctest/doctest.h>

#include <sstream>

#include "notation/position.hpp"
#include "support/session.hpp"

namespace {

app::Series series(std::uint64_t seed, std::uint64_t games) {
  session::Players players;
  players = session::seated(session::PlayAs::none);
  return {players, seed, games, reversi::Game()};
}

std::string played(const app::Series& series) {
  std::ostringstream out;
  CHECK(app::play_series(series, out));
  return out.str();
}

}  // namespace

TEST_CASE("a series is the games of its seeds, one a line") {
  CHECK(played(series(7, 3)) == played(series(7, 1)) + played(series(8, 1)) + played(series(9, 1)));
  CHECK(played(series(18446744073709551615U, 2)) ==
        played(series(18446744073709551615U, 1)) + played(series(0, 1)));
}

TEST_CASE("a game of a series is the game that its seed gives at the board") {
  session::State state = support::state_after("", session::PlayAs::none);
  state.settings.seed = 7;
  support::Session player(state);
  player.answer();
  const reversi::Game& game = player.state.game;
  REQUIRE(game.over());
  const reversi::Score score = reversi::score(game.position());
  CHECK(played(series(7, 1)) == "7 house,house " + std::to_string(score.black) + '-' +
                                    std::to_string(score.white) + ' ' +
                                    notation::to_transcript(game.plies()) + '\n');
}

TEST_CASE("a series that begins where nobody can move has a dash for moves") {
  app::Series over = series(1, 1);
  over.start = reversi::Game(std::get<reversi::Position>(notation::parse_position(
      "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X")));
  CHECK(played(over) == "1 house,house 32-32 -\n");
}

TEST_CASE("a series ends when a game cannot be written") {
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  CHECK_FALSE(app::play_series(series(1, 1'000'000'000), out));
}

#include "app/start.hpp"

#include <doctest/doctest.h>

#include "notation/transcript.hpp"

using app::Beginning;
using app::first_state;
using session::PlayAs;

namespace {

store::SavedGame saved_game() {
  return {session::seated(PlayAs::white), 7,
          std::get<reversi::Game>(notation::parse_transcript("d3c3"))};
}

Beginning beginning() {
  Beginning result;
  result.settings.seed = 1;
  result.asks_first = true;
  return result;
}

}  // namespace

TEST_CASE("without a saved game a new one begins with the settings asked for") {
  const auto state = first_state(beginning(), store::NoGame{});
  CHECK(state.game == reversi::Game());
  CHECK(state.settings.seed == 1);
  CHECK_FALSE(session::paused(state));
}

TEST_CASE("a saved game comes back paused with its own players and seed") {
  const auto state = first_state(beginning(), saved_game());
  CHECK(session::paused(state));
  CHECK(state.game == saved_game().game);
  CHECK(state.settings.seed == 7);
  CHECK(session::play_as(state.settings.players) == PlayAs::white);
}

TEST_CASE("in line mode a saved game is paused too, but not one that takes no input") {
  Beginning line = beginning();
  line.settings.line_mode = true;
  line.asks_first = false;
  CHECK(session::paused(first_state(line, saved_game())));
  store::SavedGame watched = saved_game();
  watched.players = session::seated(PlayAs::none);
  CHECK_FALSE(session::paused(first_state(line, watched)));
}

TEST_CASE("a new game asks first on the full screen, and is begun at once in line mode") {
  Beginning wish = beginning();
  wish.new_game = true;
  const auto asked = first_state(wish, saved_game());
  CHECK(std::holds_alternative<session::NewGameForm>(asked.mode));
  CHECK(asked.game == saved_game().game);
  REQUIRE(asked.next_game);
  CHECK(asked.next_game->seed == 1);
  wish.asks_first = false;
  CHECK(first_state(wish, saved_game()).game == reversi::Game());
}

TEST_CASE("a seed given beside a saved game is kept for the next one") {
  Beginning wish = beginning();
  wish.seed_given = true;
  const auto state = first_state(wish, saved_game());
  CHECK(state.settings.seed == 7);
  REQUIRE(state.next_game);
  CHECK(state.next_game->seed == 1);
}

TEST_CASE("a finished game is not resumed") {
  store::SavedGame over = saved_game();
  over.game = std::get<reversi::Game>(notation::parse_transcript("d3c3b3d2e1d6d7e3f4"));
  REQUIRE(over.game.over());
  CHECK_FALSE(app::goes_on(over));
  CHECK(first_state(beginning(), over).game == reversi::Game());
}

TEST_CASE("what is wrong with a saved game is said in the new one") {
  const auto state = first_state(beginning(), store::LoadTrouble{"Saved game damaged."});
  CHECK(state.load_trouble == "Saved game damaged.");
}

TEST_CASE("a warning about saving is said with every game, but damage comes first") {
  Beginning warned = beginning();
  warned.warning = "Saved game not locked.";
  CHECK(first_state(warned, store::NoGame{}).load_trouble == "Saved game not locked.");
  CHECK(first_state(warned, saved_game()).load_trouble == "Saved game not locked.");
  CHECK(first_state(warned, store::LoadTrouble{"Saved game damaged."}).load_trouble ==
        "Saved game damaged.");
}

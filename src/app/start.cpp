#include "app/start.hpp"

namespace app {

namespace {

session::Setup wished_setup(const Beginning& beginning) {
  const session::Setup setup =
      session::setup_of(beginning.settings, beginning.game.value_or(reversi::Game()).start());
  return {setup.side, setup.levels, beginning.game ? setup.handicap : beginning.handicap};
}

session::State resumed(const Beginning& beginning, const store::SavedGame& saved) {
  session::State state;
  state.settings = beginning.settings;
  state.settings.players = saved.players;
  state.settings.seed = saved.seed;
  state.game = saved.game;
  if (!session::is_performance(state.settings)) {
    state.mode = session::Paused{};
  }
  state.load_trouble = beginning.warning;
  if (beginning.new_game) {
    state.mode = session::NewGameForm{{}, {}, session::ground(state.mode)};
    state.next_game =
        session::NewGame{wished_setup(beginning), beginning.settings.seed, beginning.game};
  } else if (beginning.seed_given) {
    state.next_game = session::NewGame{std::nullopt, beginning.settings.seed, std::nullopt};
  }
  return state;
}

}  // namespace

bool goes_on(const store::Loaded& loaded) {
  const auto* const saved = std::get_if<store::SavedGame>(&loaded);
  return saved != nullptr && !saved->game.over();
}

session::State first_state(const Beginning& beginning, const store::Loaded& loaded) {
  if (goes_on(loaded)) {
    session::State state = resumed(beginning, std::get<store::SavedGame>(loaded));
    if (!beginning.new_game || (beginning.asks_first && session::unfinished(state))) {
      return state;
    }
  }
  session::State state;
  state.settings = beginning.settings;
  state.settings.players = session::players(wished_setup(beginning), beginning.settings.seed);
  state.game = beginning.game.value_or(reversi::Game(
      session::start_with(beginning.handicap, session::favored(state.settings.players))));
  const auto* const trouble = std::get_if<store::LoadTrouble>(&loaded);
  state.load_trouble = trouble == nullptr ? beginning.warning : trouble->said;
  return state;
}

}  // namespace app

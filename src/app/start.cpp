#include "app/start.hpp"

namespace app {

namespace {

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
    state.mode = session::NewGameQuestion{session::ground(state.mode)};
    state.next_game = session::NewGame{beginning.settings.players, beginning.settings.seed,
                                       beginning.game.value_or(reversi::Game())};
  } else if (beginning.seed_given) {
    state.next_game = session::NewGame{saved.players, beginning.settings.seed, reversi::Game()};
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
  state.game = beginning.game.value_or(reversi::Game());
  const auto* const trouble = std::get_if<store::LoadTrouble>(&loaded);
  state.load_trouble = trouble == nullptr ? beginning.warning : trouble->said;
  return state;
}

}  // namespace app

#include "session/state.hpp"

namespace session {

bool persons_turn(const State& state) {
  return !state.game.over() && !computer(state.settings.players, state.game.position().to_move);
}

std::size_t shown_ply(const State& state) {
  return state.looking_at.value_or(state.game.plies().size());
}

const reversi::Position& shown_position(const State& state) {
  return state.game.position_at(shown_ply(state));
}

std::optional<reversi::Square> square_looked_at(const State& state) {
  const std::size_t ply = state.looking_at.value_or(0);
  return ply > 0 ? state.game.plies()[ply - 1].move : std::nullopt;
}

reversi::Square attention(const State& state) {
  return square_looked_at(state).value_or(state.focus);
}

bool about_to_change(const State& state) {
  return state.search && !state.search->waiting && !state.search->slow;
}

bool unfinished(const State& state) {
  const bool begun = !state.game.plies().empty() || !state.game.undone().empty() ||
                     state.game.start() != reversi::Position{};
  return begun && !state.game.over();
}

std::size_t last_choice(const State& state) {
  const Players& players = state.settings.players;
  const auto plies = state.game.plies();
  for (std::size_t i = plies.size(); i > 0; --i) {
    const reversi::Ply& ply = plies[i - 1];
    const bool chosen = players.play_as == PlayAs::none || !computer(players, ply.mover);
    if (ply.move && chosen) {
      return i - 1;
    }
  }
  return 0;
}

}  // namespace session

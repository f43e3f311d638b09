#include "session/state.hpp"

#include <algorithm>

namespace session {

namespace {

bool is_choice(const Players& players, const reversi::Ply& ply) {
  return ply.move && (watched(players) || is_person(players, ply.mover));
}

}  // namespace

bool paused(const State& state) {
  return std::holds_alternative<Paused>(ground(state.mode));
}

std::optional<std::size_t> looked_at(const State& state) {
  const Ground under = ground(state.mode);
  const auto* const back = std::get_if<LookingBack>(&under);
  return back != nullptr ? std::optional(back->ply) : std::nullopt;
}

bool board_shown(const State& state) {
  return bare(state.mode) && !paused(state);
}

bool under_way(const State& state) {
  return std::ranges::any_of(state.game.plies(), [&](const reversi::Ply& ply) {
    return is_choice(state.settings.players, ply);
  });
}

bool persons_turn(const State& state) {
  return !state.game.over() && !computer(state.settings.players, state.game.position().to_move);
}

std::size_t shown_ply(const State& state) {
  return looked_at(state).value_or(state.game.plies().size());
}

const reversi::Position& shown_position(const State& state) {
  return state.game.position_at(shown_ply(state));
}

std::optional<reversi::Square> square_looked_at(const State& state) {
  const std::size_t ply = looked_at(state).value_or(0);
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
  const auto plies = state.game.plies();
  for (std::size_t i = plies.size(); i > 0; --i) {
    if (is_choice(state.settings.players, plies[i - 1])) {
      return i - 1;
    }
  }
  return 0;
}

}  // namespace session

#include "session/actions.hpp"
#include "session/turns.hpp"

namespace session {

namespace {

bool has_own_choice(const State& state) {
  const Players& players = state.settings.players;
  for (const reversi::Ply& ply : state.game.plies()) {
    if (ply.move && !computer(players, ply.mover)) {
      return true;
    }
  }
  return false;
}

void look_at(State& state, std::size_t ply) {
  if (ply == state.game.plies().size()) {
    state.mode = Playing{};
    say_turns(state);
  } else {
    state.mode = LookingBack{ply};
    say(state, notice::LookBack{});
  }
}

}  // namespace

namespace act {

void undo(Step& step, const Order& /*order*/) {
  State& state = step.state;
  if (!has_own_choice(state)) {
    return say(state, notice::NothingToUndo{});
  }
  stop_search(step);
  const std::size_t last = state.game.plies().size();
  const std::size_t first = last_choice(state);
  while (state.game.plies().size() > first) {
    state.game.undo();
  }
  say(state, notice::Undone{first, last});
  go_on(step);
}

void redo(Step& step, const Order& /*order*/) {
  State& state = step.state;
  const std::size_t first = state.game.plies().size();
  if (!state.game.redo()) {
    return say(state, notice::NothingToRedo{});
  }
  stop_search(step);
  while (!persons_turn(state) && state.game.redo()) {
  }
  say(state, notice::Redone{first});
  go_on(step);
}

void back(Step& step, const Order& /*order*/) {
  State& state = step.state;
  const std::size_t ply = shown_ply(state);
  if (ply == 0) {
    say(state, notice::NothingBefore{});
  } else {
    look_at(state, ply - 1);
  }
}

void forward(Step& step, const Order& /*order*/) {
  State& state = step.state;
  if (const auto ply = looked_at(state)) {
    look_at(state, *ply + 1);
  } else {
    say(state, notice::NothingAfter{});
  }
}

}  // namespace act

}  // namespace session

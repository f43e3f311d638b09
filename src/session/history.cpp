#include "session/history.hpp"

#include "session/focus.hpp"
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
    state.looking_at.reset();
    say_turns(state);
  } else {
    state.looking_at = ply;
    say(state, notice::LookBack{});
  }
}

void look_back(State& state) {
  const std::size_t ply = shown_ply(state);
  if (ply == 0) {
    say(state, notice::NothingBefore{});
  } else {
    look_at(state, ply - 1);
  }
}

void look_forward(State& state) {
  if (state.looking_at) {
    look_at(state, *state.looking_at + 1);
  } else {
    say(state, notice::NothingAfter{});
  }
}

// Questions are answered about the position looked back at; everything else is about the present.
bool asks_about_shown(Command command) {
  switch (command) {
    case Command::why:
    case Command::moves:
    case Command::score:
    case Command::last_turn:
    case Command::read_row:
    case Command::read_column:
    case Command::read_square:
    case Command::help:
      return true;
    default:
      return false;
  }
}

}  // namespace

void undo(Step& step) {
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

void redo(Step& step) {
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

bool look(State& state, Command command) {
  if (command == Command::back) {
    look_back(state);
    return true;
  }
  if (command == Command::forward) {
    look_forward(state);
    return true;
  }
  if (!state.looking_at || asks_about_shown(command)) {
    return false;
  }
  state.looking_at.reset();
  say_turns(state);
  return is_focus_command(command) || command == Command::place || command == Command::pause;
}

}  // namespace session

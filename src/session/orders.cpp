#include "session/orders.hpp"

#include <algorithm>

#include "reversi/position.hpp"
#include "session/focus.hpp"
#include "session/history.hpp"
#include "session/turns.hpp"

namespace session {

namespace {

using reversi::Square;

void say_paused_or_turns(State& state) {
  if (state.paused) {
    say(state, notice::Paused{});
  } else {
    say_turns(state);
  }
}

void resume(Step& step) {
  step.state.paused = false;
  step.state.load_trouble.reset();
  say_turns(step.state);
  ask_computer(step);
}

void toggle_pause(Step& step) {
  if (step.state.game.over()) {
    say_turns(step.state);
  } else {
    pause_game(step);
  }
}

void place(Step& step, Square square) {
  State& state = step.state;
  state.focus = square;
  if (!persons_turn(state)) {
    say_turns(state);
  } else if (!take_turn(step, square)) {
    say(state, notice::Refused{square});
  }
}

void find_idea(Step& step) {
  if (persons_turn(step.state)) {
    ask_idea(step);
  } else {
    say_turns(step.state);
  }
}

void ask_new_game(Step& step) {
  if (unfinished(step.state)) {
    step.state.dialog = Dialog::new_game;
    say(step.state, notice::AskNewGame{});
  } else {
    start_new(step);
  }
}

void open_help(State& state) {
  if (!state.settings.screen_reader && !state.settings.ends_with_game) {
    state.dialog = Dialog::help;
    state.help_top = 0;
  }
  const auto* const before = std::get_if<notice::Help>(&state.notice);
  say(state, notice::Help{before != nullptr ? before->page + 1 : 0});
}

void change_size(State& state) {
  constexpr int sizes = 4;
  state.settings.size =
      static_cast<SquareSize>((static_cast<int>(state.settings.size) + 1) % sizes);
  say(state, notice::Size{});
}

void refuse_pass(State& state) {
  if (persons_turn(state)) {
    say(state, notice::PassRefused{});
  } else {
    say_turns(state);
  }
}

void set_verbosity(State& state, int level) {
  state.settings.verbosity = static_cast<Verbosity>(level);
  say(state, notice::Verbosity{});
}

// The questions that change nothing but the notice.
bool answer(State& state, const Order& order) {
  const Square asked = order.square.value_or(attention(state));
  switch (order.command) {
    case Command::why:
      say(state, notice::Why{asked});
      return true;
    case Command::moves:
      say(state, notice::Moves{});
      return true;
    case Command::score:
      say(state, notice::Score{});
      return true;
    case Command::last_turn:
      say(state, notice::LastTurn{});
      return true;
    case Command::read_row:
      say(state, notice::Row{order.number.value_or(row(asked))});
      return true;
    case Command::read_column:
      say(state, notice::Column{order.number.value_or(column(asked))});
      return true;
    case Command::read_square:
      say(state, notice::Focus{});
      return true;
    case Command::board:
      say(state, notice::Board{});
      return true;
    case Command::discs:
      say(state, notice::Discs{});
      return true;
    case Command::turns:
      say(state, notice::History{order.number});
      return true;
    case Command::transcript:
      say(state, notice::Transcript{});
      return true;
    default:
      return false;
  }
}

// What works whatever lies over the board; true when it was one of these.
bool carry_out_anywhere(Step& step, const Order& order) {
  State& state = step.state;
  switch (order.command) {
    case Command::quit:
      quit(step);
      return true;
    case Command::redraw:
      step.effects.emplace_back(Redraw{});
      return true;
    case Command::hints:
      state.settings.hints = !state.settings.hints;
      if (!state.paused && state.dialog == Dialog::none) {
        say(state, notice::Hints{});
      }
      return true;
    case Command::size:
      if (!state.paused && state.dialog == Dialog::none) {
        change_size(state);
      }
      return true;
    default:
      return false;
  }
}

void carry_out_in_question(Step& step, const Order& order) {
  State& state = step.state;
  switch (order.command) {
    case Command::yes:
      start_new(step);
      return;
    case Command::new_game:
    case Command::pause:
      state.dialog = Dialog::none;
      say_paused_or_turns(state);
      return;
    default:
      say(state, notice::AskNewGame{});
  }
}

void carry_out_paused(Step& step, const Order& order) {
  switch (order.command) {
    case Command::pause:
    case Command::place:
      resume(step);
      return;
    case Command::new_game:
      ask_new_game(step);
      return;
    case Command::help:
      open_help(step.state);
      return;
    default:
      say(step.state, notice::Paused{});
  }
}

void carry_out_in_game(Step& step, const Order& order) {
  State& state = step.state;
  if (move_focus(state, order) || answer(state, order)) {
    return;
  }
  switch (order.command) {
    case Command::place:
      return place(step, order.square.value_or(state.focus));
    case Command::pause:
      return toggle_pause(step);
    case Command::idea:
      return find_idea(step);
    case Command::undo:
      return undo(step);
    case Command::redo:
      return redo(step);
    case Command::new_game:
      return ask_new_game(step);
    case Command::help:
      return open_help(state);
    case Command::pass:
      return refuse_pass(state);
    case Command::verbosity:
      return set_verbosity(state, order.number.value_or(1));
    case Command::again:
      return say_turns(state);
    default:
      return say(state, notice::Unknown{"y"});
  }
}

// Help closes on any key that does not scroll it; Escape, Enter, Space and ? do nothing more.
bool consumed_by_help(State& state, const Order& order) {
  if (scroll_help(state, order.command)) {
    return true;
  }
  state.dialog = Dialog::none;
  say_paused_or_turns(state);
  return order.command == Command::pause || order.command == Command::place ||
         order.command == Command::help;
}

}  // namespace

void carry_out(Step& step, const Order& order) {
  State& state = step.state;
  if (carry_out_anywhere(step, order)) {
    return;
  }
  if (state.dialog == Dialog::help && consumed_by_help(state, order)) {
    return;
  }
  if (state.dialog == Dialog::new_game) {
    return carry_out_in_question(step, order);
  }
  if (state.paused) {
    return carry_out_paused(step, order);
  }
  if (look(state, order.command)) {
    return;
  }
  carry_out_in_game(step, order);
}

void refuse_input(State& state, const UnknownInput& input) {
  if (state.dialog == Dialog::new_game) {
    say(state, notice::AskNewGame{});
  } else if (state.dialog == Dialog::none && !state.paused) {
    say(state, notice::Unknown{input.text});
  }
}

void pause_game(Step& step) {
  State& state = step.state;
  if (state.paused || state.game.over()) {
    return;
  }
  stop_search(step);
  state.paused = true;
  state.looking_at.reset();
  if (state.dialog == Dialog::none) {
    say(state, notice::Paused{});
  }
  if (unfinished(state)) {
    step.effects.emplace_back(Save{});
  }
}

void quit(Step& step) {
  State& state = step.state;
  stop_search(step);
  if (unfinished(state)) {
    step.effects.emplace_back(Save{});
  }
  state.quitting = true;
  step.effects.emplace_back(Quit{});
}

}  // namespace session

#include "reversi/position.hpp"
#include "session/actions.hpp"
#include "session/form.hpp"
#include "session/orders.hpp"
#include "session/turns.hpp"

namespace session::act {

void place(Step& step, const Order& order) {
  State& state = step.state;
  state.focus = order.square.value_or(state.focus);
  if (state.game.over() && order.square) {
    say(state, notice::Refused{*order.square});
  } else if (!persons_turn(state)) {
    say_turns(state);
  } else if (!take_turn(step, state.focus)) {
    say(state, notice::Refused{state.focus});
  }
}

void pause(Step& step, const Order& /*order*/) {
  if (step.state.game.over()) {
    say_turns(step.state);
  } else {
    pause_game(step);
  }
}

void idea(Step& step, const Order& /*order*/) {
  if (persons_turn(step.state)) {
    ask_idea(step);
  } else {
    say_turns(step.state);
  }
}

void new_game(Step& step, const Order& order) {
  State& state = step.state;
  if (!state.settings.line_mode) {
    return open_form(step);
  }
  const Setup setup =
      with(setup_of(state.settings, state.game.start()), order.wish.value_or(Wish{}));
  if (unfinished(state)) {
    state.mode = NewGameQuestion{setup, ground(state.mode)};
    say(state, notice::AskNewGame{});
  } else {
    start_new(step, setup);
  }
}

void yes(Step& step, const Order& /*order*/) {
  say(step.state, notice::Unknown{"y"});
}

void pass(Step& step, const Order& /*order*/) {
  if (persons_turn(step.state)) {
    say(step.state, notice::PassRefused{});
  } else {
    say_turns(step.state);
  }
}

void help(Step& step, const Order& /*order*/) {
  State& state = step.state;
  if (!state.settings.screen_reader && !state.settings.line_mode) {
    state.mode = Help{0, ground(state.mode)};
  }
  const auto* const before = std::get_if<notice::Help>(&state.notice);
  say(state, notice::Help{before != nullptr ? before->page + 1 : 0});
}

void again(Step& step, const Order& /*order*/) {
  say_turns(step.state);
}

void quit(Step& step, const Order& /*order*/) {
  end(step);
}

void hints(Step& step, const Order& /*order*/) {
  State& state = step.state;
  state.settings.hints = !state.settings.hints;
  if (board_shown(state)) {
    say(state, notice::Hints{});
  }
}

void size(Step& step, const Order& /*order*/) {
  State& state = step.state;
  if (!board_shown(state)) {
    return;
  }
  constexpr int sizes = 4;
  state.settings.size =
      static_cast<SquareSize>((static_cast<int>(state.settings.size) + 1) % sizes);
  say(state, notice::Size{});
}

void verbosity(Step& step, const Order& order) {
  step.state.settings.verbosity = static_cast<Verbosity>(order.number.value_or(1));
  say(step.state, notice::Verbosity{});
}

void redraw(Step& step, const Order& /*order*/) {
  step.effects.emplace_back(Redraw{});
}

}  // namespace session::act

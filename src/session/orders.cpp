#include "session/orders.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "session/actions.hpp"
#include "session/command_table.hpp"
#include "session/turns.hpp"

namespace session {

namespace {

struct Scroll {
  Command command = Command::up;
  int by = 0;  ///< lines of help
};

constexpr int page = 10;
constexpr int far = 1000;
constexpr std::array<Scroll, 6> scrolls = {{{Command::up, -1},
                                            {Command::down, 1},
                                            {Command::column_start, -page},
                                            {Command::column_end, page},
                                            {Command::row_start, -far},
                                            {Command::row_end, far}}};

constexpr std::size_t most_typed_ahead = 256;

// Whether an order does not have to wait for what the computer will answer.
bool acts_at_once(const State& state, const Order& order) {
  const Nature nature = find(order.command).nature;
  return nature == Nature::at_once || nature == Nature::anywhere ||
         !std::holds_alternative<Playing>(state.mode) || watched(state.settings.players);
}

void say_ground(State& state) {
  if (paused(state)) {
    say(state, notice::Paused{});
  } else {
    say_turns(state);
  }
}

void resume(Step& step) {
  step.state.mode = Playing{};
  step.state.load_trouble.reset();
  say_turns(step.state);
  ask_computer(step);
}

void handle(Step& step, const Playing& /*mode*/, const Order& order) {
  find(order.command).act(step, order);
}

// Questions are answered about the position looked back at. Everything else is about the present,
// which is gone back to; some commands ask for no more than that.
void handle(Step& step, const LookingBack& /*mode*/, const Order& order) {
  const CommandInfo& row = find(order.command);
  const bool in_past = row.nature == Nature::question || order.command == Command::help ||
                       order.command == Command::back || order.command == Command::forward;
  if (!in_past) {
    step.state.mode = Playing{};
    say_turns(step.state);
  }
  const bool returns = row.nature == Nature::focus || order.command == Command::place ||
                       order.command == Command::pause;
  if (!returns) {
    row.act(step, order);
  }
}

// In lines an empty line, which asks for the news again, stands for Enter.
bool resumes(const State& state, const Order& order) {
  return order.command == Command::place ||
         order.command == (state.settings.line_mode ? Command::again : Command::pause);
}

void handle(Step& step, const Paused& /*mode*/, const Order& order) {
  if (resumes(step.state, order)) {
    resume(step);
    if (order.square) {
      take(step, order);
    }
  } else if (order.command == Command::new_game || order.command == Command::help) {
    find(order.command).act(step, order);
  } else {
    say(step.state, notice::Paused{});
  }
}

// Help closes on any key that does not scroll it; Escape, Enter, Space and ? do nothing more.
void handle(Step& step, Help mode, const Order& order) {
  const auto* const scroll = std::ranges::find(scrolls, order.command, &Scroll::command);
  if (scroll != scrolls.end()) {
    mode.top = std::clamp(mode.top + scroll->by, 0, far);
    step.state.mode = mode;
    return;
  }
  uncover(step.state);
  const bool closes = order.command == Command::pause || order.command == Command::place ||
                      order.command == Command::help;
  if (!closes) {
    carry_out(step, order);
  }
}

// The form takes keys, not what they stand for on the board.
void handle(Step& step, const NewGameForm& /*mode*/, const Order& /*order*/) {
  say(step.state, notice::Form{true});
}

void handle(Step& step, const NewGameQuestion& mode, const Order& order) {
  if (order.command == Command::yes) {
    start_new(step, mode.setup);
  } else if (order.command == Command::new_game || order.command == Command::pause) {
    uncover(step.state);
  } else {
    say(step.state, notice::AskNewGame{});
  }
}

void refuse(State& state, const Playing& /*mode*/, const UnknownInput& input) {
  say(state, notice::Unknown{input.text});
}

void refuse(State& state, const LookingBack& /*mode*/, const UnknownInput& input) {
  say(state, notice::Unknown{input.text});
}

void refuse(State& /*state*/, const Paused& /*mode*/, const UnknownInput& /*input*/) {}

void refuse(State& /*state*/, const Help& /*mode*/, const UnknownInput& /*input*/) {}

void refuse(State& state, const NewGameForm& /*mode*/, const UnknownInput& /*input*/) {
  say(state, notice::Form{true});
}

void refuse(State& state, const NewGameQuestion& /*mode*/, const UnknownInput& /*input*/) {
  say(state, notice::AskNewGame{});
}

}  // namespace

void uncover(State& state) {
  const Ground under = ground(state.mode);
  std::visit([&](const auto& mode) { state.mode = mode; }, under);
  say_ground(state);
}

void carry_out(Step& step, const Order& order) {
  if (find(order.command).nature == Nature::anywhere) {
    return find(order.command).act(step, order);
  }
  const Mode mode = step.state.mode;
  std::visit([&](const auto& here) { handle(step, here, order); }, mode);
}

void take(Step& step, const Order& order) {
  State& state = step.state;
  if (!state.search || acts_at_once(state, order)) {
    carry_out(step, order);
  } else if (state.typed_ahead.size() < most_typed_ahead) {
    state.typed_ahead.push_back(order);
  }
}

void refuse_input(State& state, const UnknownInput& input) {
  const Mode mode = state.mode;
  std::visit([&](const auto& here) { refuse(state, here, input); }, mode);
}

void pause_game(Step& step) {
  State& state = step.state;
  if (paused(state) || state.game.over()) {
    return;
  }
  stop_search(step);
  set_ground(state.mode, Paused{});
  if (bare(state.mode)) {
    say(state, notice::Paused{});
  }
  step.effects.emplace_back(Save{});
}

void end(Step& step) {
  State& state = step.state;
  stop_search(step);
  if (!state.game.over()) {
    step.effects.emplace_back(Save{});
  }
  state.quitting = true;
  step.effects.emplace_back(Quit{});
}

}  // namespace session

#include "session/update.hpp"

#include <algorithm>
#include <utility>

#include "session/orders.hpp"
#include "session/turns.hpp"

namespace session {

namespace {

constexpr std::size_t most_typed_ahead = 256;

// Orders that do not depend on what the computer will answer.
bool acts_at_once(const State& state, Command command) {
  switch (command) {
    case Command::undo:
    case Command::new_game:
    case Command::pause:
    case Command::quit:
    case Command::help:
    case Command::redraw:
    case Command::hints:
    case Command::size:
    case Command::back:
    case Command::forward:
      return true;
    default:
      return state.dialog != Dialog::none || state.looking_at ||
             state.settings.players.play_as == PlayAs::none;
  }
}

void end_wait(Step& step) {
  auto& search = step.state.search;
  if (!search || !search->waiting) {
    return;
  }
  search->waiting = false;
  if (const auto answer = std::exchange(search->answer, std::nullopt)) {
    take_answer(step, *answer);
  }
}

void follow_typed_ahead(Step& step) {
  State& state = step.state;
  while (!state.search && !state.typed_ahead.empty()) {
    const Order order = state.typed_ahead.front();
    state.typed_ahead.erase(state.typed_ahead.begin());
    carry_out(step, order);
  }
}

void handle(Step& step, const Order& order) {
  State& state = step.state;
  end_wait(step);
  if (!state.search || acts_at_once(state, order.command)) {
    carry_out(step, order);
  } else if (state.typed_ahead.size() < most_typed_ahead) {
    state.typed_ahead.push_back(order);
  }
  follow_typed_ahead(step);
}

void handle(Step& step, const UnknownInput& input) {
  end_wait(step);
  refuse_input(step.state, input);
}

void handle(Step& step, const Thought& thought) {
  auto& search = step.state.search;
  if (!search || search->id != thought.id || !thought.choice) {
    return;
  }
  if (search->waiting) {
    search->answer = thought.choice;
    return;
  }
  take_answer(step, *thought.choice);
  follow_typed_ahead(step);
}

void handle(Step& step, const Tick& tick) {
  auto& search = step.state.search;
  if (!search || search->id != tick.id) {
    return;
  }
  if (tick.wake == Wake::answer) {
    end_wait(step);
    follow_typed_ahead(step);
  } else if (!search->answer) {
    search->slow = true;
    ++step.state.news;
  }
}

void handle(Step& step, const Saved& saved) {
  if (saved.trouble && step.state.save_trouble != saved.trouble) {
    ++step.state.news;
  }
  step.state.save_trouble = saved.trouble;
}

void handle(Step& step, const Resized& resized) {
  if (!resized.fits) {
    pause_game(step);
  }
}

void handle(Step& step, const LeftAlone& /*event*/) {
  pause_game(step);
}

void handle(Step& step, const SuspendAsked& /*event*/) {
  pause_game(step);
  step.effects.emplace_back(Suspend{});
}

void handle(Step& step, const EndAsked& /*event*/) {
  quit(step);
}

// A finished game given at the start is there to be asked about, not to end the program.
bool is_study(const State& state) {
  return state.game.over() && state.settings.players.play_as != PlayAs::none;
}

}  // namespace

Step begin(State state) {
  Step step{std::move(state), {}};
  if (step.state.dialog == Dialog::new_game) {
    say(step.state, notice::AskNewGame{});
  } else if (step.state.paused) {
    say(step.state, notice::Paused{});
  } else {
    say_turns(step.state);
    if (!is_study(step.state)) {
      go_on(step);
    }
  }
  return step;
}

Step update(State state, const Event& event) {
  Step step{std::move(state), {}};
  std::visit([&](const auto& happened) { handle(step, happened); }, event);
  return step;
}

}  // namespace session

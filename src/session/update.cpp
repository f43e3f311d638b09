#include "session/update.hpp"

#include <algorithm>
#include <utility>

#include "session/command_table.hpp"
#include "session/form.hpp"
#include "session/orders.hpp"
#include "session/turns.hpp"

namespace session {

namespace {

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
  end_wait(step);
  take(step, order);
  follow_typed_ahead(step);
}

void handle(Step& step, const UnknownInput& input) {
  end_wait(step);
  refuse_input(step.state, input);
}

std::string name_of(const Key& key) {
  const bool plain = key.character > U' ' && key.character <= U'~';
  return plain ? std::string{static_cast<char>(key.character)} : std::string();
}

void handle(Step& step, const Key& key) {
  if (std::holds_alternative<NewGameForm>(step.state.mode)) {
    end_wait(step);
    press(step, key);
    return follow_typed_ahead(step);
  }
  if (const auto order = command_for(key)) {
    handle(step, *order);
  } else {
    handle(step, UnknownInput{name_of(key)});
  }
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
  end(step);
}

void handle(Step& step, const PageEnd& page) {
  if (auto* const help = std::get_if<Help>(&step.state.mode)) {
    help->top = std::min(help->top, page.last);
  }
}

// A finished game given at the start is there to be asked about, not to end the program.
bool is_study(const State& state) {
  return state.game.over() && !watched(state.settings.players);
}

}  // namespace

Step begin(State state) {
  Step step{std::move(state), {}};
  if (std::holds_alternative<NewGameForm>(step.state.mode)) {
    open_form(step);
  } else if (paused(step.state)) {
    say(step.state, notice::Paused{});
  } else {
    say_turns(step.state);
    if (!is_study(step.state)) {
      go_on(step);
    }
  }
  return step;
}

bool awaits(const State& state, const Tick& tick) {
  return state.search && state.search->id == tick.id;
}

Step update(State state, const Event& event) {
  Step step{std::move(state), {}};
  std::visit([&](const auto& happened) { handle(step, happened); }, event);
  return step;
}

}  // namespace session

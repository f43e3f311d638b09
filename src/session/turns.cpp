#include "session/turns.hpp"

#include <utility>

#include "reversi/random.hpp"

namespace session {

namespace {

constexpr int slow_ms = 1000;

// Elsewhere something else has the message row; what happened meanwhile is said on the way back.
bool is_playing(const State& state) {
  return std::holds_alternative<Playing>(state.mode);
}

RequestId start_search(Step& step, engine::Level level, bool idea) {
  State& state = step.state;
  const RequestId id = ++state.last_request;
  state.search = Search{id, idea, false, false, std::nullopt};
  step.effects.emplace_back(Think{id, state.game.position(), level, state.settings.seed});
  step.effects.emplace_back(WakeAfter{Wake::slow, id, slow_ms});
  return id;
}

}  // namespace

void say(State& state, Notice notice) {
  state.notice = std::move(notice);
  ++state.news;
}

void say_turns(State& state) {
  if (state.game.plies().empty()) {
    say(state, notice::Started{});
  } else {
    say(state, notice::Turns{last_choice(state)});
  }
}

bool take_turn(Step& step, reversi::Square square) {
  State& state = step.state;
  if (!state.game.play(square)) {
    return false;
  }
  if (is_playing(state)) {
    say_turns(state);
  }
  go_on(step);
  return true;
}

void go_on(Step& step) {
  State& state = step.state;
  if (state.game.over()) {
    step.effects.emplace_back(RemoveSave{});
  } else {
    step.effects.emplace_back(Save{});
  }
  if (state.game.over() && is_performance(state.settings)) {
    state.quitting = true;
    step.effects.emplace_back(Quit{});
  }
  ask_computer(step);
}

void ask_computer(Step& step) {
  State& state = step.state;
  if (paused(state) || state.search || state.game.over()) {
    return;
  }
  const auto level = computer(state.settings.players, state.game.position().to_move);
  if (!level) {
    return;
  }
  const RequestId id = start_search(step, *level, false);
  if (state.settings.delay_ms > 0 &&
      (watched(state.settings.players) || !state.game.plies().empty())) {
    state.search->waiting = true;
    step.effects.emplace_back(WakeAfter{Wake::answer, id, state.settings.delay_ms});
  }
}

void ask_idea(Step& step) {
  const reversi::Color mover = step.state.game.position().to_move;
  start_search(step, advisor(step.state.settings.players, mover), true);
}

void stop_search(Step& step) {
  if (step.state.search) {
    step.effects.emplace_back(StopThinking{});
  }
  step.state.search.reset();
  step.state.typed_ahead.clear();
}

void take_answer(Step& step, const engine::Choice& choice) {
  State& state = step.state;
  const bool idea = state.search && state.search->idea;
  state.search.reset();
  if (!idea) {
    // The answer of the search that was asked about this very position is always legal.
    static_cast<void>(take_turn(step, choice.square));
    return;
  }
  state.focus = choice.square;
  if (is_playing(state)) {
    say(state, notice::Idea{choice});
  }
}

void start_new(Step& step, const Setup& setup) {
  State& state = step.state;
  stop_search(step);
  const NewGame wished = std::exchange(state.next_game, std::nullopt)
                             .value_or(NewGame{{}, reversi::scramble(state.settings.seed), {}});
  state.settings.seed = wished.seed;
  state.settings.players = players(setup, wished.seed);
  state.settings.side_by_chance = setup.side == Side::random;
  state.game = wished.game.value_or(
      reversi::Game(start_with(setup.handicap, favored(state.settings.players))));
  state.load_trouble.reset();
  state.focus = State().focus;
  state.mode = Playing{};
  say_turns(state);
  go_on(step);
}

}  // namespace session

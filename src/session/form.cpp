#include "session/form.hpp"

#include <algorithm>
#include <array>

#include "session/command_table.hpp"
#include "session/orders.hpp"
#include "session/turns.hpp"

namespace session {

namespace {

constexpr std::array<std::string_view, Setup::most_handicap + 1> handicaps = {"none", "1", "2", "3",
                                                                              "4"};

NewGameForm& form_of(Step& step) {
  return std::get<NewGameForm>(step.state.mode);
}

std::vector<std::string_view> level_names() {
  std::vector<std::string_view> names;
  for (const engine::LevelInfo& level : engine::levels()) {
    names.push_back(level.name);
  }
  return names;
}

void choose(Setup& setup, FormRow row, std::size_t value) {
  const auto level = static_cast<engine::Level>(value);
  switch (row) {
    case FormRow::side:
      setup.side = static_cast<Side>(value);
      return;
    case FormRow::level:
      setup.levels = {level, level};
      return;
    case FormRow::black_level:
      setup.levels.black = level;
      return;
    case FormRow::white_level:
      setup.levels.white = level;
      return;
    case FormRow::handicap:
      setup.handicap = static_cast<int>(value);
      return;
    case FormRow::go_on:
    case FormRow::start:
      return;
  }
}

void say_row(State& state) {
  say(state, notice::Form{false});
}

// The row beside the one chosen; at an end that one again.
void step_row(Step& step, int by) {
  NewGameForm& form = form_of(step);
  const std::vector<FormRow> all = rows(step.state, form);
  const auto here = std::ranges::find(all, form.row) - all.begin();
  const auto last = static_cast<std::ptrdiff_t>(all.size()) - 1;
  form.row = all[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(here + by, 0, last))];
  say_row(step.state);
}

void step_value(Step& step, int by) {
  NewGameForm& form = form_of(step);
  const auto count = static_cast<int>(values(form.row).size());
  if (count > 0) {
    const int value = static_cast<int>(chosen(form.setup, form.row)) + by;
    choose(form.setup, form.row, static_cast<std::size_t>(std::clamp(value, 0, count - 1)));
  }
  say_row(step.state);
}

// The next value that begins with the character, from the one chosen on and round; false when none
// does.
bool choose_by(NewGameForm& form, char32_t character) {
  const auto names = values(form.row);
  const std::size_t before = chosen(form.setup, form.row);
  for (std::size_t i = 1; i <= names.size(); ++i) {
    const std::size_t value = (before + i) % names.size();
    if (static_cast<char32_t>(names[value].front()) == character) {
      choose(form.setup, form.row, value);
      return true;
    }
  }
  return false;
}

void go_on_with(Step& step, const Setup& setup) {
  State& state = step.state;
  stop_search(step);
  state.settings.players = players(setup, state.settings.seed);
  state.settings.side_by_chance = setup.side == Side::random;
  state.load_trouble.reset();
  state.next_game.reset();
  state.mode = Playing{};
  say_turns(state);
  go_on(step);
}

void accept(Step& step) {
  const NewGameForm form = form_of(step);
  if (form.row == FormRow::go_on) {
    go_on_with(step, form.setup);
  } else {
    start_new(step, form.setup);
  }
}

// A character chooses a value before it is a command; what works everywhere works here too.
void press_other(Step& step, const Key& key) {
  if (choose_by(form_of(step), key.character)) {
    return say_row(step.state);
  }
  const auto order = command_for(key);
  const Command command = order ? order->command : Command::again;
  if (command == Command::place) {
    accept(step);
  } else if (command == Command::pause) {
    uncover(step.state);
  } else if (command == Command::next_legal || command == Command::previous_legal) {
    step_row(step, command == Command::next_legal ? 1 : -1);
  } else if (command == Command::read_square || command == Command::new_game) {
    say_row(step.state);
  } else if (command == Command::help) {
    say(step.state, notice::FormKeys{});
  } else if (order && find(command).nature == Nature::anywhere) {
    carry_out(step, *order);
  } else {
    say(step.state, notice::Form{true});
  }
}

}  // namespace

std::vector<FormRow> rows(const State& state, const NewGameForm& form) {
  std::vector<FormRow> all;
  if (unfinished(state)) {
    all.push_back(FormRow::go_on);
  }
  all.push_back(FormRow::side);
  if (form.setup.side == Side::none) {
    all.insert(all.end(), {FormRow::black_level, FormRow::white_level});
  } else if (form.setup.side != Side::both) {
    all.push_back(FormRow::level);
  }
  if (!state.next_game || !state.next_game->game) {
    all.push_back(FormRow::handicap);
  }
  all.push_back(FormRow::start);
  return all;
}

std::vector<std::string_view> values(FormRow row) {
  switch (row) {
    case FormRow::side:
      return {side_names().begin(), side_names().end()};
    case FormRow::level:
    case FormRow::black_level:
    case FormRow::white_level:
      return level_names();
    case FormRow::handicap:
      return {handicaps.begin(), handicaps.end()};
    case FormRow::go_on:
    case FormRow::start:
      return {};
  }
  return {};
}

std::size_t chosen(const Setup& setup, FormRow row) {
  switch (row) {
    case FormRow::side:
      return static_cast<std::size_t>(setup.side);
    case FormRow::level:
      return static_cast<std::size_t>(setup.side == Side::white ? setup.levels.black
                                                                : setup.levels.white);
    case FormRow::black_level:
      return static_cast<std::size_t>(setup.levels.black);
    case FormRow::white_level:
      return static_cast<std::size_t>(setup.levels.white);
    case FormRow::handicap:
      return static_cast<std::size_t>(setup.handicap);
    case FormRow::go_on:
    case FormRow::start:
      return 0;
  }
  return 0;
}

void open_form(Step& step) {
  State& state = step.state;
  const Setup setup = state.next_game && state.next_game->setup
                          ? *state.next_game->setup
                          : setup_of(state.settings, state.game.start());
  NewGameForm form{setup, FormRow::side, ground(state.mode)};
  form.row = rows(state, form).front();
  state.mode = form;
  say(state, notice::Form{true});
}

void press(Step& step, const Key& key) {
  // The game may have ended under the form, and with it what can be gone on with.
  NewGameForm& form = form_of(step);
  const auto all = rows(step.state, form);
  if (std::ranges::find(all, form.row) == all.end()) {
    form.row = all.front();
  }
  switch (key.name) {
    case KeyName::up:
    case KeyName::shift_tab:
      return step_row(step, -1);
    case KeyName::down:
    case KeyName::tab:
      return step_row(step, 1);
    case KeyName::left:
      return step_value(step, -1);
    case KeyName::right:
      return step_value(step, 1);
    case KeyName::character:
    case KeyName::home:
    case KeyName::end:
    case KeyName::page_up:
    case KeyName::page_down:
    case KeyName::enter:
    case KeyName::escape:
    case KeyName::ctrl_l:
      return press_other(step, key);
  }
}

}  // namespace session

#include "screen/render.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "screen/board.hpp"
#include "screen/form.hpp"
#include "screen/help.hpp"
#include "screen/layout.hpp"
#include "screen/sidebar.hpp"
#include "screen/why.hpp"
#include "voice/fit.hpp"
#include "voice/wording.hpp"

namespace screen {

namespace {

constexpr int widest_message = 79;  // the last column stays free, as does all beyond 80

std::string size_text(Size size) {
  return std::to_string(size.columns) + 'x' + std::to_string(size.rows);
}

// The main keys of the moment, and the few of them for a narrow window.
struct MainKeys {
  std::string_view all;
  std::string_view few;
};

MainKeys main_keys(const session::State& state) {
  if (state.settings.screen_reader) {
    return {"? help, q quit", "? help, q quit"};
  }
  if (std::holds_alternative<session::NewGameForm>(state.mode)) {
    return {"Up, Down row  Left, Right value  Enter starts  Escape goes back", "Enter starts"};
  }
  if (session::paused(state)) {
    return {"? help  Enter resume  n new game  q quit", "Enter resumes"};
  }
  if (session::looked_at(state)) {
    return {"? help  [ back  ] forward  Escape ends", "[ back  ] forward"};
  }
  if (state.game.over()) {
    return {"? help  n new game  [ look back  q quit", "n new game  q quit"};
  }
  return {"? help  p pause  u undo  i idea  q quit", "? help  q quit"};
}

std::string_view keys_text(const session::State& state, int width) {
  const MainKeys keys = main_keys(state);
  return static_cast<int>(keys.all.size()) <= width ? keys.all : keys.few;
}

// With a screen reader the cursor is on the news, except after a focus key.
Place cursor_place(const session::State& state, const BoardArea& area) {
  const bool news =
      state.settings.screen_reader && !std::holds_alternative<session::notice::Focus>(state.notice);
  if (session::paused(state) || news) {
    return {};
  }
  return area.in_window(session::attention(state)).value_or(Place{});
}

// The side panel. The lines that explain a square take the place of the moves, or stand below the
// board where the panel has no room for them.
void draw_beside(Frame& frame, const BoardArea& area, const session::State& state) {
  const auto panel = sidebar_region(state, area, frame.size());
  const auto lines = explanation(state);
  if (!panel) {
    draw_lines(frame, below_board(area, frame.size()), lines);
    return;
  }
  const Region left = draw_facts(frame, *panel, state);
  if (session::paused(state) || draw_lines(frame, left, lines)) {
    return;
  }
  draw_moves(frame, left, state);
  draw_lines(frame, below_board(area, frame.size()), lines);
}

void draw_game(Frame& frame, const session::State& state, bool ascii) {
  const Size window = frame.size();
  const int width = std::min(widest_message, window.columns - 1);
  const BoardArea area = board_area(state, window, ascii);
  frame.put({0, 0}, voice::message(state, width));
  frame.put({1, 0}, voice::score_row(state, window.columns));
  const bool form = std::holds_alternative<session::NewGameForm>(state.mode);
  const bool covered = form && !state.settings.screen_reader;
  if (!covered && !session::paused(state)) {
    draw_board(frame, area, state, ascii);
  }
  if (!covered) {
    draw_beside(frame, area, state);
  }
  if (const auto row = keys_row(state, area, window)) {
    frame.put({*row, 0}, keys_text(state, width));
  }
  frame.cursor = cursor_place(state, area);
  if (form) {
    frame.cursor = {};
    draw_form(frame, state);
  }
}

// The news alone, and the board where it was asked for, at the lower end of the window.
void draw_spoken(Frame& frame, const session::State& state) {
  const Size window = frame.size();
  frame.put({0, 0}, voice::message(state, std::min(widest_message, window.columns - 1)));
  if (!std::holds_alternative<session::notice::Board>(state.notice) || session::paused(state)) {
    return;
  }
  BoardArea area = board_area(state, window, true);
  area.corner.row = window.rows - area.shown.rows;
  draw_board(frame, area, state, true);
  frame.cursor = area.in_window(session::attention(state)).value_or(Place{});
}

// In one line if the window has one that long.
Frame too_small(Size window) {
  Frame frame(window);
  const std::string text =
      "Too small: " + size_text(window) + ", needs " + size_text(smallest) + '.';
  int row = 0;
  for (const std::string& line : voice::wrap(text, window.columns)) {
    frame.put({row++, 0}, line);
  }
  return frame;
}

}  // namespace

bool fits(Size window) {
  return window.rows >= smallest.rows && window.columns >= smallest.columns;
}

Frame render(const session::State& state, Size window, bool ascii) {
  if (!fits(window)) {
    return too_small(window);
  }
  Frame frame(window);
  if (std::holds_alternative<session::Help>(state.mode) && !state.settings.screen_reader) {
    frame.put({0, 0}, voice::message(state, std::min(widest_message, window.columns - 1)));
    draw_help(frame, state);
    return frame;
  }
  if (state.settings.speech) {
    draw_spoken(frame, state);
  } else {
    draw_game(frame, state, ascii);
  }
  return frame;
}

}  // namespace screen

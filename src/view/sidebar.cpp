#include "view/sidebar.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "view/wording.hpp"

namespace view {

namespace {

constexpr int least_columns = 26;
constexpr int widest_text = 25;  // "White (C) computer, house", "Seed 18446744073709551615"
constexpr int widest_gap = 3;
constexpr int least_rows = 17;    // as high as the medium board
constexpr int pair_columns = 13;  // "12 d3   c3" and the gap to the next column of pairs
constexpr std::size_t black_column = 3;
constexpr std::size_t white_column = 8;

struct Panel {
  int column = 0;
  int columns = 0;
  int top = 0;
  int bottom = 0;  // the last row
};

std::string name_of(const reversi::Ply& ply) {
  return ply.move ? to_string(*ply.move) : "--";
}

// One line for each pair of turns, black's on the left, numbered from 1.
std::vector<std::string> pairs(std::span<const reversi::Ply> plies) {
  std::vector<std::string> lines;
  for (const reversi::Ply& ply : plies) {
    const bool black = ply.mover == reversi::Color::black;
    if (black || lines.empty()) {
      const std::string number = std::to_string(lines.size() + 1);
      lines.push_back(number.size() < 2 ? ' ' + number : number);
    }
    lines.back().resize(black ? black_column : white_column, ' ');
    lines.back() += name_of(ply);
  }
  return lines;
}

// The pairs run down and then on to the right like a newspaper, so that a turn changes few cells;
// when all is full, the oldest column goes.
void draw_moves(Frame& frame, const Panel& panel, const std::vector<std::string>& lines) {
  frame.put({panel.top, panel.column}, "Moves");
  const int rows = panel.bottom - panel.top;
  const int columns = panel.columns / pair_columns;
  if (rows < 1) {
    return;
  }
  const int count = static_cast<int>(lines.size());
  const int dropped = std::max(0, (count + rows - 1) / rows - columns) * rows;
  for (int i = dropped; i < count; ++i) {
    const int place = i - dropped;
    frame.put({panel.top + 1 + place % rows, panel.column + place / rows * pair_columns},
              lines[static_cast<std::size_t>(i)]);
  }
}

std::string who(const session::State& state, reversi::Color color) {
  std::string text = color == reversi::Color::black ? "Black (" : "White (";
  text += std::string(1, mark(state, color)) + ')';
  if (const auto level = computer(state.settings.players, color)) {
    return text + " computer, " + std::string(info(*level).name);
  }
  return person(state.settings.players) ? text + " you" : text;
}

std::string ply_line(const session::State& state) {
  const std::string all = std::to_string(state.game.plies().size());
  return state.looking_at ? "Ply " + std::to_string(*state.looking_at) + " of " + all
                          : "Ply " + all;
}

// The facts stand at the foot of the panel, where no turn moves them.
int draw_facts(Frame& frame, const Panel& panel, const session::State& state) {
  const std::vector<std::string> lines = {ply_line(state), who(state, reversi::Color::black),
                                          who(state, reversi::Color::white),
                                          "Seed " + std::to_string(state.settings.seed)};
  const int top = panel.bottom + 1 - static_cast<int>(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    frame.put({top + static_cast<int>(i), panel.column}, lines[i]);
  }
  return top;
}

}  // namespace

void draw_sidebar(Frame& frame, const BoardArea& area, const session::State& state) {
  const Size window = frame.size();
  const int board_end = area.corner.column + area.whole().columns + (area.lines ? 1 : 0);
  const int left = window.columns - board_end;
  if (state.settings.screen_reader || left < least_columns) {
    return;
  }
  Panel panel;
  panel.column = board_end + std::min(left - widest_text, widest_gap);
  panel.columns = window.columns - panel.column;
  panel.top = area.corner.row;
  const int board_bottom = area.corner.row + area.shown.rows - 1;
  panel.bottom =
      std::min(window.rows - 3, std::max(board_bottom, area.corner.row + least_rows - 1));
  panel.bottom = std::max(panel.bottom, std::min(board_bottom, window.rows - 2));
  const int facts = draw_facts(frame, panel, state);
  if (!state.paused) {
    panel.bottom = facts - 2;
    draw_moves(frame, panel, pairs(state.game.plies()));
  }
}

}  // namespace view

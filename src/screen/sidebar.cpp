#include "screen/sidebar.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "voice/wording.hpp"

namespace screen {

namespace {

constexpr int pair_width = 10;  // "12 d3   c3"
constexpr int pair_gap = 3;
constexpr std::size_t black_column = 2;
constexpr std::size_t white_column = 7;

std::string name_of(const reversi::Ply& ply) {
  return ply.move ? to_string(*ply.move) : "--";
}

struct MoveList {
  std::vector<std::string> lines;  // one for each pair of turns, black's on the left, from 1
  std::optional<int> looked_at;    // the line with the turn looked back at
};

MoveList move_list(const session::State& state) {
  MoveList list;
  std::size_t ply_number = 0;
  for (const reversi::Ply& ply : state.game.plies()) {
    const bool black = ply.mover == reversi::Color::black;
    if (black || list.lines.empty()) {
      const std::string number = std::to_string(list.lines.size() + 1);
      list.lines.push_back(number.size() < 2 ? ' ' + number : number);
    }
    const bool here = session::looked_at(state) == ++ply_number;
    if (here) {
      list.looked_at = static_cast<int>(list.lines.size()) - 1;
    }
    list.lines.back().resize(black ? black_column : white_column, ' ');
    list.lines.back() += here ? '(' + name_of(ply) + ')' : ' ' + name_of(ply);
  }
  return list;
}

std::string who(const session::State& state, reversi::Color color) {
  std::string text = color == reversi::Color::black ? "Black (" : "White (";
  text += std::string(1, voice::mark(state, color)) + ')';
  if (const auto level = computer(state.settings.players, color)) {
    return text + " computer, " + std::string(info(*level).name);
  }
  return person(state.settings.players) ? text + " you" : text;
}

std::string ply_line(const session::State& state) {
  const std::string all = std::to_string(state.game.plies().size());
  const auto back = session::looked_at(state);
  return back ? "Ply " + std::to_string(*back) + " of " + all : "Ply " + all;
}

}  // namespace

Region draw_facts(Frame& frame, const Region& panel, const session::State& state) {
  const std::vector<std::string> lines = {ply_line(state), who(state, reversi::Color::black),
                                          who(state, reversi::Color::white),
                                          "Seed " + std::to_string(state.settings.seed)};
  const int above = panel.size.rows - static_cast<int>(lines.size());
  Place place = {panel.corner.row + above, panel.corner.column};
  for (const std::string& line : lines) {
    frame.put(place, line);
    ++place.row;
  }
  return {panel.corner, {above - 1, panel.size.columns}};
}

void draw_moves(Frame& frame, const Region& region, const session::State& state) {
  const MoveList list = move_list(state);
  const int rows = region.size.rows - 1;
  if (rows < 1) {
    return;
  }
  frame.put(region.corner, "Moves");
  const int count = static_cast<int>(list.lines.size());
  const int columns = (region.size.columns + pair_gap) / (pair_width + pair_gap);
  const int surplus = std::max(0, (count + rows - 1) / rows - columns);
  const int first = std::min(surplus, list.looked_at.value_or(count) / rows) * rows;
  const int end = std::min(count, first + columns * rows);
  for (int i = first; i < end; ++i) {
    const int place = i - first;
    frame.put({region.corner.row + 1 + place % rows,
               region.corner.column + place / rows * (pair_width + pair_gap)},
              list.lines[static_cast<std::size_t>(i)]);
  }
}

}  // namespace screen

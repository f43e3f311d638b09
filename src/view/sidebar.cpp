#include "view/sidebar.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "view/wording.hpp"

namespace view {

namespace {

constexpr int pair_columns = 13;  // "12 d3   c3" and the gap to the next column of pairs
constexpr std::size_t black_column = 3;
constexpr std::size_t white_column = 8;

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
  const std::vector<std::string> lines = pairs(state.game.plies());
  const int rows = region.size.rows - 1;
  if (rows < 1) {
    return;
  }
  frame.put(region.corner, "Moves");
  const int count = static_cast<int>(lines.size());
  const int columns = region.size.columns / pair_columns;
  const int dropped = std::max(0, (count + rows - 1) / rows - columns) * rows;
  for (int i = dropped; i < count; ++i) {
    const int place = i - dropped;
    frame.put(
        {region.corner.row + 1 + place % rows, region.corner.column + place / rows * pair_columns},
        lines[static_cast<std::size_t>(i)]);
  }
}

}  // namespace view

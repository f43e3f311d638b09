#include "screen/layout.hpp"

#include <algorithm>

namespace screen {

namespace {

constexpr Size small_square = {1, 2};
constexpr Size medium_square = {2, 4};
constexpr Size large_square = {4, 8};
constexpr Size medium_by_itself = {22, 40};
constexpr int sidebar_from = 26;
constexpr int sidebar_text = 25;  // "White (C) computer, house", "Seed 18446744073709551615"
constexpr int sidebar_gap = 3;
constexpr int sidebar_rows = 17;  // as high as the medium board
constexpr int roomy_rows = 14;    // the small board with a blank row above and below
constexpr int screen_reader_keys = 13;

Size chosen_square(const session::Settings& settings, Size window, bool ascii) {
  if (settings.screen_reader) {
    return small_square;
  }
  switch (settings.size) {
    case session::SquareSize::small:
      return small_square;
    case session::SquareSize::medium:
      return medium_square;
    case session::SquareSize::large:
      return large_square;
    case session::SquareSize::fit:
      break;
  }
  const bool roomy =
      window.rows >= medium_by_itself.rows && window.columns >= medium_by_itself.columns;
  return roomy && !ascii ? medium_square : small_square;
}

// The first of `count` squares that show of eight, a function of the square of attention alone:
// pages that overlap by the margins, so that most steps do not scroll.
int first_shown(int attention, int count) {
  const int margin = count > 2 ? 1 : 0;
  int first = 0;
  while (first < 8 - count && attention > first + count - 1 - margin) {
    first = std::min(first + count - 2 * margin, 8 - count);
  }
  return first;
}

}  // namespace

Size BoardArea::whole() const {
  return {pitch.rows * 8 + (pitch.rows > 1 ? 1 : 0), pitch.columns * 8 + 1};
}

Place BoardArea::middle(reversi::Square square) const {
  return {row(square) * pitch.rows + pitch.rows / 2,
          column(square) * pitch.columns + pitch.columns / 2};
}

std::optional<Place> BoardArea::in_window(reversi::Square square) const {
  const Place place = middle(square);
  const int down = place.row - first.row * pitch.rows;
  const int right = place.column - first.column * pitch.columns;
  if (down < 0 || down >= shown.rows || right < 0 || right >= shown.columns) {
    return std::nullopt;
  }
  return Place{corner.row + down, corner.column + right};
}

BoardArea board_area(const session::State& state, Size window, bool ascii) {
  BoardArea area;
  area.pitch = chosen_square(state.settings, window, ascii);
  const bool small = area.pitch == small_square;
  area.lines = !small && !ascii;
  const bool roomy = state.settings.screen_reader || window.rows >= roomy_rows;
  area.corner = {small && roomy ? 4 : 3, small ? 1 : 2};
  const Size whole = area.whole();
  const Size room = {window.rows - area.corner.row, window.columns - area.corner.column};
  // Where the board scrolls, the last line keeps its row and an arrow the last column.
  area.shown = {whole.rows <= room.rows ? whole.rows : room.rows - 1,
                whole.columns <= room.columns ? whole.columns : room.columns - 1};
  const reversi::Square center = session::attention(state);
  const int rows = std::min(area.shown.rows / area.pitch.rows, 8);
  const int columns = std::min(area.shown.columns / area.pitch.columns, 8);
  area.first = {first_shown(row(center), rows), first_shown(column(center), columns)};
  // The last page may have more room than squares.
  area.shown.rows = std::min(area.shown.rows, whole.rows - area.first.row * area.pitch.rows);
  area.shown.columns =
      std::min(area.shown.columns, whole.columns - area.first.column * area.pitch.columns);
  return area;
}

std::optional<Region> sidebar_region(const session::State& state, const BoardArea& area,
                                     Size window) {
  const int board_end = area.corner.column + area.whole().columns + (area.lines ? 1 : 0);
  const int left = window.columns - board_end;
  if (state.settings.screen_reader || left < sidebar_from) {
    return std::nullopt;
  }
  const int gap = std::min(left - sidebar_text, sidebar_gap);
  const int wanted = std::max(area.shown.rows, sidebar_rows);
  const int room = window.rows - 1 - area.corner.row;
  return Region{
      {area.corner.row, board_end + gap},
      {wanted < room ? wanted : std::max(room - 1, std::min(area.shown.rows, room)), left - gap}};
}

Region below_board(const BoardArea& area, Size window) {
  const int top = area.corner.row + area.shown.rows + 1;
  return {{top, 0}, {std::max(window.rows - 2 - top, 0), window.columns}};
}

std::optional<int> keys_row(const session::State& state, const BoardArea& area, Size window) {
  const int row = state.settings.screen_reader ? screen_reader_keys : window.rows - 1;
  if (row >= window.rows || row < area.corner.row + area.shown.rows) {
    return std::nullopt;
  }
  return row;
}

}  // namespace screen

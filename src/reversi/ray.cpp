#include "reversi/ray.hpp"

namespace reversi {

namespace {

struct Offset {
  int columns;
  int rows;
};

constexpr std::array<Offset, 8> offsets = {
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

Ray ray(Board board, Square square, Direction direction) {
  Ray result{direction, 0, Ray::End::edge, neighbor(square, direction)};
  while (result.stop && contains(board.opponent, *result.stop)) {
    result.run |= bit(*result.stop);
    result.stop = neighbor(*result.stop, direction);
  }
  if (result.stop) {
    result.end = contains(board.player, *result.stop) ? Ray::End::closed : Ray::End::empty;
  }
  return result;
}

}  // namespace

std::optional<Square> neighbor(Square square, Direction direction) {
  const Offset offset = offsets[static_cast<std::size_t>(direction)];
  const int to_column = column(square) + offset.columns;
  const int to_row = row(square) + offset.rows;
  if (!on_board(to_column, to_row)) {
    return std::nullopt;
  }
  return square_at(to_column, to_row);
}

std::array<Ray, 8> rays(Board board, Square square) {
  std::array<Ray, 8> result;
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i] = ray(board, square, static_cast<Direction>(i));
  }
  return result;
}

}  // namespace reversi

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reversi {

/// A square by its name; a1 is top left, values run along the rows, so a1 = 0, b1 = 1, h8 = 63.
// clang-format off
enum class Square : std::uint8_t {
  a1, b1, c1, d1, e1, f1, g1, h1,
  a2, b2, c2, d2, e2, f2, g2, h2,
  a3, b3, c3, d3, e3, f3, g3, h3,
  a4, b4, c4, d4, e4, f4, g4, h4,
  a5, b5, c5, d5, e5, f5, g5, h5,
  a6, b6, c6, d6, e6, f6, g6, h6,
  a7, b7, c7, d7, e7, f7, g7, h7,
  a8, b8, c8, d8, e8, f8, g8, h8,
};
// clang-format on

/// Where the square stands among the 64, 0 (a1) to 63 (h8).
[[nodiscard]] constexpr int index(Square square) {
  return static_cast<int>(square);
}

/// The column, 0 (a) to 7 (h).
[[nodiscard]] constexpr int column(Square square) {
  return index(square) % 8;
}

/// The row, 0 (row 1, at the top) to 7 (row 8).
[[nodiscard]] constexpr int row(Square square) {
  return index(square) / 8;
}

/// Whether a column and a row, counted from 0, lie on the board.
[[nodiscard]] constexpr bool on_board(int column, int row) {
  return column >= 0 && column < 8 && row >= 0 && row < 8;
}

/// The square in a column and a row counted from 0; requires on_board(column, row).
[[nodiscard]] constexpr Square square_at(int column, int row) {
  return static_cast<Square>(row * 8 + column);
}

/// The letter of a column counted from 0: 'a' to 'h'.
[[nodiscard]] constexpr char column_letter(int column) {
  return static_cast<char>('a' + column);
}

/// The digit of a row counted from 0: '1' to '8'.
[[nodiscard]] constexpr char row_digit(int row) {
  return static_cast<char>('1' + row);
}

/// The name in lower case, "a1" to "h8".
[[nodiscard]] std::string to_string(Square square);

/// The square a two-character name stands for, in either case; nothing for any other text.
[[nodiscard]] std::optional<Square> parse_square(std::string_view text);

}  // namespace reversi

#include "reversi/square.hpp"

namespace reversi {

std::string to_string(Square square) {
  return {column_letter(column(square)), row_digit(row(square))};
}

std::optional<Square> parse_square(std::string_view text) {
  if (text.size() != 2) {
    return std::nullopt;
  }
  const char letter = text[0] >= 'A' && text[0] <= 'H' ? static_cast<char>(text[0] + 32) : text[0];
  const int column = letter - 'a';
  const int row = text[1] - '1';
  if (!on_board(column, row)) {
    return std::nullopt;
  }
  return square_at(column, row);
}

}  // namespace reversi

#include "notation/position.hpp"

namespace notation {

namespace {

using reversi::Bitboard;
using reversi::Color;
using reversi::Position;

constexpr int squares = 64;

enum class Symbol { black, white, empty, blank, other };

Symbol symbol(char c) {
  switch (c) {
    case 'X':
    case 'x':
    case '*':
    case 'B':
    case 'b':
      return Symbol::black;
    case 'O':
    case 'o':
    case '0':
    case 'W':
    case 'w':
      return Symbol::white;
    case '-':
    case '.':
    case '_':
      return Symbol::empty;
    case ' ':
    case '\t':
    case '\n':
    case '\r':
      return Symbol::blank;
    default:
      return Symbol::other;
  }
}

char letter(const std::optional<Color>& disc) {
  if (!disc) {
    return '-';
  }
  return *disc == Color::black ? 'X' : 'O';
}

}  // namespace

std::variant<Position, PositionError> parse_position(std::string_view text) {
  Bitboard black = 0;
  Bitboard white = 0;
  Color to_move = Color::black;
  int seen = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Symbol what = symbol(text[i]);
    if (what == Symbol::blank) {
      continue;
    }
    const bool is_side = seen == squares;
    if (what == Symbol::other || seen > squares || (is_side && what == Symbol::empty)) {
      return PositionError{text[i], static_cast<int>(i) + 1};
    }
    if (is_side) {
      to_move = what == Symbol::black ? Color::black : Color::white;
    } else if (what != Symbol::empty) {
      (what == Symbol::black ? black : white) |= Bitboard{1} << seen;
    }
    ++seen;
  }
  if (seen != squares + 1) {
    return PositionError{'\0', seen};
  }
  return reversi::make_position(black, white, to_move);
}

std::string to_string(const Position& position) {
  std::string text;
  for (const reversi::Square square : reversi::Squares(~Bitboard{0})) {
    text += letter(at(position, square));
  }
  text += ' ';
  text += letter(position.to_move);
  return text;
}

}  // namespace notation

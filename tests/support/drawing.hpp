#pragma once

#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reversi/position.hpp"

namespace support {

/// A position from a picture: 64 of `X` (black), `O` (white) and `-`, blanks and line ends
/// anywhere. Throws std::invalid_argument for any other picture, so that a slip in a test is not a
/// fact.
inline reversi::Position drawn(std::string_view picture,
                               reversi::Color to_move = reversi::Color::black) {
  reversi::Bitboard black = 0;
  reversi::Bitboard white = 0;
  int squares = 0;
  for (const char c : picture) {
    if (c == ' ' || c == '\n') {
      continue;
    }
    if (squares == 64 || (c != 'X' && c != 'O' && c != '-')) {
      throw std::invalid_argument("no picture of a board: " + std::string(picture));
    }
    black |= reversi::Bitboard{c == 'X'} << squares;
    white |= reversi::Bitboard{c == 'O'} << squares;
    ++squares;
  }
  if (squares != 64) {
    throw std::invalid_argument("no picture of a board: " + std::string(picture));
  }
  return reversi::make_position(black, white, to_move);
}

/// The picture drawn() reads, in eight lines.
inline std::string drawing(const reversi::Position& position) {
  std::string picture;
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 8; ++column) {
      const auto disc = at(position, reversi::square_at(column, row));
      picture += !disc ? '-' : *disc == reversi::Color::black ? 'X' : 'O';
    }
    picture += '\n';
  }
  return picture;
}

/// The set of the squares a text names, "d3 c4 f5 e6"; throws std::invalid_argument for others.
inline reversi::Bitboard set_of(std::string_view names) {
  reversi::Bitboard set = 0;
  for (std::size_t i = 0; i < names.size(); i += 3) {
    const auto square = reversi::parse_square(names.substr(i, 2));
    if (!square || (i + 2 < names.size() && names[i + 2] != ' ')) {
      throw std::invalid_argument("no list of squares: " + std::string(names));
    }
    set |= bit(*square);
  }
  return set;
}

/// The names of the squares of a set in reading order, "d3 c4 f5 e6".
inline std::string names_of(reversi::Bitboard set) {
  std::string names;
  for (const reversi::Square square : reversi::Squares(set)) {
    names += (names.empty() ? "" : " ") + to_string(square);
  }
  return names;
}

}  // namespace support

namespace reversi {

/// Lets a failed check show its boards.
inline std::ostream& operator<<(std::ostream& out, const Position& position) {
  return out << '\n'
             << support::drawing(position)
             << (position.to_move == Color::black ? "X to move" : "O to move");
}

/// Lets a failed check show its squares.
inline std::ostream& operator<<(std::ostream& out, Square square) {
  return out << to_string(square);
}

}  // namespace reversi

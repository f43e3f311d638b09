#include "voice/sentences.hpp"

#include <array>

#include "reversi/ray.hpp"

namespace voice {

namespace {

using reversi::Bitboard;
using reversi::Color;
using reversi::Position;
using reversi::Square;

using Line = std::array<Square, 8>;

// The name of a square within its line: the letter in a row, the digit in a column.
char place(Square square, bool in_row) {
  return in_row ? reversi::column_letter(reversi::column(square))
                : reversi::row_digit(reversi::row(square));
}

// What is not plain empty, runs joined: "b legal", "c to e computer".
std::vector<std::string> runs(const Names& names, const Position& position, Bitboard legal,
                              const Line& line, bool in_row) {
  std::vector<std::string> result;
  for (std::size_t begin = 0; begin < line.size();) {
    const std::string what = content(names, position, legal, line[begin]);
    std::size_t end = begin + 1;
    while (end < line.size() && content(names, position, legal, line[end]) == what) {
      ++end;
    }
    if (what != "empty") {
      std::string run{place(line[begin], in_row)};
      if (end - begin > 1) {
        run += std::string(" to ") + place(line[end - 1], in_row);
      }
      run += ' ';
      run += what;
      result.push_back(run);
    }
    begin = end;
  }
  return result;
}

// "4 moves: d3 c4 f5 e6.", with as many squares as fit and how many are left out.
std::string with_list(const std::string& head, Bitboard squares, int width) {
  std::string all = head + ": " + list(squares) + '.';
  for (Bitboard shown = squares; static_cast<int>(all.size()) > width && shown != 0;) {
    shown &= ~std::bit_floor(shown);
    all = head + (shown == 0 ? "."
                             : ": " + list(shown) + " and " +
                                   std::to_string(reversi::count(squares & ~shown)) + " more.");
  }
  return all;
}

std::string join(const std::vector<std::string>& parts, const std::string& separator) {
  std::string result;
  for (const std::string& part : parts) {
    result += result.empty() ? part : separator + part;
  }
  return result;
}

// Every square by the mark it has on the board: " . . + C Y . . .", which always has room.
std::string marks(const Names& names, const Position& position, Bitboard legal, const Line& line) {
  std::string result;
  for (const Square square : line) {
    const auto color = reversi::at(position, square);
    const char without_disc = reversi::contains(legal, square) ? '+' : '.';
    result += ' ';
    result += color ? names.mark(*color) : without_disc;
  }
  return result;
}

std::string read(const Names& names, const Position& position, Bitboard legal, const Line& line,
                 bool in_row, int width) {
  const char name = in_row ? reversi::row_digit(reversi::row(line[0]))
                           : reversi::column_letter(reversi::column(line[0]));
  const std::string head = std::string{name} + ": ";
  const auto parts = runs(names, position, legal, line, in_row);
  if (parts.empty()) {
    return head + "empty.";
  }
  for (const char* const separator : {", ", " "}) {
    std::string text = head + join(parts, separator) + '.';
    if (static_cast<int>(text.size()) <= width) {
      return text;
    }
  }
  return name + (':' + marks(names, position, legal, line));
}

// The flipped squares as one walks the lines, away from the disc that was placed, clockwise from
// up: the order in which they were explained before the move.
std::string flip_list(Square placed, Bitboard flipped) {
  std::string result;
  for (int i = 0; i < 8; ++i) {
    const auto direction = static_cast<reversi::Direction>(i);
    auto square = reversi::neighbor(placed, direction);
    while (square && reversi::contains(flipped, *square)) {
      result += (result.empty() ? "" : " ") + reversi::to_string(*square);
      square = reversi::neighbor(*square, direction);
    }
  }
  return result;
}

}  // namespace

std::string counted(int number, const std::string& singular, const std::string& plural) {
  return std::to_string(number) + ' ' + (number == 1 ? singular : plural);
}

std::string list(Bitboard squares) {
  std::string result;
  for (const Square square : reversi::Squares(squares)) {
    result += (result.empty() ? "" : " ") + reversi::to_string(square);
  }
  return result;
}

std::string turn(const Names& names, const reversi::Ply& ply, session::Verbosity verbosity) {
  if (!ply.move) {
    return names.subject(ply.mover) + names.verb(ply.mover, " pass.", " passes.");
  }
  std::string result = names.subject(ply.mover) + ' ' + reversi::to_string(*ply.move);
  if (verbosity != session::Verbosity::brief) {
    result += ", flips " + std::to_string(reversi::count(ply.flipped));
  }
  if (verbosity == session::Verbosity::full) {
    result += ": " + flip_list(*ply.move, ply.flipped);
  }
  return result + '.';
}

std::string turn_in_list(const Names& names, const reversi::Ply& ply) {
  const std::string what =
      ply.move ? reversi::to_string(*ply.move) : names.verb(ply.mover, "pass", "passes");
  return names.object(ply.mover) + ' ' + what;
}

std::string move_count(const Names& names, const Position& position) {
  const std::string count =
      counted(reversi::count(reversi::legal_moves(position.board)), "move", "moves");
  return names.is_person(position.to_move) ? count
                                           : names.subject(position.to_move) + " has " + count;
}

std::string moves(const Names& names, const Position& position, int width) {
  const Bitboard legal = reversi::legal_moves(position.board);
  const std::string whole = move_count(names, position) + ": " + list(legal) + '.';
  return static_cast<int>(whole.size()) <= width
             ? whole
             : with_list(counted(reversi::count(legal), "move", "moves"), legal, width);
}

std::string pass_refusal(const Names& names, const Position& position, int width) {
  const Bitboard legal = reversi::legal_moves(position.board);
  const std::string count = counted(reversi::count(legal), "move", "moves");
  return with_list(names.subject(position.to_move) + " cannot pass: " + count, legal, width);
}

std::string score_pair(const Names& names, const Position& position) {
  const reversi::Score score = reversi::score(position);
  const Color first = names.first();
  return std::to_string(reversi::of(score, first)) + " to " +
         std::to_string(reversi::of(score, reversi::opponent(first)));
}

std::string discs_of_both(const Names& names, const Position& position) {
  const reversi::Score score = reversi::score(position);
  const Color first = names.first();
  const Color second = reversi::opponent(first);
  return names.subject(first) + ' ' + std::to_string(reversi::of(score, first)) + ", " +
         names.object(second) + ' ' + std::to_string(reversi::of(score, second));
}

std::string score(const Names& names, const Position& position) {
  return discs_of_both(names, position) + ", empty " +
         std::to_string(reversi::count(reversi::empties(position.board))) + '.';
}

std::vector<std::string> result(const Names& names, const Position& position) {
  const reversi::Score score = reversi::score(position);
  std::vector<std::string> sentences = {"Game over."};
  if (const auto winner = reversi::leader(score)) {
    sentences.push_back(names.subject(*winner) + names.verb(*winner, " win ", " wins ") +
                        std::to_string(reversi::of(score, *winner)) + " to " +
                        std::to_string(reversi::of(score, reversi::opponent(*winner))) + '.');
  } else {
    sentences.push_back("Draw, " + score_pair(names, position) + '.');
  }
  const int empty = reversi::count(reversi::empties(position.board));
  if (empty > 0) {
    sentences.push_back(counted(empty, "square stays", "squares stay") + " empty.");
  }
  return sentences;
}

std::string content(const Names& names, const Position& position, Bitboard legal, Square square) {
  if (const auto color = reversi::at(position, square)) {
    return names.object(*color);
  }
  return reversi::contains(legal, square) ? "legal" : "empty";
}

std::string square(const Names& names, const Position& position, Bitboard legal, Square square) {
  std::string result = reversi::to_string(square) + ' ' + content(names, position, legal, square);
  if (reversi::contains(legal, square)) {
    result += ", flips " + std::to_string(reversi::count(reversi::flips(position.board, square)));
  }
  return result;
}

std::string refusal(const Names& names, const Position& position, Square square) {
  const std::string name = reversi::to_string(square);
  if (const auto color = reversi::at(position, square)) {
    return name + " taken by " + names.object(*color) + '.';
  }
  return name + " not legal, flips nothing.";
}

std::string row(const Names& names, const Position& position, Bitboard legal, int row, int width) {
  Line line{};
  for (int column = 0; column < 8; ++column) {
    line[static_cast<std::size_t>(column)] = reversi::square_at(column, row);
  }
  return read(names, position, legal, line, true, width);
}

std::string column(const Names& names, const Position& position, Bitboard legal, int column,
                   int width) {
  Line line{};
  for (int row = 0; row < 8; ++row) {
    line[static_cast<std::size_t>(row)] = reversi::square_at(column, row);
  }
  return read(names, position, legal, line, false, width);
}

}  // namespace voice

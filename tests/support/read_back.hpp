#pragma once

#include <array>
#include <string>

#include "reversi/bitboard.hpp"

/// Reads sentences back as a listener would, so that a test can hold them against the rules.
namespace read_back {

/// The squares a text names.
inline reversi::Bitboard squares(const std::string& text) {
  reversi::Bitboard result = 0;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const bool word_begins = i == 0 || text[i - 1] == ' ';
    const bool word_ends = i + 2 == text.size() || text.find_first_of(" .,:", i + 2) == i + 2;
    if (const auto square = reversi::parse_square(text.substr(i, 2));
        square && word_begins && word_ends) {
      result |= reversi::bit(*square);
    }
  }
  return result;
}

/// The first number in a text; -1 when there is none.
inline int number(const std::string& text) {
  const std::size_t digit = text.find_first_of("0123456789");
  return digit == std::string::npos ? -1 : std::stoi(text.substr(digit));
}

/// What a reading such as "3: b legal, c to e computer." says of its eight squares; "empty" where
/// it is silent.
inline std::array<std::string, 8> line(const std::string& text) {
  std::array<std::string, 8> result;
  result.fill("empty");
  const auto place = [](char name) {
    return static_cast<std::size_t>(name >= 'a' ? name - 'a' : name - '1');
  };
  std::string rest = text.substr(text.find(": ") + 2);
  rest.pop_back();
  while (!rest.empty() && rest != "empty") {
    const bool run = rest.substr(1, 4) == " to ";
    const std::size_t first = place(rest[0]);
    const std::size_t last = run ? place(rest[5]) : first;
    rest.erase(0, run ? 7 : 2);
    const std::size_t end = std::min(rest.find_first_of(", "), rest.size());
    for (std::size_t i = first; i <= last; ++i) {
      result.at(i) = rest.substr(0, end);
    }
    rest.erase(0, std::min(rest.find_first_not_of(", ", end), rest.size()));
  }
  return result;
}

}  // namespace read_back

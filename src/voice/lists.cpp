#include "voice/lists.hpp"

#include "notation/position.hpp"
#include "notation/transcript.hpp"
#include "session/settings.hpp"
#include "voice/sentences.hpp"

namespace voice {

namespace {

using reversi::Color;
using reversi::Position;

std::string disc_list(const Names& names, const Position& position, Color color) {
  const reversi::Bitboard discs = reversi::discs(position, color);
  const std::string count = names.subject(color) + ' ' + std::to_string(reversi::count(discs));
  return discs == 0 ? count + '.' : count + ": " + list(discs) + '.';
}

std::vector<std::string> all_turns(const Names& names, std::span<const reversi::Ply> plies) {
  constexpr std::size_t per_line = 4;
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    if (i % per_line == 0) {
      lines.emplace_back();
    }
    const bool ends_line = i % per_line == per_line - 1 || i + 1 == plies.size();
    lines.back() +=
        std::to_string(i + 1) + ' ' + turn_in_list(names, plies[i]) + (ends_line ? "." : ", ");
  }
  return lines;
}

}  // namespace

std::vector<std::string> grid(const Names& names, const Position& position) {
  std::vector<std::string> lines = {" "};
  for (int column = 0; column < 8; ++column) {
    lines.back() += std::string(" ") + reversi::column_letter(column);
  }
  for (int row = 0; row < 8; ++row) {
    lines.emplace_back(1, reversi::row_digit(row));
    for (int column = 0; column < 8; ++column) {
      const auto color = reversi::at(position, reversi::square_at(column, row));
      lines.back() += std::string(" ") + (color ? names.mark(*color) : '.');
    }
  }
  return lines;
}

std::vector<std::string> disc_lists(const Names& names, const Position& position) {
  return {disc_list(names, position, names.first()),
          disc_list(names, position, reversi::opponent(names.first()))};
}

std::vector<std::string> history(const Names& names, std::span<const reversi::Ply> plies,
                                 std::optional<int> number) {
  if (plies.empty()) {
    return {"No turn yet."};
  }
  if (!number) {
    return all_turns(names, plies);
  }
  if (*number < 1 || static_cast<std::size_t>(*number) > plies.size()) {
    return {"No turn " + std::to_string(*number) + ", the last is " + std::to_string(plies.size()) +
            '.'};
  }
  return {turn(names, plies[static_cast<std::size_t>(*number) - 1], session::Verbosity::full)};
}

std::vector<std::string> transcript(const reversi::Game& game) {
  constexpr std::size_t per_line = 60;
  const std::string moves = notation::to_transcript(game.plies());
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < moves.size(); begin += per_line) {
    lines.push_back(moves.substr(begin, per_line));
  }
  lines.push_back(notation::to_string(game.position()));
  return lines;
}

}  // namespace voice

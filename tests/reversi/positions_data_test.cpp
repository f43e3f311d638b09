#include <doctest/doctest.h>

#include <regex>
#include <string>
#include <vector>

#include "support/drawing.hpp"
#include "support/reading.hpp"
#include "support/shared_data.hpp"

// Reads the sentences of positions.tsv: every count, list of squares and ending in them is checked.

using namespace reversi;
using support::names_of;

namespace {

std::vector<std::smatch> all(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  return {std::sregex_iterator(text.begin(), text.end(), regex), std::sregex_iterator()};
}

Bitboard squares_in(const std::string& text) {
  Bitboard set = 0;
  for (const std::smatch& match : all(text, "[a-h][1-8]")) {
    set |= bit(*parse_square(match.str()));
  }
  return set;
}

// "O a8 flips d5 c6" is played on from the position; "d3 flips d4" is only looked at.
std::vector<Score> check_flips(const std::string& facts, Game& game) {
  std::vector<Score> scores = {score(game.start())};
  for (const std::smatch& match :
       all(facts, "(O )?([a-h][1-8]) flips (0|[a-h][1-8](?:(?: and)? [a-h][1-8])*)")) {
    const Square square = *parse_square(match.str(2));
    CHECK(names_of(flips(game.position().board, square)) == names_of(squares_in(match.str(3))));
    if (match[1].matched) {
      REQUIRE(game.play(square));
      scores.push_back(score(game.position()));
    }
  }
  return scores;
}

void check_scores(const std::string& facts, const std::vector<Score>& scores) {
  const auto told = all(facts, "X (\\d+), O (\\d+)");
  for (std::size_t i = 0; i < told.size(); ++i) {
    REQUIRE(i < scores.size());
    CHECK(scores[i] == Score{std::stoi(told[i].str(1)), std::stoi(told[i].str(2))});
  }
}

void check_moves(const std::string& facts, const Position& position) {
  for (const std::smatch& match : all(facts, "legal:? ((?:[a-h][1-8] ?)+)")) {
    CHECK(names_of(legal_moves(position.board)) == names_of(squares_in(match.str(1))));
  }
  for (const std::smatch& match : all(facts, "(\\d+) legal:")) {
    CHECK(count(legal_moves(position.board)) == std::stoi(match.str(1)));
  }
  for (const std::smatch& match :
       all(facts, "O (?:may play|has exactly|moves again:) ((?:[a-h][1-8](?: or)? ?)+)")) {
    CHECK(legal_moves(position.board) == 0);
    CHECK(names_of(legal_moves(pass(position.board))) == names_of(squares_in(match.str(1))));
  }
  for (const std::smatch& match : all(facts, "(\\d+) empty")) {
    CHECK(count(empties(position.board)) == std::stoi(match.str(1)));
  }
}

void check_way(const std::string& facts, const Position& position) {
  for (const std::smatch& match : all(facts, "after ([a-h1-8]+):")) {
    const Position there = support::replayed(match.str(1)).position();
    CHECK(discs(there, Color::black) == discs(position, Color::black));
    CHECK(discs(there, Color::white) == discs(position, Color::white));
  }
}

}  // namespace

TEST_CASE("every position of the rules pages has the counts, moves, flips and ending told") {
  int rows = 0;
  for (const std::string& line : support::shared_lines("positions.tsv")) {
    CAPTURE(line);
    const auto row = support::fields(line, '\t');
    const std::string& facts = row.at(3);
    const Position position = support::position_of(row[1] + row[2]);
    Game game(position);
    check_scores(facts, check_flips(facts, game));
    check_moves(facts, position);
    check_way(facts, position);
    CHECK(game.over() == (facts.find("over") != std::string::npos));
    ++rows;
  }
  CHECK(rows == 9);
}

#include <doctest/doctest.h>

#include <algorithm>
#include <regex>

#include "support/read_back.hpp"
#include "support/reading.hpp"
#include "support/shared_data.hpp"
#include "voice/explain.hpp"
#include "voice/sentences.hpp"

// Reads the sentences of positions.tsv and looks for each among the words of the game.

using namespace reversi;
using voice::Names;

namespace {

constexpr int widest = 79;

Names names() {
  return Names(session::seated(session::PlayAs::black));
}

std::vector<std::smatch> all(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  return {std::sregex_iterator(text.begin(), text.end(), regex), std::sregex_iterator()};
}

// "up-right" as the game says it.
std::string spoken(std::string direction) {
  std::ranges::replace(direction, '-', ' ');
  direction[0] = static_cast<char>(direction[0] - 'a' + 'A');
  return direction;
}

bool says(const Position& position, Square square, const std::string& sentence) {
  const auto lines = voice::all_lines(names(), position, square);
  return std::ranges::find(lines, sentence) != lines.end();
}

// "c5 flips 0: up-right d4 then empty e3", "d6 flips 0: up is own d5, ..."
int check_why(const std::string& facts, const Position& position) {
  int checked = 0;
  for (const std::smatch& why : all(facts, "([a-h][1-8]) flips 0:? ?([^;]*(?:; down[^;]*)?)")) {
    const Square square = *parse_square(why.str(1));
    const std::string reasons = why.str(2);
    CHECK(voice::verdict(names(), position, square) == why.str(1) + " not legal.");
    for (const std::smatch& run :
         all(reasons,
             "((?:up|down|left|right)(?:-left|-right)?) ((?:[a-h][1-8] )+)then empty "
             "([a-h][1-8])")) {
      const std::string sentence =
          spoken(run.str(1)) + ' ' + run.str(2) + "then empty " + run.str(3) + '.';
      CAPTURE(sentence);
      CHECK(says(position, square, sentence));
      ++checked;
    }
    for (const std::smatch& own : all(reasons, "([a-z-]+) is own ([a-h][1-8])")) {
      CHECK(says(position, square, spoken(own.str(1)) + " your " + own.str(2) + " first."));
      ++checked;
    }
  }
  return checked;
}

int check_moves(const std::string& facts, const Position& position) {
  const auto told = all(facts, "(?:^|[^n] )(?:\\d+ )?legal:? ((?:[a-h][1-8] ?)+)");
  for (const std::smatch& match : told) {
    const std::string text = voice::moves(names(), position, widest);
    CHECK(read_back::squares(text) == read_back::squares(match.str(1)));
  }
  return static_cast<int>(told.size());
}

int check_score(const std::string& facts, const Position& position) {
  std::smatch told;
  if (!std::regex_search(facts, told, std::regex("X (\\d+), O (\\d+), (\\d+) empty"))) {
    return 0;
  }
  CHECK(voice::score(names(), position) ==
        "You " + told.str(1) + ", computer " + told.str(2) + ", empty " + told.str(3) + '.');
  return 1;
}

}  // namespace

TEST_CASE("what the rules pages tell of their positions is what the game says") {
  int checked = 0;
  for (const std::string& line : support::shared_lines("positions.tsv")) {
    const auto parts = support::fields(line, '\t');
    REQUIRE(parts.size() == 4);
    CAPTURE(parts[0]);
    const Position position = support::position_of(parts[1] + ' ' + parts[2]);
    checked += check_why(parts[3], position) + check_moves(parts[3], position) +
               check_score(parts[3], position);
  }
  CHECK(checked >= 10);
}

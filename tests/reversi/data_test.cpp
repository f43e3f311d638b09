#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/level.hpp"
#include "notation/transcript.hpp"
#include "support/drawing.hpp"
#include "support/perft.hpp"
#include "support/reading.hpp"
#include "support/shared_data.hpp"

using namespace reversi;
using support::fields;
using support::names_of;
using support::shared_lines;

namespace {

// The tables give tournament margins, in which the winner gets the empty squares.
int tournament_margin(const Position& position) {
  const Score end = score(position);
  const int margin = end.black - end.white;
  const int free = count(empties(position.board));
  return margin + (margin > 0 ? free : margin < 0 ? -free : 0);
}

void check_result(const Game& game, const std::vector<std::string>& row) {
  CHECK(game.over());
  CHECK(score(game.position()) == Score{std::stoi(row.at(1)), std::stoi(row.at(2))});
  CHECK(tournament_margin(game.position()) == std::stoi(row.at(3)));
}

auto passes_in(const Game& game) {
  return std::ranges::count_if(game.plies(), [](const Ply& ply) { return !ply.move; });
}

// An entry "G8:+18" of an endgame file; "--:-127" stands for no move.
Bitboard square_of(const std::string& entry) {
  const auto square = parse_square(entry.substr(0, 2));
  return square ? bit(*square) : 0;
}

int check_endgames(const std::string& file) {
  int rows = 0;
  for (const std::string& line : shared_lines("endgames/" + file)) {
    CAPTURE(line);
    const auto entries = fields(line, ';');
    Bitboard listed = 0;
    for (std::size_t i = 1; i < entries.size(); ++i) {
      listed |= square_of(entries[i]);
    }
    CHECK(names_of(legal_moves(support::position_of(entries[0]).board)) == names_of(listed));
    ++rows;
  }
  return rows;
}

}  // namespace

TEST_CASE("the move paths from the start are as many as the table says, to depth 9") {
  int rows = 0;
  for (const std::string& line : shared_lines("perft.txt")) {
    const auto row = fields(line, '|');
    const int depth = std::stoi(row.at(0));
    if (depth > 9) {
      break;
    }
    CAPTURE(line);
    CHECK(perft::with_finished_games(start_board, depth) == std::stoull(row.at(1)));
    CHECK(perft::unfinished_only(start_board, depth) == std::stoull(row.at(2)));
    CHECK(perft::by_discs(start_board, depth) == std::stoull(row.at(3)));
    ++rows;
  }
  CHECK(rows == 9);
}

TEST_CASE("300 games rich in passes replay to the results told") {
  int rows = 0;
  for (const std::string& line : shared_lines("games.txt")) {
    CAPTURE(line);
    const auto row = fields(line, '|');
    const Game game = support::replayed(row.at(0));
    check_result(game, row);
    CHECK(passes_in(game) == std::stoi(row.at(4)));
    CHECK(count(empties(game.position().board)) == std::stoi(row.at(5)));
    CHECK(support::replayed(notation::to_transcript(game.plies())) == game);
    ++rows;
  }
  CHECK(rows == 300);
}

TEST_CASE("the 228 shortest games are over after nine moves with the results told") {
  int rows = 0;
  for (const std::string& line : shared_lines("shortest-games.txt")) {
    CAPTURE(line);
    const auto row = fields(line, '|');
    const Game game = support::replayed(row.at(0));
    check_result(game, row);
    CHECK(game.plies().size() == 9);
    ++rows;
  }
  CHECK(rows == 228);
}

TEST_CASE("the published endgames have exactly the moves listed") {
  CHECK(check_endgames("fforum-1-19.obf") + check_endgames("fforum-20-39.obf") +
            check_endgames("fforum-40-59.obf") + check_endgames("fforum-60-79.obf") ==
        79);
  CHECK(check_endgames("hard-20.obf") == 276);
}

TEST_CASE("house chooses a corner, else most flips, and the seed decides among equals") {
  constexpr std::uint64_t seeds = 200;
  int rows = 0;
  auto lines = shared_lines("house-choices.tsv");
  lines.erase(lines.begin());
  for (const std::string& line : lines) {
    CAPTURE(line);
    const auto row = fields(line, '\t');
    const Position position = support::position_of(row.at(2) + row.at(3));
    Bitboard chosen = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
      const auto choice = engine::choose_move(position, engine::Level::house, seed, {});
      REQUIRE(choice);
      CHECK(engine::choose_move(position, engine::Level::house, seed, {}) == choice);
      CHECK((choice->reason == engine::Reason::corner) == (row.at(5) != "-"));
      chosen |= bit(choice->square);
    }
    Bitboard allowed = 0;
    for (const std::string& name : fields(row.at(6), ',')) {
      allowed |= square_of(name);
    }
    CHECK(names_of(chosen) == names_of(allowed));
    ++rows;
  }
  CHECK(rows == 79);
}

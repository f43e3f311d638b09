#include "notation/transcript.hpp"

#include <doctest/doctest.h>

#include "support/drawing.hpp"
#include "support/known_positions.hpp"

using namespace notation;
using namespace reversi;
using Reason = TranscriptError::Reason;
using support::drawn;

namespace {

// White passes after the tenth move, and Black moves twice in a row.
const std::string ten = "c4e3f2e2d2c1f4e1f5g1";

Game read(const std::string& text, const Position& start = {}) {
  const auto result = parse_transcript(text, start);
  REQUIRE(std::holds_alternative<Game>(result));
  return std::get<Game>(result);
}

TranscriptError refused(const std::string& text, const Position& start = {}) {
  const auto result = parse_transcript(text, start);
  REQUIRE(std::holds_alternative<TranscriptError>(result));
  return std::get<TranscriptError>(result);
}

}  // namespace

TEST_CASE("an empty transcript is a game at its start") {
  CHECK(read("") == Game());
  CHECK(read(" \t\r\n") == Game());
}

TEST_CASE("a transcript is read in any case and with blanks anywhere between moves") {
  const Game game = read("d3c3c4");
  CHECK(game.plies().size() == 3);
  CHECK(read("D3C3c4") == game);
  CHECK(read("  d3 c3\tc4\r\n") == game);
}

TEST_CASE("a transcript survives being written and read, passes left out") {
  const Game game = read(ten + "c5");
  CHECK(to_transcript(game.plies()) == ten + "c5");
  CHECK(game.plies().size() == 12);
  CHECK(read(to_transcript(game.plies())) == game);
  CHECK(to_transcript({}).empty());
}

TEST_CASE("a forced pass may be left out or written in each of its forms") {
  const Game game = read(ten + "c5");
  CHECK_FALSE(game.plies()[10].move);
  for (const char* pass : {"--", "pa", "ps", "PA", "PS", "Pa", "pS", " -- ", " pA "}) {
    CHECK(read(ten + pass + "c5") == game);
  }
  CHECK(read(ten + "--") == read(ten));
}

TEST_CASE("the passes of a start whose mover cannot move may be written too") {
  const Position start = support::black_must_pass;
  const Game game = read("a8h8", start);
  CHECK(game.over());
  CHECK(read("--a8--h8", start) == game);
  CHECK(read("a8--h8", start) == game);
  CHECK(read("--a8h8", start) == game);
  CHECK(refused("----a8", start) == TranscriptError{1, "--", Reason::pass_refused});
  CHECK(refused("a8----h8", start) == TranscriptError{2, "--", Reason::pass_refused});
}

TEST_CASE("a pass is refused where the side to move has a move") {
  CHECK(refused("--") == TranscriptError{1, "--", Reason::pass_refused});
  CHECK(refused("d3 ps c3") == TranscriptError{2, "ps", Reason::pass_refused});
  CHECK(refused(ten + "----c5") == TranscriptError{11, "--", Reason::pass_refused});
  CHECK(refused(ten + "c5--") == TranscriptError{12, "--", Reason::pass_refused});
}

TEST_CASE("a refused move is told with its number, its text and the reason") {
  CHECK(refused("d3d3") == TranscriptError{2, "d3", Reason::taken});
  CHECK(refused("d3c3c4a1") == TranscriptError{4, "a1", Reason::flips_nothing});
  CHECK(refused("d3 C9") == TranscriptError{2, "C9", Reason::no_square});
  CHECK(refused("i1") == TranscriptError{1, "i1", Reason::no_square});
  CHECK(refused("d3c") == TranscriptError{2, "c", Reason::no_square});
  CHECK(refused("d 3") == TranscriptError{1, "d", Reason::no_square});
  CHECK(refused("d3,c3") == TranscriptError{2, ",c", Reason::no_square});
}

TEST_CASE("moves are numbered without the passes, written or not") {
  CHECK(refused(ten + "a1") == TranscriptError{11, "a1", Reason::flips_nothing});
  CHECK(refused(ten + "--a1") == TranscriptError{11, "a1", Reason::flips_nothing});
  const std::string nineteen = "d3c3e6e3c4e7f5c5f7g5b3a3e2b4h5f3a4a5f2";
  CHECK(refused(nineteen + "h8") == TranscriptError{20, "h8", Reason::flips_nothing});
}

TEST_CASE("nothing may follow the end of a game, not even a pass") {
  const std::string nine = "d3c3b3d2e1d6d7e3f4";
  CHECK(read(nine).over());
  CHECK(refused(nine + "a1") == TranscriptError{10, "a1", Reason::game_over});
  CHECK(refused(nine + "d3") == TranscriptError{10, "d3", Reason::game_over});
  CHECK(refused(nine + "--") == TranscriptError{10, "--", Reason::game_over});
}

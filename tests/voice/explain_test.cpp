#include "voice/explain.hpp"

#include <doctest/doctest.h>

#include "support/reading.hpp"
#include "voice/wording.hpp"

// The positions of the rules pages, each square explained as a person would hear it.

using namespace reversi;
using support::position_of;
using support::replayed;
using voice::Names;
using Lines = std::vector<std::string>;

namespace {

const std::string ending = "XOOOOOOOXOOXOXOOXOXOXOOOXOOXOOXOXOXOOOXOXOOOOOOOXOOOOOOO-OOOOOOO X";
const std::string forced_pass =
    "OOOOOOOOOOOXXOOOOOOOXOOOOOOOOXOOOOOXXOXOOXXXOXOOOXXXXXXX-XXXOOX- X";

// X is you, as on the rules pages.
Names names() {
  return Names(session::seated(session::PlayAs::black));
}

Lines explained(const Position& position, Square square) {
  Lines lines = {voice::verdict(names(), position, square)};
  for (const std::string& reason : voice::reasons(names(), position, square)) {
    lines.push_back(reason);
  }
  return lines;
}

std::string line_of(const Position& position, Square square, std::size_t direction) {
  return voice::all_lines(names(), position, square).at(direction);
}

std::string told_why(const Position& position, Square square, int width,
                     session::PlayAs play_as = session::PlayAs::black) {
  session::State state;
  state.settings.players = session::seated(play_as);
  state.game = Game(position);
  state.notice = session::notice::Why{square};
  return voice::message(state, width);
}

}  // namespace

TEST_CASE("the last empty square of an ending is explained for either side") {
  const Position mine = position_of(ending);
  CHECK(explained(mine, Square::a8) == Lines{"a8 not legal for you.",
                                             "Up right b7 c6 d5 e4 f3 g2 h1 then the edge.",
                                             "Right b8 c8 d8 e8 f8 g8 h8 then the edge."});
  CHECK(line_of(mine, Square::a8, 0) == "Up your a7 first.");
  CHECK(explained(pass(mine), Square::a8) ==
        Lines{"a8 not legal for computer.", "Up a7 a6 a5 a4 a3 a2 a1 then the edge."});
  CHECK(line_of(pass(mine), Square::a8, 1) == "Up right its b7 first.");
  CHECK(line_of(pass(mine), Square::a8, 2) == "Right its b8 first.");
}

TEST_CASE("before a forced pass both corners are explained for either side") {
  const Position mine = position_of(forced_pass);
  CHECK(explained(mine, Square::a8) ==
        Lines{"a8 not legal.", "Up a7 a6 a5 a4 a3 a2 a1 then the edge."});
  CHECK(explained(mine, Square::h8) == Lines{"h8 not legal.", "No computer disc next to it."});
  CHECK(explained(pass(mine), Square::a8) == Lines{"a8 legal for computer, flips 6.",
                                                   "Up right b7 c6 d5 to its e4.",
                                                   "Right b8 c8 d8 to its e8."});
  CHECK(explained(pass(mine), Square::h8) == Lines{"h8 legal for computer, flips 5.",
                                                   "Up h7 to its h6.", "Left g8 to its f8.",
                                                   "Up left g7 f6 e5 to its d4."});
}

TEST_CASE("at the start a square that flips is explained, and two that do not") {
  CHECK(explained({}, Square::d3) == Lines{"d3 legal, flips 1.", "Down d4 to your d5."});
  CHECK(explained({}, Square::c5) == Lines{"c5 not legal.", "Up right d4 then empty e3."});
  CHECK(explained({}, Square::d6) == Lines{"d6 not legal.", "Up right e5 then empty f4."});
  CHECK(line_of({}, Square::d6, 0) == "Up your d5 first.");
  CHECK(explained({}, Square::a1) == Lines{"a1 not legal.", "No computer disc next to it."});
  CHECK(explained({}, Square::d4) == Lines{"d4 taken by computer."});
  CHECK(explained({}, Square::e4) == Lines{"e4 taken by you."});
}

TEST_CASE("one disc closes a line along the row and one along the diagonal") {
  CHECK(explained(replayed("d3e3").position(), Square::f3) ==
        Lines{"f3 legal, flips 2.", "Down left e4 to your d5.", "Left e3 to your d3."});
}

TEST_CASE("a square amid seventeen legal ones is explained") {
  const Position position = replayed("c4e3f6e6f5b3d6c6c5e7f7g5").position();
  CHECK(explained(position, Square::d3) == Lines{"d3 not legal.", "Right e3 then empty f3.",
                                                 "Down right e4 f5 then empty g6.",
                                                 "Down left c4 then empty b5."});
}

TEST_CASE("the message tells why in one line, as many lines of the board as fit") {
  const Position position = replayed("d3e3").position();
  CHECK(told_why(position, Square::f3, 79) ==
        "f3 legal, flips 2. Down left e4 to your d5. Left e3 to your d3.");
  CHECK(told_why(position, Square::f3, 60) ==
        "f3 legal, flips 2. Down left e4 to your d5. And 1 more.");
  CHECK(told_why(position, Square::f3, 40) == "f3: Down left e4 to your d5. And 1 more.");
  CHECK(told_why(position, Square::f3, 20) == "f3 legal, flips 2.");
}

TEST_CASE("two people are named by their colors in an explanation") {
  CHECK(told_why({}, Square::d3, 79, session::PlayAs::both) ==
        "d3 legal, flips 1. Down d4 to black d5.");
  CHECK(told_why({}, Square::a1, 79, session::PlayAs::both) ==
        "a1 not legal. No white disc next to it.");
  CHECK(told_why({}, Square::d4, 79, session::PlayAs::both) == "d4 taken by white.");
}

TEST_CASE("on the computer's turn a square is explained for the computer") {
  CHECK(told_why({}, Square::d3, 79, session::PlayAs::white) ==
        "d3 legal for computer, flips 1. Down d4 to its d5.");
  CHECK(told_why({}, Square::a1, 79, session::PlayAs::white) ==
        "a1 not legal for computer. No disc of yours next to it.");
}

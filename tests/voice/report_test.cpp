#include "voice/report.hpp"

#include <doctest/doctest.h>

#include "support/reading.hpp"
#include "voice/opening.hpp"

using namespace reversi;
using session::PlayAs;
using session::State;
using session::Verbosity;
using Lines = std::vector<std::string>;
namespace notice = session::notice;

namespace {

const std::string sample = "e6f4d3e7";

State after(const std::string& transcript, PlayAs play_as = PlayAs::black) {
  State state;
  state.settings.players = session::seated(play_as);
  state.settings.seed = 7;
  state.game = support::replayed(transcript);
  state.notice = notice::Turns{session::last_choice(state)};
  return state;
}

Lines told(State state, const session::Notice& notice) {
  state.notice = notice;
  return voice::report(state);
}

Lines told_at(Verbosity verbosity, State state) {
  state.settings.verbosity = verbosity;
  return voice::report(state);
}

}  // namespace

TEST_CASE("a turn is two lines: what you did, the reply with the state") {
  CHECK(voice::report(after(sample)) ==
        Lines{"You d3, flips 1.", "Computer e7, flips 2. 5 moves, 3 to 5."});
  CHECK(voice::report(after(sample, PlayAs::both)) ==
        Lines{"White e7, flips 2.", "Black has 5 moves, 3 to 5."});
}

TEST_CASE("verbosity says less, or the flipped squares too") {
  CHECK(told_at(Verbosity::brief, after(sample)) == Lines{"You d3.", "Computer e7. 5 moves."});
  CHECK(told_at(Verbosity::full, after(sample)) ==
        Lines{"You d3, flips 1: d4.", "Computer e7, flips 2: e6 e5. 5 moves, 3 to 5."});
}

TEST_CASE("while the computer is to answer only your own turn is told") {
  State state = after("e6");
  state.search = session::Search{};
  CHECK(voice::report(state) == Lines{"You e6, flips 1."});
}

TEST_CASE("passes and the end are sentences of the reply") {
  const std::string start = "OOOOOOOOOOOXXOOOOOOOXOOOOOOOOXOOOOOXXOXOOXXXOXOOOXXXXXXX-XXXOOX- O";
  State state = after("", PlayAs::white);
  state.game = support::replayed("a8", support::position_of(start));
  state.notice = notice::Turns{0};
  CHECK(voice::report(state) == Lines{"You a8, flips 6.", "Computer passes. 1 move, 47 to 16."});
  CHECK(told(state, notice::LastTurn{}).front() == "You a8, flips 6: b7 c6 d5 b8 c8 d8.");
  REQUIRE(state.game.play(Square::h8));
  state.notice = notice::Turns{2};
  CHECK(voice::report(state) == Lines{"You h8, flips 5.", "Game over. You win 53 to 11."});
}

TEST_CASE("questions are answered about the whole board") {
  const State state = after(sample);
  CHECK(told(state, notice::LastTurn{}) ==
        Lines{"You d3, flips 1: d4.", "Computer e7, flips 2: e6 e5."});
  CHECK(told(state, notice::Score{}) == Lines{"You 3, computer 5, empty 56."});
  CHECK(told(state, notice::Column{3}) == Lines{"d: 3 to 5 you."});
  CHECK(told(state, notice::Row{0}) == Lines{"1: empty."});
  CHECK(told(state, notice::Discs{}) == Lines{"You 3: d3 d4 d5.", "Computer 5: e4 f4 e5 e6 e7."});
  CHECK(told(state, notice::Board{}) ==
        Lines{"  a b c d e f g h", "1 . . . . . . . .", "2 . . . . . . . .", "3 . . . Y . . . .",
              "4 . . . Y C C . .", "5 . . . Y C . . .", "6 . . . . C . . .", "7 . . . . C . . .",
              "8 . . . . . . . .", "You 3, computer 5, empty 56."});
}

TEST_CASE("the history is four turns a line, and each turn can be heard in full") {
  const State state = after(sample);
  CHECK(told(state, notice::History{}) ==
        Lines{"1 you e6, 2 computer f4, 3 you d3, 4 computer e7."});
  CHECK(told(state, notice::History{4}) == Lines{"Computer e7, flips 2: e6 e5."});
  CHECK(told(state, notice::History{5}) == Lines{"No turn 5, the last is 4."});
  CHECK(told(after(""), notice::History{}) == Lines{"No turn yet."});
  CHECK(told(after(sample + "f5"), notice::History{}).size() == 2);
}

TEST_CASE("the transcript and the position are in the form the command line takes") {
  const std::string moves =
      "f5f6f7g7c4e7f8e3h8c3d7g5f4g3f2e1h4c5g4h5b2d6f3h3g6d8b5e2d2a1h2b6b7h7b4a7e6c2c7e8a5g2h6g8f1c6"
      "d3";
  const State state = after(moves, PlayAs::both);
  const Lines lines = told(state, notice::Transcript{});
  REQUIRE(lines.size() == 3);
  CHECK(lines[0] + lines[1] == moves);
  CHECK(support::replayed(lines[0] + lines[1]) == state.game);
  CHECK(support::position_of(lines[2]) == state.game.position());
  CHECK(told(after(""), notice::Transcript{}) == Lines{notation::to_string(Position{})});
}

TEST_CASE("why in full tells all eight lines") {
  State state = after("");
  state.settings.verbosity = Verbosity::full;
  CHECK(told(state, notice::Why{Square::d6}) ==
        Lines{"d6 not legal.", "Up your d5 first.", "Up right e5 then empty f4.", "Right empty e6.",
              "Down right empty e7.", "Down empty d7.", "Down left empty c7.", "Left empty c6.",
              "Up left empty c5."});
}

TEST_CASE("undo and redo say what they did, and how the game stands") {
  State state = after("d3c3");
  state.game.undo();
  state.game.undo();
  CHECK(told(state, notice::Undone{0, 2}) ==
        Lines{"Taken back: you d3, computer c3. 4 moves, 2 to 2."});
  CHECK(told(after("d3c3"), notice::Redone{0}) ==
        Lines{"Played again: you d3, computer c3. 4 moves, 3 to 3."});
}

TEST_CASE("a game is introduced by who moves, or that it goes on, and the seed") {
  CHECK(voice::opening(after("")) == Lines{"Reversi. You move first. h for help. Seed 7."});
  CHECK(voice::opening(after("", PlayAs::white)) ==
        Lines{"Reversi. Computer moves first. h for help. Seed 7."});
  CHECK(voice::opening(after("", PlayAs::both)) ==
        Lines{"Reversi. Two people. Black moves first. h for help. Seed 7."});
  CHECK(voice::opening(after(sample)) == Lines{"Reversi. Your game goes on. h for help. Seed 7."});
}

TEST_CASE("what is refused is repeated") {
  CHECK(told(after(""), notice::Unknown{"nonsense"}) == Lines{"Unknown: nonsense. h for help."});
  CHECK(told(after(""), notice::Refused{Square::e3}) == Lines{"e3 not legal, flips nothing."});
  CHECK(told(after(""), notice::PassRefused{}) == Lines{"You cannot pass: 4 moves: d3 c4 f5 e6."});
  State asked = after("d3c3");
  asked.mode = session::NewGameQuestion{};
  CHECK(told(asked, notice::AskNewGame{}) ==
        Lines{"New game. You play black.",
              "Level house: takes a corner if it can, otherwise the move that flips most.",
              "This replaces only the saved game. y or n."});
}

TEST_CASE("help for line mode has a line for every word") {
  State state = after("");
  state.settings.saved_at = "/home/p/game";
  const Lines lines = told(state, notice::Help{});
  CHECK(lines.front() == "SQUARE: place a disc.");
  CHECK(lines.back() ==
        "You against computer level house. Seed 7. The game is saved in /home/p/game.");
}

#include "view/wording.hpp"

#include <doctest/doctest.h>

#include "reversi/transcript.hpp"
#include "session/update.hpp"

using namespace reversi;
using session::PlayAs;
using session::State;
using view::message;
namespace notice = session::notice;

namespace {

constexpr int wide = 79;

State after(const std::string& transcript, PlayAs play_as = PlayAs::black) {
  State state;
  state.settings.players.play_as = play_as;
  state.game = std::get<Game>(parse_transcript(transcript));
  state.notice = notice::Turns{session::last_choice(state)};
  return state;
}

State after(const std::string& transcript, const session::Notice& notice,
            PlayAs play_as = PlayAs::black) {
  State state = after(transcript, play_as);
  state.notice = notice;
  return state;
}

State from_position(const std::string& text, PlayAs play_as = PlayAs::black) {
  State state;
  state.settings.players.play_as = play_as;
  state.game = Game(std::get<Position>(parse_position(text)));
  state.notice = notice::Turns{0};
  return state;
}

State with_focus(State state, Square focus) {
  state.focus = focus;
  return state;
}

}  // namespace

TEST_CASE("the start says who you are, who moves and how to get help") {
  CHECK(message(after("", notice::Started{}), wide) ==
        "Reversi. You are black (Y). You move first. ? for help. 4 moves.");
  CHECK(message(after("", notice::Started{}, PlayAs::both), wide) ==
        "Reversi. Two people. Black moves first. ? for help. Black has 4 moves.");
  CHECK(message(after("", notice::Started{}, PlayAs::none), wide) ==
        "Reversi. Two computers. Black moves first. ? for help. Black has 4 moves.");
}

TEST_CASE("a computer that moves first does not hide the start message") {
  CHECK(message(after("d3", PlayAs::white), wide) ==
        "Reversi. You are white (Y). ? for help. Computer d3, flips 1. 3 moves.");
}

TEST_CASE("what is wrong with the saved game is said at the start and while paused") {
  State state = after("", notice::Started{});
  state.load_trouble = "Saved game damaged, set aside as game.bad-1.";
  CHECK(message(state, wide) ==
        "? for help. Saved game damaged, set aside as game.bad-1. 4 moves.");
  state = after("d3c3", notice::Paused{});
  state.load_trouble = "Saved game not locked (Permission denied).";
  CHECK(message(state, wide) == "Paused. Saved game not locked (Permission denied).");
}

TEST_CASE("a turn is told with the reply and the state") {
  CHECK(message(after("d3c3"), wide) == "You d3, flips 1. Computer c3, flips 1. 4 moves.");
  CHECK(message(after("d3c3", PlayAs::both), wide) == "White c3, flips 1. Black has 4 moves.");
}

TEST_CASE("a pass is a sentence of its own and stays longest") {
  const State passed = from_position(
      "OOOOOOOOOOOXXOOOOOOOXOOOOOOOOXOOOOOXXOXOOXXXOXOOOXXXXXXX-XXXOOX- X", PlayAs::white);
  CHECK(message(passed, wide) ==
        "Reversi. You are white (Y). ? for help. Computer passes. 2 moves.");
}

TEST_CASE("the end tells the result, the score of discs and the empty squares") {
  const State ended =
      from_position("XOOOOOOOXOOXOXOOXOXOXOOOXOOXOOXOXOXOOOXOXOOOOOOOXOOOOOOO-OOOOOOO X");
  CHECK(view::farewell(ended) == "Game over. Computer wins 48 to 15. 1 square stays empty.");
  const State draw = from_position(
      "XXXXXXXXOXOOOXXXOOXOXXXXOOOXOOXXOOOOXOOXOOOOOXXOOOOOXOXXOOOXXXXX X", PlayAs::both);
  CHECK(view::farewell(draw) == "Game over. Draw, 32 to 32.");
}

TEST_CASE("a focused square says what lies on it") {
  const State start = after("", notice::Focus{});
  CHECK(message(with_focus(start, Square::d3), wide) == "d3 legal, flips 1");
  CHECK(message(with_focus(start, Square::d4), wide) == "d4 computer");
  CHECK(message(with_focus(start, Square::e4), wide) == "e4 you");
  CHECK(message(with_focus(after("", notice::Focus{notice::Edge::left, false}), Square::a3),
                wide) == "Left edge. a3 empty");
  CHECK(message(with_focus(after("", notice::Focus{std::nullopt, true}), Square::c4), wide) ==
        "c4 legal, flips 1, 2 of 4");
}

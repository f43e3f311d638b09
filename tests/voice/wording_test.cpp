#include "voice/wording.hpp"

#include <doctest/doctest.h>

#include "notation/position.hpp"
#include "notation/transcript.hpp"
#include "session/command_table.hpp"
#include "session/update.hpp"

using namespace reversi;
using session::PlayAs;
using session::State;
using voice::message;
namespace notice = session::notice;

namespace {

constexpr int wide = 79;

State after(const std::string& transcript, PlayAs play_as = PlayAs::black) {
  State state;
  state.settings.players = session::seated(play_as);
  state.game = std::get<Game>(notation::parse_transcript(transcript));
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
  state.settings.players = session::seated(play_as);
  state.game = Game(std::get<Position>(notation::parse_position(text)));
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
        "Reversi. You are black (Y). You move first. ? for help. n new game. 4 moves.");
  CHECK(message(after("", notice::Started{}, PlayAs::both), wide) ==
        "Two people. Black moves first. ? for help. n new game. Black has 4 moves.");
  CHECK(message(after("", notice::Started{}, PlayAs::none), wide) ==
        "Two computers. Black moves first. ? for help. n new game. Black has 4 moves.");
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
  CHECK(voice::farewell(ended) == "Game over. Computer wins 48 to 15. 1 square stays empty.");
  const State draw = from_position(
      "XXXXXXXXOXOOOXXXOOXOXXXXOOOXOOXXOOOOXOOXOOOOOXXOOOOOXOXXOOOXXXXX X", PlayAs::both);
  CHECK(voice::farewell(draw) == "Game over. Draw, 32 to 32.");
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

TEST_CASE("a slow reply is announced, a quick one is not") {
  State state = after("d3");
  state.search = session::Search{};
  CHECK(message(state, wide) == "You d3, flips 1.");
  state.search->slow = true;
  CHECK(message(state, wide) == "You d3, flips 1. Computer thinks.");
}

TEST_CASE("where a message is too long the oldest sentences go first, a pass last") {
  State state = from_position("OOOOOOOOOOOXXOOOOOOOXOOOOOOOOXOOOOOXXOXOOXXXOXOOOXXXXXXX-XXXOOX- O",
                              PlayAs::white);
  REQUIRE(state.game.play(Square::a8));
  CHECK(message(state, wide) == "You a8, flips 6. Computer passes. 1 move.");
  CHECK(message(state, 40) == "You a8. Computer passes. 1 move.");
  CHECK(message(state, 30) == "Computer passes. 1 move.");
}

TEST_CASE("a narrow window is told less of each turn, and the sides by their marks") {
  CHECK(message(after("d3c3"), 39) == "You d3. Computer c3. 4 moves.");
  CHECK(message(after("d3c3"), 30) == "You d3. Computer c3. 4 moves.");
  CHECK(message(after("d3c3"), 19) == "C c3. 4 moves.");
}

TEST_CASE("what has no room is cut at a comma, and a row is read by its marks") {
  State state = after("d3c3");
  state.notice = session::notice::Score{};
  CHECK(message(state, 19) == "Y 3, C 3, empty 58.");
  CHECK(message(state, 18) == "Y 3, C 3");
  state.notice = session::notice::Row{2};
  CHECK(message(state, 29) == "3: b legal c computer d you.");
  CHECK(message(state, 24) == "3: b legal, c C, d Y.");
  CHECK(message(state, 18) == "3: . + C Y . . . .");
}

TEST_CASE("trouble with the saved game comes before all else and is never dropped") {
  State state = after("d3c3");
  state.save_trouble = "No space left on device";
  CHECK(message(state, wide) ==
        "Not saved: No space left on device. Computer c3, flips 1. 4 moves.");
  CHECK(message(state, 40) == "Not saved: No space left on device.");
  state.notice = notice::Score{};
  CHECK(message(state, wide) == "You 3, computer 3, empty 58.");
  State start = after("", notice::Started{});
  start.load_trouble = "The saved game is damaged.";
  CHECK(message(start, wide) ==
        "You move first. ? for help. n new game. The saved game is damaged. 4 moves.");
}

TEST_CASE("an idea comes with its reason") {
  const auto idea = [](const engine::Choice& choice) {
    return message(after("", notice::Idea{choice}), wide);
  };
  CHECK(idea({Square::d3, engine::Reason::corner, 0, {}}) == "Idea: d3, a corner, flips 1.");
  CHECK(idea({Square::f5, engine::Reason::most_flips, 0, {}}) == "Idea: f5, flips most, 1.");
  CHECK(idea({Square::f5, engine::Reason::exact, 4, {34, 30}}) ==
        "Idea: f5. With best play you win 34 to 30.");
  CHECK(idea({Square::f5, engine::Reason::exact, -4, {30, 34}}) ==
        "Idea: f5. With best play computer wins 34 to 30.");
  CHECK(idea({Square::f5, engine::Reason::exact, 0, {32, 32}}) ==
        "Idea: f5. With best play a draw, 32 to 32.");
  State state = after("", notice::Idea{{Square::f5, engine::Reason::search, 0, {}}});
  state.settings.players =
      session::seated(PlayAs::black, engine::Level::level_3, engine::Level::level_3);
  CHECK(message(state, wide).starts_with("Idea: f5. Looks best "));
}

TEST_CASE("looking back tells the turn, and the score row which ply is shown") {
  State state = after("d3c3", notice::LookBack{});
  state.mode = session::LookingBack{1};
  CHECK(message(state, wide) == "You d3, flips 1.");
  CHECK(voice::score_row(state, 80) == "You (Y) 4, computer (C) 1, ply 1 of 2");
  CHECK(voice::score_row(state, 20) == "Y 4, C 1, 1 of 2");
  state.notice = notice::LastTurn{};
  CHECK(message(state, wide) == "You d3, flips 1: d4.");
  state.mode = session::LookingBack{0};
  state.notice = notice::LookBack{};
  CHECK(message(state, wide) == "The start of the game.");
}

TEST_CASE("the score row names both sides with their marks") {
  CHECK(voice::score_row(after(""), 80) == "You (Y) 2, computer (C) 2");
  CHECK(voice::score_row(after(""), 26) == "You (Y) 2, computer (C) 2");
  CHECK(voice::score_row(after(""), 25) == "Y 2, C 2");
  CHECK(voice::score_row(after("", PlayAs::both), 80) == "Black (B) 2, white (W) 2");
}

TEST_CASE("a pause says how to go on") {
  CHECK(message(after("d3c3", notice::Paused{}), wide) ==
        "Paused. You 3, computer 3. Enter resumes, n new game, q quits.");
}

TEST_CASE("help is one message, and asked for again the next") {
  State state = after("", notice::Help{});
  CHECK(message(state, wide) ==
        "d 3 goes to d3, Enter plays, w why, m moves, s score, q quits, ? again: more.");
  std::string all;
  for (std::size_t page = 1; page < 40; ++page) {
    state.notice = notice::Help{page};
    all += message(state, wide) + '\n';
  }
  for (const session::CommandInfo& command : session::commands()) {
    CHECK((command.keys.empty() || all.find(command.help) != std::string::npos));
  }
  CHECK(all.find("Seed 0.") != std::string::npos);
}

TEST_CASE("help says each thing once, and keys in words that are spoken") {
  State state = after("", notice::Help{1});
  CHECK(message(state, wide) == "Left, Right, Up, Down: move the focus one square.");
  std::string all;
  for (std::size_t page = 0; page < 40; ++page) {
    state.notice = notice::Help{page};
    all += message(state, wide) + '\n';
  }
  CHECK(all.find("a to h, 1 to 8: focus") != std::string::npos);
  CHECK(all.find("left bracket, less than, right bracket, greater than: look") !=
        std::string::npos);
  CHECK(all.find("Shift-U: redo.") != std::string::npos);
  CHECK(all.find("period: this square again.") != std::string::npos);
  CHECK(all.find("question mark: help.") != std::string::npos);
}

TEST_CASE("with a screen reader marks are shown when asked for, sizes never change") {
  State state = after("", notice::Hints{});
  state.settings.screen_reader = true;
  CHECK(message(state, wide) == "Legal squares marked +.");
  state.notice = notice::Size{};
  state.settings.size = session::SquareSize::large;
  CHECK(message(state, wide) == "Squares stay small.");
}

TEST_CASE("the farewell tells the result, that the game is saved, or the score") {
  State state = after("d3c3");
  CHECK(voice::farewell(state) == "Game left. You 3, computer 3.");
  state.settings.saved_at = "/home/p/game";
  CHECK(voice::farewell(state) == "Game saved. reversi goes on with it.");
  state.save_trouble = "Disk quota exceeded";
  CHECK(voice::farewell(state) == "Game left. You 3, computer 3. Not saved: Disk quota exceeded.");
}

#include "session/update.hpp"

#include <doctest/doctest.h>

#include "support/session.hpp"

using namespace session;
using reversi::Color;
using reversi::Square;
using support::Session;
using support::state_after;

TEST_CASE("a legal move is played and the computer is asked for its answer") {
  Session player(state_after(""));
  CHECK(player.count<Save>() == 1);  // a game comes back even if it is left before its first move
  player.place(Square::d3);
  CHECK(player.state.game.plies().size() == 1);
  CHECK(player.count<Save>() == 2);
  REQUIRE(player.last<Think>());
  CHECK(player.last<Think>()->position == player.state.game.position());
  player.answer();
  CHECK(player.state.game.plies().size() == 2);
  CHECK(player.says(notice::Turns{0}));
  CHECK(persons_turn(player.state));
}

TEST_CASE("an illegal move changes nothing but the notice") {
  Session player(state_after(""));
  const auto before = player.state.game;
  const auto saves = player.count<Save>();
  player.place(Square::a1);
  CHECK(player.state.game == before);
  CHECK(player.says(notice::Refused{Square::a1}));
  CHECK(player.count<Save>() == saves);
}

TEST_CASE("the computer opens when the person is white") {
  Session player(state_after("", PlayAs::white));
  REQUIRE(player.last<Think>());
  player.answer();
  CHECK(player.state.game.plies().size() == 1);
  CHECK(persons_turn(player.state));
}

TEST_CASE("the answer waits until the person's move has been shown") {
  Session player(state_after(""));
  player.place(Square::d3);
  player.give(player.thought());
  CHECK(player.state.game.plies().size() == 1);
  player.give(Tick{Wake::answer, player.state.search->id});
  CHECK(player.state.game.plies().size() == 2);
}

TEST_CASE("any key ends the wait and acts on the position after the answer") {
  Session player(state_after(""));
  player.place(Square::d3);
  player.give(player.thought());
  player.press(KeyName::right);
  CHECK(player.state.game.plies().size() == 2);
  CHECK(player.says(notice::Focus{}));
}

TEST_CASE("keys typed while the computer thinks are kept for the position it leads to") {
  Session player(state_after(""));
  player.place(Square::d3);
  player.press(KeyName::tab);
  player.press(KeyName::enter);
  CHECK(player.state.game.plies().size() == 1);
  player.give(player.thought());
  CHECK(player.state.game.plies().size() == 3);
}

TEST_CASE("an answer to a search that was given up never lands in another game") {
  Session player(state_after(""));
  player.place(Square::d3);
  const Thought late = player.thought();
  player.type('n');
  for (int row = 0; row < 4; ++row) {
    player.give(Key{KeyName::down, 0});
  }
  player.give(Key{KeyName::enter, 0});
  CHECK(player.state.game.plies().empty());
  player.give(late);
  CHECK(player.state.game.plies().empty());
  CHECK(player.count<StopThinking>() == 1);
}

TEST_CASE("undo while the computer thinks acts at once and drops the answer") {
  Session player(state_after(""));
  player.place(Square::d3);
  const Thought late = player.thought();
  player.type('u');
  CHECK(player.state.game.plies().empty());
  player.give(late);
  CHECK(player.state.game.plies().empty());
  CHECK_FALSE(player.state.search);
}

TEST_CASE("pausing stops the computer, resuming plays nothing by itself") {
  Session player(state_after("d3c3"));
  player.press(KeyName::escape);
  CHECK(session::paused(player.state));
  CHECK(player.says(notice::Paused{}));
  CHECK(player.count<Save>() >= 1);
  player.press(KeyName::enter);
  CHECK_FALSE(session::paused(player.state));
  CHECK(player.state.game.plies().size() == 2);
}

TEST_CASE("while paused the board keys only repeat how to go on") {
  Session player(state_after("d3c3"));
  player.type('p');
  const auto focus = player.state.focus;
  const auto news = player.state.news;
  player.press(KeyName::left);
  player.type('w');
  CHECK(player.state.focus == focus);
  CHECK(player.says(notice::Paused{}));
  CHECK(player.state.news == news + 2);
}

TEST_CASE("losing the focus, a small window and Ctrl-Z pause") {
  for (const Event& event : {Event(LeftAlone{}), Event(Resized{false}), Event(SuspendAsked{})}) {
    Session player(state_after("d3c3"));
    player.give(event);
    CHECK(session::paused(player.state));
  }
  Session player(state_after("d3c3"));
  player.give(Resized{true});
  CHECK_FALSE(session::paused(player.state));
}

TEST_CASE("a resumed computer is asked again after a pause") {
  Session player(state_after("d3"));
  player.type('p');
  const auto asked = player.count<Think>();
  player.type('p');
  CHECK(player.count<Think>() == asked + 1);
}

TEST_CASE("line mode asks for a new game only while one is unfinished") {
  const Order new_game{Command::new_game, {}, {}};
  const Order yes{Command::yes, {}, {}};
  State line = state_after("");
  line.settings.line_mode = true;
  Session fresh(line);
  fresh.give(new_game);
  CHECK(bare(fresh.state.mode));
  line = state_after("d3c3");
  line.settings.line_mode = true;
  Session begun(line);
  begun.give(new_game);
  CHECK(std::holds_alternative<NewGameQuestion>(begun.state.mode));
  begun.give(new_game);
  CHECK(bare(begun.state.mode));
  CHECK(begun.state.game.plies().size() == 2);
  begun.give(new_game);
  begun.press(KeyName::left);
  CHECK(begun.says(notice::AskNewGame{}));
  begun.give(yes);
  CHECK(begun.state.game.plies().empty());
  CHECK(begun.state.settings.seed != 1);
}

TEST_CASE("line mode begins the new game that was wished for, now or after the question") {
  const Wish wish{Side::white, {}};
  State line = state_after("");
  line.settings.line_mode = true;
  Session fresh(line);
  fresh.give(Order{Command::new_game, {}, {}, wish});
  CHECK(play_as(fresh.state.settings.players) == PlayAs::white);
  line = state_after("d3c3");
  line.settings.line_mode = true;
  Session begun(line);
  begun.give(Order{Command::new_game, {}, {}, wish});
  CHECK(play_as(begun.state.settings.players) == PlayAs::black);
  begun.give(Order{Command::yes, {}, {}});
  CHECK(play_as(begun.state.settings.players) == PlayAs::white);
}

TEST_CASE("a forced pass happens by itself and the person moves on") {
  Session player(state_after("c4e3f2e2d2c1f4e1f5g1", PlayAs::white));
  CHECK(player.state.game.plies().back().move == reversi::pass_move);
  CHECK(persons_turn(player.state));
}

TEST_CASE("two people share the keyboard and no computer is asked") {
  Session player(state_after("", PlayAs::both));
  player.place(Square::d3);
  player.place(Square::c3);
  CHECK(player.state.game.plies().size() == 2);
  CHECK(player.count<Think>() == 0);
  player.type('u');
  CHECK(player.state.game.plies().size() == 1);
}

TEST_CASE("two computers play a whole game and its save is removed") {
  Session player(state_after("", PlayAs::none));
  player.answer();
  CHECK(player.state.game.over());
  CHECK(std::holds_alternative<RemoveSave>(player.effects.back()));
}

TEST_CASE("line mode ends with a game of two computers") {
  State state = state_after("", PlayAs::none);
  state.settings.line_mode = true;
  Session player(state);
  player.answer();
  CHECK(player.state.quitting);
  CHECK(player.count<Quit>() == 1);
}

TEST_CASE("line mode goes on after the end of a person's game") {
  State state = state_after("f5f4c3e6f7g6g4e8g8g5", PlayAs::both);
  state.settings.line_mode = true;
  Session player(state);
  player.place(Square::h5);
  CHECK(player.state.game.over());
  CHECK_FALSE(player.state.quitting);
  CHECK(std::holds_alternative<RemoveSave>(player.effects.back()));
  player.place(Square::a1);
  CHECK(player.state.notice == session::Notice(session::notice::Refused{Square::a1}));
  player.type('u');
  CHECK(player.state.game.plies().size() == 10);
  CHECK(std::holds_alternative<Save>(player.effects.back()));
}

TEST_CASE("paused in line mode an empty line resumes, and so does a move, which is played") {
  for (const bool move : {false, true}) {
    State state = state_after("d3c3");
    state.settings.line_mode = true;
    state.mode = session::Paused{};
    Session player(state);
    player.give(Order{Command::score, std::nullopt, std::nullopt});
    player.give(Order{Command::pause, std::nullopt, std::nullopt});
    CHECK(session::paused(player.state));
    if (move) {
      player.place(Square::c4);
    } else {
      player.give(Order{});
    }
    CHECK_FALSE(session::paused(player.state));
    CHECK(player.state.game.plies().size() == (move ? 3 : 2));
  }
}

TEST_CASE("a move that resumes waits for the computer, whose turn it is") {
  State state = state_after("d3");
  state.settings.line_mode = true;
  state.mode = session::Paused{};
  Session player(state);
  player.place(Square::c4);
  CHECK(player.count<Think>() == 1);
  CHECK(player.state.game.plies().size() == 1);
  CHECK(player.state.typed_ahead.size() == 1);
  player.answer();
  CHECK(player.state.game.plies().size() >= 2);
  CHECK(player.state.typed_ahead.empty());
}

TEST_CASE("quitting saves an unfinished game and ends") {
  Session player(state_after("d3c3"));
  const auto saves = player.count<Save>();
  player.type('q');
  CHECK(player.count<Save>() == saves + 1);
  CHECK(player.count<Quit>() == 1);
  CHECK(player.state.quitting);
}

TEST_CASE("a failed save is news, and so is no second time the same") {
  Session player(state_after("d3c3"));
  const auto news = player.state.news;
  player.give(Saved{"No space left on device"});
  CHECK(player.state.save_trouble == "No space left on device");
  CHECK(player.state.news == news + 1);
  player.give(Saved{"No space left on device"});
  CHECK(player.state.news == news + 1);
  player.give(Saved{});
  CHECK_FALSE(player.state.save_trouble);
}

TEST_CASE("an edge stops the focus and is said") {
  Session player(state_after(""));
  player.press(KeyName::home);
  player.press(KeyName::left);
  CHECK(player.state.focus == Square::a4);
  CHECK(player.says(notice::Focus{notice::Edge::left, false}));
}

TEST_CASE("Tab goes to the next legal square in reading order and wraps") {
  Session player(state_after(""));
  player.press(KeyName::tab);
  CHECK(player.state.focus == Square::f5);
  player.press(KeyName::tab);
  CHECK(player.state.focus == Square::e6);
  player.press(KeyName::tab);
  CHECK(player.state.focus == Square::d3);
  player.press(KeyName::shift_tab);
  CHECK(player.state.focus == Square::e6);
}

TEST_CASE("an idea moves the focus and plays nothing") {
  Session player(state_after("d3c3"));
  player.type('i');
  player.give(player.thought());
  CHECK(player.state.game.plies().size() == 2);
  REQUIRE(std::holds_alternative<notice::Idea>(player.state.notice));
  CHECK(player.state.focus == std::get<notice::Idea>(player.state.notice).choice.square);
}

TEST_CASE("help scrolls, and any other key leaves it") {
  Session player(state_after("d3c3"));
  player.type('?');
  CHECK(std::holds_alternative<Help>(player.state.mode));
  player.press(KeyName::down);
  CHECK(std::get<Help>(player.state.mode).top == 1);
  player.press(KeyName::escape);
  CHECK(bare(player.state.mode));
  CHECK_FALSE(session::paused(player.state));
}

TEST_CASE("a saved game comes back paused, and --new asks before it is replaced") {
  State state = state_after("d3c3");
  state.mode = session::Paused{};
  state.load_trouble = "Saved game not locked.";
  Session resumed(state);
  CHECK(resumed.says(notice::Paused{}));
  CHECK(resumed.state.load_trouble == "Saved game not locked.");
  CHECK(resumed.count<Think>() == 0);
  state.mode = NewGameForm{{}, FormRow::side, ground(state.mode)};
  state.next_game = NewGame{Setup{}, 9, {}};
  Session asked(state);
  REQUIRE(std::get<NewGameForm>(asked.state.mode).row == FormRow::go_on);
  asked.give(Key{KeyName::up, 0});
  for (int row = 0; row < 4; ++row) {
    asked.give(Key{KeyName::down, 0});
  }
  REQUIRE(std::get<NewGameForm>(asked.state.mode).row == FormRow::start);
  asked.give(Key{KeyName::enter, 0});
  CHECK(asked.state.settings.seed == 9);
  CHECK(asked.state.game.plies().empty());
}

TEST_CASE("a key without a meaning is said to be unknown, and so is what is not plain text") {
  Session player(state_after("d3c3"));
  player.give(Key{KeyName::character, U'%'});
  CHECK(player.says(notice::Unknown{"%"}));
  player.give(Key{KeyName::character, 0x416});
  CHECK(player.says(notice::Unknown{""}));
}

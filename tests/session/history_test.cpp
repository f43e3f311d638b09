
#include <doctest/doctest.h>

#include "support/session.hpp"

using namespace session;
using reversi::Square;
using support::Session;
using support::state_after;

namespace {

constexpr auto forced_pass = "OOOOOOOOOOOXXOOOOOOOXOOOOOOOOXOOOOOXXOXOOXXXOXOOOXXXXXXX-XXXOOX-X";

}  // namespace

TEST_CASE("undo goes back through the answer to the person's own last choice") {
  Session player(state_after("d3c3c4e3"));
  player.type('u');
  CHECK(player.state.game.plies().size() == 2);
  CHECK(player.says(notice::Undone{2, 4}));
  player.type('u');
  CHECK(player.state.game.plies().empty());
  player.type('u');
  CHECK(player.says(notice::NothingToUndo{}));
}

TEST_CASE("undo is refused when only the computer has moved") {
  Session player(state_after("d3", PlayAs::white));
  player.type('u');
  CHECK(player.says(notice::NothingToUndo{}));
  CHECK(player.state.game.plies().size() == 1);
}

TEST_CASE("redo brings back the move with its answer until something else is played") {
  Session player(state_after("d3c3c4e3"));
  player.type('u');
  player.type('U');
  CHECK(player.state.game.plies().size() == 4);
  CHECK(player.says(notice::Redone{2}));
  player.type('U');
  CHECK(player.says(notice::NothingToRedo{}));
  player.type('u');
  player.place(Square::b3);
  CHECK(player.state.game.undone().empty());
}

TEST_CASE("redo of a move whose answer was never given asks the computer for it") {
  Session player(state_after(""));
  player.place(Square::d3);
  player.type('u');
  player.type('U');
  CHECK(player.state.game.plies().size() == 1);
  CHECK(player.state.search);
}

TEST_CASE("undo works after the end and the game is saved again") {
  Session player(state_after("", PlayAs::white, forced_pass));
  player.place(Square::a8);
  player.place(Square::h8);
  REQUIRE(player.state.game.over());
  player.type('u');
  CHECK_FALSE(player.state.game.over());
  CHECK(std::holds_alternative<Save>(player.effects.back()));
}

TEST_CASE("looking back steps through every ply, passes too, and changes nothing") {
  Session player(state_after("", PlayAs::white, forced_pass));
  player.place(Square::a8);
  const auto game = player.state.game;
  REQUIRE(game.plies().size() == 3);
  for (std::size_t ply = 3; ply > 0; --ply) {
    player.type('[');
    CHECK(looked_at(player.state) == ply - 1);
    CHECK(player.says(notice::LookBack{}));
  }
  player.type('[');
  CHECK(player.says(notice::NothingBefore{}));
  CHECK(player.state.game == game);
  player.type(']');
  player.type(']');
  CHECK(looked_at(player.state) == 2);
  player.type(']');
  CHECK_FALSE(looked_at(player.state));
  player.type(']');
  CHECK(player.says(notice::NothingAfter{}));
}

TEST_CASE("a focus key, Enter and Escape return to the present and do nothing else") {
  for (const KeyName key : {KeyName::left, KeyName::enter, KeyName::escape}) {
    Session player(state_after("d3c3"));
    const auto focus = player.state.focus;
    player.type('[');
    player.press(key);
    CHECK_FALSE(looked_at(player.state));
    CHECK_FALSE(session::paused(player.state));
    CHECK(player.state.focus == focus);
    CHECK(player.state.game.plies().size() == 2);
  }
}

TEST_CASE("questions while looking back are about the position shown") {
  Session player(state_after("d3c3"));
  player.type('[');
  player.type('s');
  CHECK(looked_at(player.state) == 1);
  CHECK(player.says(notice::Score{}));
}

TEST_CASE("questions while looking back are about the disc placed in that turn") {
  Session player(state_after("d3c3"));
  player.type('[');
  player.type('w');
  CHECK(player.says(notice::Why{Square::d3}));
  player.type('r');
  CHECK(player.says(notice::Row{2}));
  player.type('[');
  player.type('w');
  CHECK(player.says(notice::Why{player.state.focus}));
}

TEST_CASE("the computer's answer that comes while looking back waits to be said") {
  Session player(state_after(""));
  player.state.settings.delay_ms = 0;
  player.place(Square::d3);
  player.type('[');
  player.answer();
  CHECK(looked_at(player.state) == 0);
  CHECK(player.state.game.plies().size() == 2);
  CHECK(player.says(notice::LookBack{}));
  player.press(KeyName::escape);
  CHECK(player.says(notice::Turns{0}));
}

#include "session/form.hpp"

#include <doctest/doctest.h>

#include <string_view>
#include <utility>
#include <vector>

#include "support/session.hpp"

using namespace session;
using reversi::Color;
using reversi::Square;
using support::Session;
using support::state_after;

namespace {

// A session with the form open, and the keys for it.
class Form {
 public:
  explicit Form(State state) : player(std::move(state)) { type("n"); }

  void type(std::string_view keys) {
    for (const char key : keys) {
      player.give(Key{KeyName::character, static_cast<char32_t>(key)});
    }
  }
  void press(KeyName key) { player.give(Key{key, 0}); }
  void go_to(FormRow row) {
    for (int up = 0; up < 7; ++up) {
      press(KeyName::up);
    }
    while (form().row != row) {
      press(KeyName::down);
    }
  }
  [[nodiscard]] const NewGameForm& form() const { return std::get<NewGameForm>(player.state.mode); }
  [[nodiscard]] bool open() const { return std::holds_alternative<NewGameForm>(player.state.mode); }

  Session player;
};

PlayAs side_played(const Form& form) {
  return play_as(form.player.state.settings.players);
}

}  // namespace

TEST_CASE("n opens the form, and n Enter begins one more game of the same kind") {
  Form form(state_after("", PlayAs::white));
  CHECK(form.open());
  CHECK(form.player.says(notice::Form{true}));
  CHECK(form.form().setup.side == Side::white);
  form.press(KeyName::enter);
  CHECK_FALSE(form.open());
  CHECK(side_played(form) == PlayAs::white);
  CHECK(form.player.state.settings.seed != 1);
}

TEST_CASE("Escape and p close the form, and nothing has changed") {
  const State before = state_after("d3c3");
  for (const Key& close : {Key{KeyName::escape, 0}, Key{KeyName::character, U'p'}}) {
    Form form(before);
    form.go_to(FormRow::side);
    form.type("w");
    form.player.give(close);
    CHECK(form.player.state.mode == before.mode);
    CHECK(form.player.state.game == before.game);
    CHECK(form.player.state.settings == before.settings);
  }
}

TEST_CASE("a form opened over a pause goes back to the pause") {
  State paused = state_after("d3c3");
  paused.mode = Paused{};
  Form form(paused);
  REQUIRE(form.open());
  form.press(KeyName::escape);
  CHECK(session::paused(form.player.state));
  CHECK_FALSE(form.open());
}

TEST_CASE("while a game is unfinished, going on with it is the first row and Enter does it") {
  Form form(state_after("d3c3"));
  CHECK(form.form().row == FormRow::go_on);
  form.press(KeyName::enter);
  CHECK(form.player.state.game.plies().size() == 2);
  CHECK(bare(form.player.state.mode));
  Form fresh(state_after(""));
  CHECK(fresh.form().row == FormRow::side);
}

TEST_CASE("the unfinished game goes on with the side and the level that were chosen") {
  Form form(state_after("d3c3"));
  form.go_to(FormRow::side);
  form.type("w");
  form.go_to(FormRow::level);
  form.type("3");
  form.go_to(FormRow::go_on);
  form.press(KeyName::enter);
  CHECK(form.player.state.game.plies().size() == 2);
  CHECK(side_played(form) == PlayAs::white);
  const auto asked = form.player.last<Think>();
  REQUIRE(asked);
  CHECK(asked->level == engine::Level::level_3);
}

TEST_CASE("rows are stepped through by arrows and Tab, and end at their ends") {
  Form form(state_after(""));
  form.press(KeyName::up);
  CHECK(form.form().row == FormRow::side);
  form.press(KeyName::tab);
  CHECK(form.form().row == FormRow::level);
  form.press(KeyName::shift_tab);
  CHECK(form.form().row == FormRow::side);
  for (int down = 0; down < 9; ++down) {
    form.press(KeyName::down);
  }
  CHECK(form.form().row == FormRow::start);
  CHECK(form.player.says(notice::Form{false}));
}

TEST_CASE("values are stepped through by left and right, and end at their ends") {
  Form form(state_after(""));
  form.press(KeyName::left);
  CHECK(form.form().setup.side == Side::black);
  form.press(KeyName::right);
  CHECK(form.form().setup.side == Side::white);
  for (int right = 0; right < 9; ++right) {
    form.press(KeyName::right);
  }
  CHECK(form.form().setup.side == Side::random);
}

TEST_CASE("a letter or digit chooses the next value that begins with it") {
  Form form(state_after(""));
  form.type("b");
  CHECK(form.form().setup.side == Side::both);
  form.type("b");
  CHECK(form.form().setup.side == Side::black);
  form.type("r");
  CHECK(form.form().setup.side == Side::random);
  form.go_to(FormRow::level);
  form.type("7");
  CHECK(form.form().setup.levels.white == engine::Level::level_7);
  form.go_to(FormRow::handicap);
  form.type("4");
  CHECK(form.form().setup.handicap == 4);
  form.type("n");
  CHECK(form.form().setup.handicap == 0);
}

TEST_CASE("two computers have a level each, two people none") {
  Form form(state_after(""));
  const auto shown = [&form] { return rows(form.player.state, form.form()); };
  CHECK(shown() == std::vector{FormRow::side, FormRow::level, FormRow::handicap, FormRow::start});
  form.type("n");
  CHECK(shown() == std::vector{FormRow::side, FormRow::black_level, FormRow::white_level,
                               FormRow::handicap, FormRow::start});
  form.go_to(FormRow::black_level);
  form.type("2");
  form.go_to(FormRow::white_level);
  form.type("5");
  form.go_to(FormRow::side);
  form.type("b");
  CHECK(shown() == std::vector{FormRow::side, FormRow::level, FormRow::handicap, FormRow::start});
  form.type("b");
  CHECK(shown() == std::vector{FormRow::side, FormRow::handicap, FormRow::start});
  form.type("n");
  form.press(KeyName::enter);
  CHECK(side_played(form) == PlayAs::none);
  CHECK(form.player.last<Think>()->level == engine::Level::level_2);
}

TEST_CASE("a side by chance is drawn from the seed, and both come up") {
  int black = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Setup setup{Side::random, {}, 0};
    const PlayAs drawn = play_as(players(setup, seed));
    CHECK(drawn == play_as(players(setup, seed)));
    CHECK((drawn == PlayAs::black || drawn == PlayAs::white));
    black += drawn == PlayAs::black ? 1 : 0;
  }
  CHECK(black > 5);
  CHECK(black < 35);
}

TEST_CASE("a handicap puts discs of the person on the corners, and black moves") {
  for (const auto side : {Side::black, Side::white}) {
    Form form(state_after(""));
    form.type(side == Side::black ? "" : "w");
    form.go_to(FormRow::handicap);
    form.type("3");
    form.press(KeyName::enter);
    const auto& start = form.player.state.game.start();
    const Color person = side == Side::black ? Color::black : Color::white;
    for (const Square corner : {Square::a1, Square::h8, Square::h1}) {
      CHECK(reversi::at(start, corner) == person);
    }
    CHECK_FALSE(reversi::at(start, Square::a8));
    CHECK(start.to_move == Color::black);
    CHECK(setup_of(form.player.state.settings, start).handicap == 3);
  }
}

TEST_CASE("the form offers what was chosen last, a side by chance too") {
  Form form(state_after(""));
  form.type("r");
  form.go_to(FormRow::level);
  form.type("4");
  form.press(KeyName::enter);
  form.type("n");
  REQUIRE(form.open());
  CHECK(form.form().setup.side == Side::random);
  const auto level = chosen(form.form().setup, FormRow::level);
  CHECK(level == static_cast<std::size_t>(engine::Level::level_4));
}

TEST_CASE("a game that ends under the form can no longer be gone on with") {
  State last = state_after("e6f4e3f6g5d6e7f5");
  Form form(last);
  REQUIRE(form.form().row == FormRow::go_on);
  form.player.state.game = state_after("e6f4e3f6g5d6e7f5c5").game;
  REQUIRE(form.player.state.game.over());
  form.press(KeyName::enter);
  CHECK_FALSE(form.open());
  CHECK(form.player.state.game.plies().empty());
}

TEST_CASE("other keys in the form say the whole of it, and read it again") {
  Form form(state_after("d3c3"));
  form.type("n");
  CHECK(form.player.says(notice::Form{false}));
  form.type("%");
  CHECK(form.player.says(notice::Form{true}));
  form.type("u");
  CHECK(form.open());
  CHECK(form.player.state.game.plies().size() == 2);
  form.type("?");
  CHECK(form.player.says(notice::FormKeys{}));
  CHECK(form.open());
  form.type("q");
  CHECK(form.player.last<Quit>());
}

TEST_CASE("a wish for a new game is a side, a level, or both") {
  CHECK(parse_wish("white 5") ==
        Wish{Side::white, {{engine::Level::level_5, engine::Level::level_5}}});
  CHECK(parse_wish("both") == Wish{Side::both, {}});
  CHECK(parse_wish("none 3,house") ==
        Wish{Side::none, {{engine::Level::level_3, engine::Level::house}}});
  CHECK(parse_wish("5") == Wish{{}, {{engine::Level::level_5, engine::Level::level_5}}});
  CHECK_FALSE(parse_wish("green"));
  CHECK_FALSE(parse_wish("white 99"));
  CHECK_FALSE(parse_wish("white 5 5"));
}

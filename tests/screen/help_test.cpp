#include "screen/help.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "screens.hpp"
#include "session/command_table.hpp"

using namespace screens;
using session::State;

namespace {

State help(int top = 0) {
  State state = after("d3c3");
  state.settings.saved_at = "/home/ada/.local/state/reversi/game";
  state.mode = session::Help{top, {}};
  state.notice = session::notice::Help{};
  return state;
}

}  // namespace

TEST_CASE("help begins with the level, the seed, the saved game and the marks") {
  CHECK(rows(help(), {24, 80}, 1, 7) == R"(

Level: house
Seed: 7
Saved game: /home/ada/.local/state/reversi/game
Marks: + legal, [x] focus, (x) placed last, -x- flipped by it

Left, Right, Up, Down  move the focus one square
)");
}

TEST_CASE("help says when the game is not saved") {
  State state = help();
  state.settings.saved_at.clear();
  CHECK(picture(state, {24, 80}).find("The game is not saved.") != std::string::npos);
}

TEST_CASE("a path that is not plain text shows question marks, never control characters") {
  State state = help();
  state.settings.saved_at = "/tmp/\x1b[2J\xf0\x9f\x98\x80";
  CHECK(picture(state, {24, 80}).find("Saved game: /tmp/?[2J????\n") != std::string::npos);
}

TEST_CASE("a large window shows every key of the table at once") {
  for (const screen::Size window : {screen::Size{50, 80}, screen::Size{24, 120}}) {
    const std::string text = picture(help(), window);
    for (const session::CommandInfo& command : session::commands()) {
      if (!command.keys.empty()) {
        for (const session::KeyRange& range : command.keys) {
          const std::string keys = to_string(range);
          CAPTURE(keys);
          CHECK(std::min(text.find(keys + ' '), text.find(keys + ", ")) != std::string::npos);
        }
        CHECK(text.find(command.help) != std::string::npos);
      }
    }
    CHECK(screen::page_end(help(), window) == 0);
  }
}

TEST_CASE("help scrolls to its end and no further") {
  const screen::Size window = {24, 80};
  const int last = screen::page_end(help(), window).value_or(0);
  REQUIRE(last > 0);
  CHECK(picture(help(last), window) == picture(help(last + 1000), window));
  CHECK(picture(help(last), window) != picture(help(last - 1), window));
  CHECK(picture(help(last), window).find(session::commands().back().help) != std::string::npos);
}

TEST_CASE("in a narrow window what a key does stands below it and nothing is cut") {
  CHECK(rows(help(10), {12, 20}, 2, 6) == R"(
Left, Right, Up,
Down
  move the focus one
  square
Home, End
)");
  CHECK(rows(help(0), {24, 40}, 2, 9) == R"(
Level: house
Seed: 7
Saved game:
/home/ada/.local/state/reversi/game
Marks: + legal, [x] focus, (x) placed
last, -x- flipped by it

Left, Right, Up, Down
)");
}

#include "screen/sidebar.hpp"

#include <doctest/doctest.h>

#include "notation/position.hpp"
#include "screens.hpp"

using namespace reversi;
using namespace screens;
using session::PlayAs;
using session::State;

namespace {

std::string whole_game(int plies) {
  State state;
  std::string transcript;
  for (int i = 0; i < plies && !state.game.over(); ++i) {
    const Square square = first(legal_moves(state.game.position().board));
    transcript += to_string(square);
    REQUIRE(state.game.play(square));
  }
  return transcript;
}

std::string sidebar_picture(const State& state, screen::Size size) {
  screen::Frame frame(size);
  screen::draw_moves(frame, {{0, 0}, size}, state);
  return '\n' + frame.to_text();
}

std::string facts(const State& state) {
  screen::Frame frame({4, 40});
  screen::draw_facts(frame, {{0, 0}, {4, 40}}, state);
  return '\n' + frame.to_text();
}

}  // namespace

TEST_CASE("the moves run down and then on to the right") {
  CHECK(sidebar_picture(after("d3c3c4c5b4"), {3, 26}) == R"(
Moves
 1 d3   c3    3 b4
 2 c4   c5
)");
}

TEST_CASE("when the panel is full the oldest column of moves goes") {
  CHECK(sidebar_picture(after("d3c3c4c5b4d2c2f4d6"), {3, 26}) == R"(
Moves
 3 b4   d2    5 d6
 4 c2   f4
)");
}

TEST_CASE("the turn looked back at stands in brackets and is never scrolled away") {
  State state = after("d3c3c4c5b4d2c2f4d6");
  state.mode = session::LookingBack{8};
  CHECK(sidebar_picture(state, {3, 26}) == R"(
Moves
 3 b4   d2    5 d6
 4 c2  (f4)
)");
  state.mode = session::LookingBack{3};
  CHECK(sidebar_picture(state, {3, 26}) == R"(
Moves
 1 d3   c3    3 b4   d2
 2(c4)  c5    4 c2   f4
)");
}

TEST_CASE("a pass is written as two dashes and keeps its column") {
  State state;
  state.game = Game(std::get<Position>(notation::parse_position(
      "-XO----- -------- -------- -------- -------- -------- -------- OX------ O")));
  REQUIRE(state.game.play(Square::a1));
  CHECK(sidebar_picture(state, {3, 26}) == "\nMoves\n 1      a1\n 2 --\n");
}

TEST_CASE("the smallest panel has two columns of moves") {
  CHECK(sidebar_picture(after("d3c3c4c5b4d2c2f4d6"), {4, 25}) == R"(
Moves
 1 d3   c3    4 c2   f4
 2 c4   c5    5 d6
 3 b4   d2
)");
}

TEST_CASE("in the smallest panel at 62x24 the newest move always shows") {
  const std::string all = whole_game(60);
  for (std::size_t length = 2; length <= all.size(); length += 2) {
    const std::string newest = all.substr(length - 2, 2);
    CHECK(picture(after(all.substr(0, length)), {24, 62}).find(newest) != std::string::npos);
  }
}

TEST_CASE("a panel needs 26 columns right of the board") {
  CHECK(picture(after("d3c3"), {24, 62}).find("White (C) computer, house\n") != std::string::npos);
  CHECK(picture(after("d3c3"), {24, 61}).find("White (C)") == std::string::npos);
  CHECK(picture(after("d3c3"), {16, 44}).find("White (C) computer, house\n") != std::string::npos);
  CHECK(picture(after("d3c3"), {16, 43}).find("White (C)") == std::string::npos);
}

TEST_CASE("the panel says who plays what") {
  State state = after("d3");
  state.settings.players =
      session::seated(PlayAs::white, engine::Level::level_3, engine::Level::house);
  CHECK(facts(state) == "\nPly 1\nBlack (C) computer, 3\nWhite (Y) you\nSeed 7\n");
  state.settings.players = session::seated(PlayAs::both);
  CHECK(facts(state) == "\nPly 1\nBlack (B)\nWhite (W)\nSeed 7\n");
  state.settings.players =
      session::seated(PlayAs::none, engine::Level::level_3, engine::Level::house);
  state.settings.seed = 18446744073709551615U;
  CHECK(facts(state) ==
        "\nPly 1\nBlack (B) computer, 3\nWhite (W) computer, house\nSeed 18446744073709551615\n");
}

#include <doctest/doctest.h>

#include "gtp/answer.hpp"
#include "gtp/request.hpp"
#include "notation/transcript.hpp"

using namespace reversi;

namespace {

// Six passes; White wins 47 to 17.
constexpr const char* with_passes =
    "f5d6c7g5d3c2h5d7b1f4d8b8g4d2d1g3h2e7b6b7f8a5a7c5b5f7g7e3f2b4b3a4h7f6g1a3h4f3c3h3e1c4b2c1a1a2h6"
    "h8g6e2e6c8c6a6a8g2f1e8g8h1";
// One square stays empty; White has 46 discs, Black 17.
constexpr const char* with_an_empty_square =
    "e6d6c5f6f5e3d7c6f2f4b5d3f3b6c2b4g6e8g4h3c4h6a4g3h5e2g5b1g7e1g2h1b3h2d1f7g8c1d2h7a7h8f1b2a6b7a8"
    "c3c8h4a2d8f8g1a5b8c7e7a3";
constexpr const char* drawn_game =
    "f5f6f7g7c4e7f8e3h8c3d7g5f4g3f2e1h4c5g4h5b2d6f3h3g6d8b5e2d2a1h2b6b7h7b4a7e6c2c7e8a5g2h6g8f1c6d3"
    "d1c8a3a2b1a4a8c1b3a6g1h1b8";
constexpr const char* wipeout = "d3c3b3d2e1d6d7e3f4";

Game read(const char* transcript) {
  const auto game = notation::parse_transcript(transcript);
  REQUIRE(std::holds_alternative<Game>(game));
  return std::get<Game>(game);
}

std::string color_word(Color color) {
  return color == Color::black ? "black" : "white";
}

std::string play_line(const Ply& ply) {
  return "play " + color_word(ply.mover) + " " + gtp::to_text(ply.move);
}

gtp::State playing(engine::Level level = engine::Level::house, std::uint64_t seed = 7) {
  return {{"1.2.3", {level, level}, seed, Game()}};
}

// Lets two engines play a game over the protocol, each asked for its moves and told the other's.
std::string match(gtp::State black, gtp::State white, bool says_passes) {
  Game game;
  while (!game.over()) {
    const std::size_t before = game.plies().size();
    const Color mover = game.position().to_move;
    gtp::State& asked = mover == Color::black ? black : white;
    gtp::State& told = mover == Color::black ? white : black;
    const std::string reply = answer(asked, "genmove " + color_word(mover));
    REQUIRE(reply.size() == 6);
    const auto square = parse_square(reply.substr(2, 2));
    REQUIRE(square);
    REQUIRE(game.play(*square));
    const auto news = game.plies().subspan(before);
    REQUIRE(answer(told, play_line(news[0])) == "=\n\n");
    if (says_passes && news.size() == 2) {
      CHECK(answer(black, play_line(news[1])) == "=\n\n");
      CHECK(answer(white, play_line(news[1])) == "=\n\n");
    }
  }
  CHECK(black.history.position().board == white.history.position().board);
  return notation::to_transcript(game.plies());
}

}  // namespace

TEST_CASE("a whole game is played by its moves, its passes told or left out") {
  for (const char* transcript : {with_passes, with_an_empty_square, drawn_game, wipeout}) {
    const Game game = read(transcript);
    for (const bool says_passes : {false, true}) {
      gtp::State state = playing();
      for (const Ply& ply : game.plies()) {
        if (says_passes || ply.move) {
          CHECK(answer(state, play_line(ply)) == "=\n\n");
        }
      }
      CHECK(score(state.history.position()) == score(game.position()));
    }
  }
}

TEST_CASE("a finished game is scored with the empty squares given to the winner") {
  const auto scored = [](const char* transcript) {
    gtp::State state{{"1.2.3", {}, 0, read(transcript)}};
    return answer(state, "final_score");
  };
  CHECK(scored(with_passes) == "= W+30\n\n");
  CHECK(scored(with_an_empty_square) == "= W+30\n\n");
  CHECK(scored(drawn_game) == "= 0\n\n");
  CHECK(scored(wipeout) == "= B+64\n\n");
  CHECK(scored("d3c3b3d2e1d6d7e3") == "? cannot score\n\n");
  CHECK(scored("") == "? cannot score\n\n");
}

TEST_CASE("a finished game is shown as such") {
  gtp::State state{{"1.2.3", {}, 0, read(wipeout)}};
  CHECK(answer(state, "showboard").starts_with("= Game over. Black (X) 13, White (O) 0\n"));
}

TEST_CASE("a side without a move passes when asked, and so does everybody at the end") {
  gtp::State stuck{{"1.2.3", {}, 0, Game()}};
  for (const char* line : {"play b c4", "play w e3", "play b f2", "play w e2", "play b d2",
                           "play w c1", "play b f4", "play w e1", "play b f5", "play w g1"}) {
    CHECK(answer(stuck, line) == "=\n\n");
  }
  CHECK(answer(stuck, "reg_genmove b") == "= PASS\n\n");
  CHECK(answer(stuck, "genmove b") == "= PASS\n\n");
  CHECK(answer(stuck, "genmove b") == "? illegal move\n\n");
  CHECK(answer(stuck, "undo") == "=\n\n");
  CHECK(answer(stuck, "genmove w").starts_with("= "));
  gtp::State over{{"1.2.3", {}, 0, read(wipeout)}};
  CHECK(answer(over, "genmove w") == "= PASS\n\n");
  CHECK(answer(over, "genmove b") == "= PASS\n\n");
}

TEST_CASE("genmove plays the level's choice and reg_genmove only names it") {
  for (const engine::Level level :
       {engine::Level::house, engine::Level::level_1, engine::Level::level_3}) {
    gtp::State state = playing(level, 11);
    const auto choice = engine::choose_move(Position(), level, 11, {});
    REQUIRE(choice);
    const std::string expected = "= " + gtp::to_text(choice->square) + "\n\n";
    CHECK(answer(state, "reg_genmove black") == expected);
    CHECK(state.history.position() == Position());
    CHECK(answer(state, "genmove black") == expected);
    CHECK(state.history.position() == play(Position(), choice->square));
  }
}

TEST_CASE("each side plays its own level") {
  gtp::State state{{"1.2.3", {engine::Level::house, engine::Level::level_2}, 3, read("f5")}};
  const auto white = engine::choose_move(read("f5").position(), engine::Level::level_2, 3, {});
  REQUIRE(white);
  CHECK(answer(state, "genmove w") == "= " + gtp::to_text(white->square) + "\n\n");
}

TEST_CASE("two engines play whole games, the same for the same seed") {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U}) {
    const auto a = [&] { return playing(engine::Level::house, seed); };
    const auto b = [&] { return playing(engine::Level::level_1, seed); };
    const std::string told = match(a(), b(), true);
    CHECK(match(a(), b(), false) == told);
    CHECK(match(a(), b(), true) == told);
  }
}

#include <doctest/doctest.h>

#include <array>
#include <locale>
#include <random>
#include <string>
#include <utility>

#include "samples.hpp"
#include "store/store.hpp"
#include "temporary_directory.hpp"

using namespace store;
using engine::Level;
using session::PlayAs;

namespace {

std::string golden(const std::string& name) {
  return file_text(std::string(FORMAT_1) + "/" + name + ".game");
}

bool damaged(std::string_view text) {
  const auto decoded = decode(text);
  return decoded.index() == 1 && std::get<Unusable>(decoded) == Unusable::damaged;
}

bool newer(std::string_view text) {
  const auto decoded = decode(text);
  return decoded.index() == 1 && std::get<Unusable>(decoded) == Unusable::newer;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t place = text.find(what);
  REQUIRE(place != std::string::npos);
  return text.replace(place, what.size(), by);
}

// The sample with a part of its JSON replaced and the envelope put right again.
std::string sealed(std::string_view what, std::string_view by) {
  return seal(replaced(payload_of(sample()), what, by));
}

}  // namespace

TEST_CASE("saved games of format 1 are read for ever") {
  const std::string all =
      "d3c5e6f7e7d2g8f5c4c3b5d6c2f8c6g7f6h8g5a6e8d7d8g6f3c1b7h4c7b6a5a4h7b8b3c8h5a3b2b1a2e3a7f4e2b4"
      "h3g3f2g4a1h6d1h2a8f1e1g1g2h1";
  SavedGame passes{session::seated(PlayAs::none, Level::level_9, Level::level_3),
                   18446744073709551615U, game_of(all)};
  while (passes.game.position_at(passes.game.plies().size()) !=
         game_of(all.substr(0, 114)).position()) {
    REQUIRE(passes.game.undo());
  }
  const auto striped =
      position_of("OOOOOOO-XXXXXXX-OOOOOOO-XXXXXXX-OOOOOOO-XXXXXXX-OOOOOOO-XXXXXXX-O");
  const auto white_passes =
      position_of("XO--------------------------------------------------------------O");
  const std::array<std::pair<const char*, SavedGame>, 4> kept = {{
      {"undone", sample()},
      {"passes", passes},
      {"position",
       {session::seated(PlayAs::white, Level::level_1, Level::house), 0,
        game_of("h1h2h3", striped)}},
      {"first-pass", {session::seated(PlayAs::both), 1, game_of("", white_passes)}},
  }};
  for (const auto& game : kept) {
    CAPTURE(game.first);
    const auto decoded = decode(golden(game.first));
    REQUIRE(std::holds_alternative<SavedGame>(decoded));
    CHECK(std::get<SavedGame>(decoded) == game.second);
  }
}

TEST_CASE("every stage of a game comes back with what was undone") {
  SavedGame saved{session::seated(PlayAs::white, Level::house, Level::level_5), 42, game_of("")};
  std::mt19937 random(3);
  int stages = 0;
  for (; !saved.game.over(); ++stages) {
    REQUIRE(comes_back(saved));
    reversi::Bitboard legal = legal_moves(saved.game.position().board);
    for (auto skip = random() % static_cast<unsigned>(reversi::count(legal)); skip > 0; --skip) {
      legal &= legal - 1;
    }
    REQUIRE(saved.game.play(reversi::first(legal)));
  }
  for (; saved.game.undo(); --stages) {
    REQUIRE(comes_back(saved));
  }
  CHECK(stages == 0);
}

TEST_CASE("every player, level and seed comes back") {
  for (const auto play_as : {PlayAs::black, PlayAs::white, PlayAs::both, PlayAs::none}) {
    for (std::size_t level = 0; level < engine::levels().size(); ++level) {
      const SavedGame saved{session::seated(play_as, static_cast<Level>(level), Level::house),
                            ~std::uint64_t{0} - level, game_of("f5")};
      CHECK(comes_back(saved));
    }
  }
}

TEST_CASE("a language that groups digits changes nothing in the file") {
  struct Grouping : std::numpunct<char> {
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
  };
  const SavedGame saved{session::seated(PlayAs::black), 1234567890123, game_of("f5")};
  const std::string before = encode(saved);
  const std::locale language = std::locale::global(std::locale(std::locale(), new Grouping));
  CHECK(encode(saved) == before);
  CHECK(comes_back(saved));
  std::locale::global(language);
}

TEST_CASE("a text that was cut anywhere is damaged") {
  const std::string text = encode(sample());
  for (std::size_t length = 0; length < text.size(); ++length) {
    CAPTURE(length);
    CHECK(damaged(text.substr(0, length)));
  }
}

TEST_CASE("a text with any one bit flipped is no saved game") {
  const std::string text = encode(sample());
  for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
    CAPTURE(bit);
    std::string flipped = text;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
    CHECK(std::holds_alternative<Unusable>(decode(flipped)));
  }
}

TEST_CASE("anything behind or in front of a saved game makes it damaged") {
  const std::string text = encode(sample());
  CHECK(damaged(text + "\n"));
  CHECK(damaged(text + text));
  CHECK(damaged(text + std::string(1, '\0')));
  CHECK(damaged(" " + text));
  CHECK(damaged("\xef\xbb\xbf" + text));
}

TEST_CASE("the first line can be written in one way only") {
  const std::string text = encode(sample());
  REQUIRE(text.starts_with("reversi-game 1 228 b16f6cd1\n"));
  for (const char* const line :
       {"reversi-game 1 228 B16F6CD1\n", "reversi-game 01 228 b16f6cd1\n",
        "reversi-game 1 0228 b16f6cd1\n", "reversi-game 1 228  b16f6cd1\n",
        "reversi-game +1 228 b16f6cd1\n", "reversi-game 0 228 b16f6cd1\n",
        "reversi-game -1 228 b16f6cd1\n", "reversi-game 1 228 b16f6cd1 \n",
        "reversi-game 1 228 b16f6cd1\r\n", "reversi-game 1\n", "reversi-game  228 b16f6cd1\n",
        "reversi-game 99999999999999999999 228 b16f6cd1\n", "reversi-game 1e9 228 b16f6cd1\n"}) {
    CAPTURE(line);
    CHECK(damaged(replaced(text, "reversi-game 1 228 b16f6cd1\n", line)));
  }
}

TEST_CASE("a later format is newer whatever follows its number") {
  CHECK(newer("reversi-game 2 "));
  CHECK(newer("reversi-game 2 228 b16f6cd1\n{}"));
  CHECK(newer("reversi-game 999999999 compressed " + std::string(100000, '\xff')));
  CHECK(damaged("reversi-game 2"));
}

TEST_CASE("a checksum that is right does not make a wrong record right") {
  REQUIRE(std::holds_alternative<SavedGame>(decode(sealed("\"seed\": 7", "\"seed\": 8"))));
  const std::string too_long(70000, ' ');
  const std::array<std::pair<std::string_view, std::string_view>, 41> wrong = {{
      {"d3c3c4c5", "d3c3c4a1"},  // flips nothing
      {"d3c3c4c5", "d3d3c4c5"},  // taken
      {"d3c3c4c5", "d3"},        // legal, but shorter than its present
      {"d3c3c4c5", "d3c3c4c"},
      {"d3c3c4c5", "D3c3c4c5"},
      {"d3c3c4c5", "d3 c3c4c5"},
      {"d3c3c4c5", "d3c3--c4c5"},
      {"d3c3c4c5", ""},
      {"d3c3c4c5", "d3c3c4c5i9"},
      {"d3c3c4c5", "d3c3c4c5\\u0000"},
      {"d3c3c4c5", "d3c3c4c5\\u001b[2J"},
      {"d3c3c4c5", "d3c3c4c5\xc3"},
      {"d3c3c4c5", "\\ud800"},
      {"\"d3c3c4c5\"", "[19, 18]"},
      {"\"d3c3c4c5\"", "null"},
      {"\"present\": 2", "\"present\": 1"},
      {"\"present\": 2", "\"present\": 5"},
      {"\"present\": 2", "\"present\": -1"},
      {"\"present\": 2", "\"present\": 2.0"},
      {"\"present\": 2", "\"present\": \"2\""},
      {"\"present\": 2", "\"present\": 4294967298"},
      {"\"present\": 2", "\"presents\": 2"},
      {"\"discs\": 6", "\"discs\": 7"},
      {"\"to_move\": \"black\"", "\"to_move\": \"white\""},
      {"\"to_move\": \"black\"", "\"to_move\": \"Black\""},
      {"\"seed\": 7", "\"seed\": -1"},
      {"\"seed\": 7", "\"seed\": 18446744073709551616"},
      {"\"seed\": 7", "\"seed\": NaN"},
      {"\"seed\": 7", "\"seed\": 1e3"},
      {"\"play_as\": \"black\"", "\"play_as\": \"nobody\""},
      {"\"play_as\": \"black\"", "\"play_as\": 0"},
      {"\"black_level\": \"house\"", "\"black_level\": \"10\""},
      {"\"white_level\": \"house\"", "\"white_level\": \"../../etc/passwd\""},
      {"--- X", "---- X"},
      {"--- X", "---X"},
      {"{", "{}{"},
      {"{", "{\"more\": 1, "},
      {"{", "{\"seed\": 8, "},
      {"\"discs\": 6", "\"discs\": 6, \"discs\": 6"},
      {"\"seed\": 7", "\"seed\": \t7"},
      {"\"seed\"", "\"\\u0073eed\""},
  }};
  for (const auto& part : wrong) {
    CAPTURE(part.second);
    CHECK(damaged(sealed(part.first, part.second)));
  }
  CHECK(damaged(sealed("{", "{" + too_long)));
}

TEST_CASE("brackets nested without end are refused") {
  for (const char* const bracket : {"[", "{\"a\":"}) {
    std::string deep;
    while (deep.size() < 60000) {
      deep += bracket;
    }
    CHECK(damaged(seal(deep)));
    CHECK(damaged(sealed("\"seed\"", "\"a\": " + deep + ", \"seed\"")));
  }
}

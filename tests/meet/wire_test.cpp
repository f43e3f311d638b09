#include "meet/wire.hpp"

#include <doctest/doctest.h>

#include "notation/transcript.hpp"
#include "reversi/board.hpp"
#include "reversi/random.hpp"

namespace {

using namespace meet::wire;
using reversi::Color;
using reversi::Square;

constexpr const char* start = "---------------------------OX------XO--------------------------- X";

reversi::Game game(const char* moves) {
  return std::get<reversi::Game>(notation::parse_transcript(moves));
}

// Whoever moves takes the first legal square: over after 60 discs.
std::string long_game() {
  reversi::Game played;
  while (!played.over()) {
    const auto legal = reversi::legal_moves(played.position().board);
    REQUIRE(played.play(*reversi::Squares(legal).begin()));
  }
  return format(Game{~std::uint64_t{0}, Color::white, played});
}

}  // namespace

TEST_CASE("every line has one spelling") {
  const std::string begun = std::string("game 7 black ") + start;
  CHECK(format(Greeting{1}) == "reversi 1\n");
  CHECK(format(NoGame{}) == "none\n");
  CHECK(format(Game{7, Color::black, game("")}) == begun + "\n");
  CHECK(format(Game{7, Color::white, game("d3c3")}) ==
        std::string("game 7 white ") + start + " d3c3\n");
  CHECK(format(Move{12, Square::d3}) == "move 12 d3\n");
  CHECK(format(AskUndo{10}) == "undo 10\n");
  CHECK(format(AskAgain{}) == "again\n");
  CHECK(format(Answer{true}) == "yes\n");
  CHECK(format(Answer{false}) == "no\n");
  CHECK(format(Busy{}) == "busy\n");
  CHECK(format(Leave{}) == "leave\n");
}

TEST_CASE("what is sent is read as the same") {
  for (const Line& line : std::vector<Line>{
           Greeting{1}, Greeting{9999}, NoGame{}, Game{0, Color::white, game("")},
           Game{~std::uint64_t{0}, Color::black, game("d3c3c4e3")}, Move{0, Square::a1},
           AskUndo{59}, AskAgain{}, Answer{true}, Answer{false}, Busy{}, Leave{}}) {
    std::string text = format(line);
    REQUIRE(text.back() == '\n');
    text.pop_back();
    CHECK(parse(text) == line);
  }
}

TEST_CASE("a game is sent up to its present, without what was undone") {
  reversi::Game undone = game("d3c3c4");
  undone.undo();
  CHECK(format(Game{1, Color::black, undone}) == format(Game{1, Color::black, game("d3c3")}));
}

TEST_CASE("the longest game fits into a line") {
  CHECK(long_game().size() > 200);
  CHECK(long_game().size() <= most_bytes);
  CHECK(Reader().read(long_game()).lines.size() == 1);
}

TEST_CASE("another spelling is no line") {
  for (const char* const text : {"",           " ",
                                 "reversi",    "reversi 0",
                                 "reversi 01", "reversi 1 ",
                                 " reversi 1", "reversi 10000",
                                 "reversi -1", "Reversi 1",
                                 "none ",      "none x",
                                 "move",       "move d3",
                                 "move 1",     "move 01 d3",
                                 "move 1 D3",  "move 1  d3",
                                 "move 1 d9",  "move 1 d33",
                                 "move -1 d3", "move 18446744073709551616 d3",
                                 "undo",       "undo x",
                                 "undo 1 2",   "yes please",
                                 "YES",        "no\r",
                                 "leave\t",    "pass",
                                 "pass 3",     "hello"}) {
    CAPTURE(text);
    CHECK(!parse(text));
  }
}

TEST_CASE("a game that the rules do not allow is no line") {
  const std::string head = std::string("game 7 black ") + start;
  CHECK(parse(head));
  CHECK(parse(head + " d3"));
  CHECK(!parse(head + " "));
  CHECK(!parse(head + " d4"));
  CHECK(!parse(head + " d3d3"));
  CHECK(!parse(head + " d3--c3"));
  CHECK(!parse(head + " D3"));
  CHECK(!parse(head + " d3 c3"));
  CHECK(!parse(head + " d"));
  CHECK(!parse("game 7 black"));
  CHECK(!parse("game 7 red " + std::string(start)));
  CHECK(!parse("game 7 black " + std::string(start, 60)));
  CHECK(!parse("game  black " + std::string(start)));
}

TEST_CASE("a byte that is no text ends the reading") {
  for (const char byte : {'\0', '\x01', '\x1b', '\r', '\t', '\x7f', '\x80', '\xff'}) {
    Reader reader;
    const Heard heard = reader.read(std::string("yes\nno") + byte + "\nyes\n");
    CHECK(heard == Heard{{Answer{true}}, true});
    CHECK(reader.read("yes\n") == Heard{{}, true});
  }
}

TEST_CASE("lines are read wherever they were torn apart") {
  const std::string text = "reversi 1\nmove 3 e6\nyes\n";
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    Reader reader;
    Heard heard = reader.read(text.substr(0, cut));
    const Heard rest = reader.read(text.substr(cut));
    heard.lines.insert(heard.lines.end(), rest.lines.begin(), rest.lines.end());
    CHECK(heard.lines == std::vector<Line>{Greeting{1}, Move{3, Square::e6}, Answer{true}});
    CHECK(!reader.amid_line());
  }
}

TEST_CASE("a line that has begun is told from silence") {
  Reader reader;
  CHECK(!reader.amid_line());
  static_cast<void>(reader.read("yes\nmo"));
  CHECK(reader.amid_line());
  static_cast<void>(reader.read("ve 3 e6\n"));
  CHECK(!reader.amid_line());
}

TEST_CASE("a line that is too long ends the reading, in one piece or byte by byte") {
  const std::string fits(most_bytes - 1, 'x');
  CHECK(!Reader().read(fits).wrong);
  CHECK(Reader().read(fits + 'x').wrong);
  CHECK(Reader().read(std::string(std::size_t{10} << 20, 'x')).wrong);
  Reader slow;
  for (std::size_t i = 0; i + 1 < most_bytes; ++i) {
    CHECK(!slow.read("x").wrong);
  }
  CHECK(slow.read("x").wrong);
}

TEST_CASE("random bytes and damaged lines are never taken for other lines than they spell") {
  reversi::Random random(18);
  int lines = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string text = round % 2 == 0 ? long_game() : format(Move{12, Square::d3});
    for (std::uint64_t damage = random.below(3); damage > 0; --damage) {
      text[random.below(text.size())] = static_cast<char>(random.below(256));
    }
    std::string spelled;
    for (const Line& line : Reader().read(text).lines) {
      spelled += format(line);
      ++lines;
    }
    CHECK(text.starts_with(spelled));
  }
  CHECK(lines > 1000);
}

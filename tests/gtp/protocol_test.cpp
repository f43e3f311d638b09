#include <doctest/doctest.h>

#include <array>
#include <sstream>

#include "gtp/serve.hpp"
#include "reversi/random.hpp"

namespace {

gtp::Setup setup() {
  return {"1.2.3", {}, 7, reversi::Game()};
}

// What a client reads when it sends these lines.
std::string talk(const std::string& lines) {
  std::istringstream in(lines);
  std::ostringstream out;
  CHECK(gtp::serve(in, out, setup()));
  return out.str();
}

// The answer to a line alone, without the empty line after it.
std::string reply(const std::string& line) {
  std::string text = talk(line + "\n");
  REQUIRE(text.ends_with("\n\n"));
  return text.substr(0, text.size() - 2);
}

}  // namespace

TEST_CASE("an engine says who it is") {
  CHECK(talk("protocol_version\nname\nversion\n") == "= 2\n\n= reversi\n\n= 1.2.3\n\n");
  CHECK(talk("list_games\nset_game Othello\nset_game Go\nset_game\n") ==
        "= Othello\n\n=\n\n? unsupported game\n\n? syntax error\n\n");
}

TEST_CASE("an engine lists its commands, one a line, and knows each of them") {
  const std::string all =
      "protocol_version\nname\nversion\nknown_command\nlist_commands\nquit\nboardsize\n"
      "clear_board\nkomi\nplay\ngenmove\nreg_genmove\nundo\nfinal_score\nshowboard\nsetboard\n"
      "set_game\nlist_games\ntime_settings\ntime_left";
  CHECK(reply("list_commands") == "= " + all);
  std::istringstream names(all);
  for (std::string name; std::getline(names, name);) {
    CHECK(reply("known_command " + name) == "= true");
  }
  CHECK(reply("known_command loadsgf") == "= false");
  CHECK(reply("known_command Play") == "= false");
  CHECK(reply("known_command") == "? syntax error");
}

TEST_CASE("the number before a command comes back right after the sign") {
  CHECK(talk("1 name\n0 komi 0\n007 play x d3\n2147483647 version\n") ==
        "=1 reversi\n\n=0\n\n?007 syntax error\n\n=2147483647 1.2.3\n\n");
  CHECK(reply("12") == "?12 unknown command");
  CHECK(reply("2147483648 name") == "? unknown command");
  CHECK(reply("-1 name") == "? unknown command");
  CHECK(reply("1 2 name") == "?1 unknown command");
}

TEST_CASE("comments, control characters, tabs and empty lines are no part of a command") {
  CHECK(talk("# nothing\n\n \t \r\n\a\n") == "");
  CHECK(reply("name# of this program") == "= reversi");
  CHECK(reply("\t3\tname\r") == "=3 reversi");
  CHECK(reply("na\bm\x7f"
              "e" +
              std::string(1, '\0')) == "= reversi");
  CHECK(reply("  play \t b   d3  ") == "=");
}

TEST_CASE("a last line without its end is answered too") {
  CHECK(talk("5 name") == "=5 reversi\n\n");
  CHECK(talk("") == "");
}

TEST_CASE("quit is answered and ends the conversation") {
  CHECK(talk("9 quit\nname\n") == "=9\n\n");
  CHECK(talk("quit now\nname\n") == "? syntax error\n\n= reversi\n\n");
}

TEST_CASE("a line that makes no sense is refused and changes nothing") {
  CHECK(reply("Name") == "? unknown command");
  CHECK(reply("\xff\xfe d3") == "? unknown command");
  CHECK(reply("name me") == "? syntax error");
  CHECK(reply("play") == "? syntax error");
  CHECK(reply("play b") == "? syntax error");
  CHECK(reply("play b d3 c3") == "? syntax error");
  CHECK(reply("play black i9") == "? syntax error");
  CHECK(reply("play black d33") == "? syntax error");
  CHECK(reply("play red d3") == "? syntax error");
  CHECK(reply("play b resign") == "? syntax error");
  CHECK(reply("genmove") == "? syntax error");
  CHECK(reply("genmove d3") == "? syntax error");
  CHECK(reply("reg_genmove both") == "? syntax error");
}

TEST_CASE("a line without end fills no memory and is answered once") {
  CHECK(reply("name " + std::string(100000, 'x')) == "? syntax error");
  CHECK(reply(std::string(100000, 'x')) == "? unknown command");
}

TEST_CASE("the board has eight squares a side") {
  CHECK(reply("boardsize 8") == "=");
  for (const char* size : {"7", "9", "19", "08.5", "-8"}) {
    CHECK(reply(std::string("boardsize ") + size) == "? unacceptable size");
  }
  CHECK(reply("boardsize") == "? syntax error");
  CHECK(reply("boardsize eight") == "? syntax error");
  CHECK(reply("boardsize 8x") == "? syntax error");
}

TEST_CASE("komi and clocks are taken and have no effect") {
  CHECK(talk("komi 6.5\nkomi 0\nkomi -3\ntime_settings 300 0 0\ntime_left black 12 0\n"
             "time_left W 0 1\n") == "=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n");
  for (const char* line :
       {"komi", "komi six", "komi 1 2", "time_settings 300 0", "time_settings long 0 0",
        "time_left 12 0", "time_left red 12 0", "time_left black soon 0"}) {
    CHECK(reply(line) == "? syntax error");
  }
}

TEST_CASE("a side and a square are understood in any case") {
  CHECK(talk("play B D3\nplay White c3\nplay bLACK C4\nplay w E3\n") == "=\n\n=\n\n=\n\n=\n\n");
}

TEST_CASE("only legal moves are played, each side in its turn") {
  CHECK(talk("play b a1\nplay b d4\nplay w d3\nplay b pass\ngenmove w\nreg_genmove w\nplay b d3\n"
             "play b d3\nplay b c5\n") ==
        "? illegal move\n\n? illegal move\n\n? illegal move\n\n? illegal move\n\n"
        "? illegal move\n\n? illegal move\n\n=\n\n? illegal move\n\n? illegal move\n\n");
}

TEST_CASE("moves are taken back one by one, to the start and not beyond") {
  CHECK(talk("undo\nplay b d3\nplay w c3\nundo\nundo\nundo\nplay b f5\n") ==
        "? cannot undo\n\n=\n\n=\n\n=\n\n=\n\n? cannot undo\n\n=\n\n");
}

TEST_CASE("the board is shown with the side to move and the discs of both") {
  CHECK(talk("play b d3\n4 showboard\n") ==
        "=\n\n"
        "=4 White to move. Black (X) 4, White (O) 1\n"
        "  a b c d e f g h\n"
        "1 . . . . . . . .\n"
        "2 . . . . . . . .\n"
        "3 . . . X . . . .\n"
        "4 . . . X X . . .\n"
        "5 . . . X O . . .\n"
        "6 . . . . . . . .\n"
        "7 . . . . . . . .\n"
        "8 . . . . . . . .\n\n");
}

TEST_CASE("clear_board and boardsize begin anew, without a past") {
  const std::string start = reply("showboard");
  CHECK(start.starts_with("= Black to move. Black (X) 2, White (O) 2\n"));
  for (const char* anew : {"clear_board", "boardsize 8"}) {
    CHECK(talk("play b d3\n" + std::string(anew) + "\nundo\nshowboard\n") ==
          "=\n\n=\n\n? cannot undo\n\n" + start + "\n\n");
  }
}

TEST_CASE("a position is set up in the form of --position and has no past") {
  const std::string squares = "---------------------------XO------OX---------------------------";
  CHECK(talk("play b d3\nsetboard " + squares + " O\nundo\nplay w c4\n") ==
        "=\n\n=\n\n? cannot undo\n\n=\n\n");
  CHECK(talk("setboard " + squares + "X\nplay b c5\n") == "=\n\n=\n\n");
  for (const std::string& wrong : {std::string(), squares, squares + " ?", squares + "- X"}) {
    CHECK(reply("setboard " + wrong) == "? syntax error");
  }
}

TEST_CASE("a reader that is gone ends the conversation") {
  std::istringstream in("name\nname\n");
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  CHECK_FALSE(gtp::serve(in, out, setup()));
}

TEST_CASE("whatever the lines hold, every answer keeps to the form") {
  constexpr std::array pieces = {"play", "genmove",  "undo", "setboard", "known_command", "b", "w",
                                 "d3",   "c5",       "pass", "12",       "showboard",     "#", "\r",
                                 "\x01", "\xc3\xa4", "komi", "-",        "list_commands", "=", "?"};
  reversi::Random random(5);
  gtp::State state{setup()};
  for (int i = 0; i < 20000; ++i) {
    std::string line;
    for (auto words = random.below(5); words > 0; --words) {
      line += std::string(pieces[random.below(pieces.size())]) + " ";
    }
    const std::string text = answer(state, line);
    if (!text.empty()) {
      CHECK((text.front() == '=' || text.front() == '?'));
      CHECK(text.find("\n\n") == text.size() - 2);
    }
  }
}

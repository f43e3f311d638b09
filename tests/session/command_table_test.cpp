#include "session/command_table.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>

using namespace session;
using reversi::Square;

namespace {

std::optional<Command> key(char character) {
  const auto order = command_for({KeyName::character, static_cast<char32_t>(character)});
  return order ? std::optional(order->command) : std::nullopt;
}

Order words(std::string_view line) {
  return std::get<Order>(parse_command(line));
}

std::string refused(std::string_view line) {
  return std::get<UnknownInput>(parse_command(line)).text;
}

}  // namespace

TEST_CASE("letters a to h and digits 1 to 8 move the focus and are never commands") {
  for (int i = 0; i < 8; ++i) {
    const auto column = command_for({KeyName::character, U'a' + static_cast<char32_t>(i)});
    CHECK(column == Order{Command::to_column, std::nullopt, i});
    const auto row = command_for({KeyName::character, U'1' + static_cast<char32_t>(i)});
    CHECK(row == Order{Command::to_row, std::nullopt, i});
  }
}

TEST_CASE("every key of the table has exactly one command") {
  std::map<std::string, int> seen;
  for (const CommandInfo& row : commands()) {
    for (const KeyRange& keys : row.keys) {
      ++seen[to_string(keys)];
    }
  }
  CHECK(seen.size() > 35);
  for (const auto& entry : seen) {
    CAPTURE(entry.first);
    CHECK(entry.second == 1);
  }
}

TEST_CASE("every row of the table says what it does and how it is asked for") {
  for (const CommandInfo& row : commands()) {
    CAPTURE(row.help);
    CHECK_FALSE(row.help.empty());
    CHECK((!row.keys.empty() || !row.words.empty() || row.command == Command::again));
  }
}

TEST_CASE("Escape and p pause, Enter and Space place, brackets look back") {
  CHECK(command_for({KeyName::escape, 0})->command == Command::pause);
  CHECK(key('p') == Command::pause);
  CHECK(command_for({KeyName::enter, 0})->command == Command::place);
  CHECK(key(' ') == Command::place);
  CHECK(key('[') == Command::back);
  CHECK(key('<') == Command::back);
  CHECK(key(']') == Command::forward);
  CHECK(key('>') == Command::forward);
  CHECK(key('u') == Command::undo);
  CHECK(key('U') == Command::redo);
  CHECK_FALSE(key('x'));
  CHECK_FALSE(command_for({KeyName::character, 0x416}));
}

TEST_CASE("a line is read case-blind, with or without a slash, blanks around it ignored") {
  CHECK(words("D3") == Order{Command::place, Square::d3, std::nullopt});
  CHECK(words("  /w   A8 \r") == Order{Command::why, Square::a8, std::nullopt});
  CHECK(words("/ m") == Order{Command::moves, std::nullopt, std::nullopt});
  CHECK(words("") == Order{Command::again, std::nullopt, std::nullopt});
  CHECK(words("r 4") == Order{Command::read_row, std::nullopt, 3});
  CHECK(words("r D") == Order{Command::read_column, std::nullopt, 3});
  CHECK(words("t") == Order{Command::turns, std::nullopt, std::nullopt});
  CHECK(words("t 12") == Order{Command::turns, std::nullopt, 12});
  CHECK(words("v 0") == Order{Command::verbosity, std::nullopt, 0});
  CHECK(words("redo").command == Command::redo);
  CHECK(words("QUIT").command == Command::quit);
  CHECK(words("p").command == Command::discs);
  CHECK(words("n").command == Command::new_game);
  CHECK(words("y").command == Command::yes);
}

TEST_CASE("what is no command is given back, printable and cut") {
  CHECK(refused("z9") == "z9");
  CHECK(refused("nonsense") == "nonsense");
  CHECK(refused("v 3") == "v 3");
  CHECK(refused("r 9") == "r 9");
  CHECK(refused("t 0") == "t 0");
  CHECK(refused("w") == "w");
  CHECK(refused("d3 d4") == "d3 d4");
  CHECK(refused("/") == "/");
  CHECK(refused("\x1b[31mred") == "[31mred");
  CHECK(refused(std::string(1 << 20, 'x')) == std::string(40, 'x'));
  CHECK(refused("d3" + std::string(100, ' ') + "x").starts_with("d3 "));
}

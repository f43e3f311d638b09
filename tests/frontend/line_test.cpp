#include "frontend/line.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <string>

#include "support/session.hpp"

using session::Command;
using session::Event;
using session::Order;
using session::State;
namespace notice = session::notice;

namespace {

// The two ends of a pipe; what is written is small enough to fit into it.
class Pipe {
 public:
  Pipe() { REQUIRE(pipe(ends_.data()) == 0); }
  ~Pipe() {
    close_input();
    close_output();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  [[nodiscard]] int output() const { return ends_[0]; }
  [[nodiscard]] int input() const { return ends_[1]; }
  void put(const std::string& text) const {
    REQUIRE(write(ends_[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  std::string drain() {
    std::array<char, 4096> chunk{};
    fcntl(ends_[0], F_SETFL, O_NONBLOCK);
    const ssize_t got = read(ends_[0], chunk.data(), chunk.size());
    return got > 0 ? std::string(chunk.data(), static_cast<std::size_t>(got)) : "";
  }
  void close_input() { close_end(1); }
  void close_output() { close_end(0); }

 private:
  void close_end(std::size_t end) {
    if (ends_.at(end) >= 0) {
      close(ends_.at(end));
      ends_.at(end) = -1;
    }
  }

  std::array<int, 2> ends_{};
};

enum class Manner { pipe, terminal, json, strict };

// A person at a line-mode front-end, with a session behind it that answers when it is told to.
struct Table {
  explicit Table(session::PlayAs play_as = session::PlayAs::black, Manner manner = Manner::pipe)
      : line(frontend::make_line({typed.output(), said.input(), troubles.input(),
                                  manner == Manner::terminal, manner == Manner::json,
                                  manner == Manner::strict})),
        player(state(play_as)) {}

  static State state(session::PlayAs play_as) {
    State state = support::state_after("", play_as);
    state.settings.delay_ms = 0;
    state.settings.line_mode = true;
    return state;
  }
  std::string hear() {
    line->show(player.state);
    return said.drain();
  }
  // What is said after a line was typed, and after the computer has answered.
  std::string type(const std::string& text) {
    typed.put(text);
    for (const Event& event : line->read()) {
      player.give(event);
    }
    std::string heard = hear();
    player.answer();
    return heard + hear();
  }

  Pipe typed;
  Pipe said;
  Pipe troubles;
  std::unique_ptr<frontend::Frontend> line;
  support::Session player;
};

std::vector<Event> events_of(const std::string& input) {
  Pipe typed;
  Pipe said;
  const auto line = frontend::make_line({.input = typed.output(), .output = said.input()});
  typed.put(input);
  typed.close_input();
  std::vector<Event> events;
  while (events.empty() || !std::holds_alternative<session::EndAsked>(events.back())) {
    const auto next = line->read();
    CHECK(next.size() <= 1);
    events.insert(events.end(), next.begin(), next.end());
  }
  return events;
}

std::string unknown_text(const Event& event) {
  const auto* const unknown = std::get_if<session::UnknownInput>(&event);
  return unknown != nullptr ? unknown->text : "(a command)";
}

bool is_order(const Event& event, Command command) {
  const auto* const order = std::get_if<Order>(&event);
  return order != nullptr && order->command == command;
}

}  // namespace

TEST_CASE("on a pipe every answer ends in a full stop and a newline") {
  Table table;
  CHECK(table.hear() == "Reversi. You move first. h for help. Seed 1.\n4 moves, 2 to 2.\n");
  CHECK(table.type("m\n") == "4 moves: d3 c4 f5 e6.\n");
  CHECK(table.type("d4\n") == "d4 taken by computer.\n");
}

TEST_CASE("on a terminal the last line of an answer stays open") {
  Table table(session::PlayAs::black, Manner::terminal);
  CHECK(table.hear() == "Reversi. You move first. h for help. Seed 1.\n4 moves, 2 to 2: ");
  CHECK(table.type("m\n") == "4 moves: d3 c4 f5 e6: ");
  CHECK(table.type("w d3\n") == "d3 legal, flips 1.\nDown d4 to your d5: ");
}

TEST_CASE("an own move is told at once, the reply when it is there, each once") {
  Table table(session::PlayAs::black, Manner::terminal);
  static_cast<void>(table.hear());
  table.typed.put("d3\n");
  table.player.give(table.line->read().at(0));
  CHECK(table.hear() == "You d3, flips 1.\n");
  CHECK_FALSE(table.line->wants_input(table.player.state));
  table.player.give(session::Tick{session::Wake::slow, table.player.state.search->id});
  CHECK(table.hear().empty());
  table.player.answer();
  const std::string reply = table.hear();
  CHECK(reply.starts_with("Computer "));
  CHECK(reply.ends_with("to 3: "));
  CHECK(table.line->wants_input(table.player.state));
}

TEST_CASE("the same question is answered again, and an empty line tells the last news") {
  Table table;
  static_cast<void>(table.hear());
  const std::string turn = table.type("d3\n");
  CHECK(table.type("s\n") == table.type("s\n"));
  CHECK(table.type("\n") == turn);
}

TEST_CASE("the end of input closes the open line and says what becomes of the game") {
  Table table(session::PlayAs::black, Manner::terminal);
  static_cast<void>(table.hear());
  table.typed.close_input();
  table.player.give(table.line->read().at(0));
  CHECK(table.hear() == "\nGame left. You 2, computer 2.\n");
}

TEST_CASE("trouble with saving is said once, apart from the results") {
  Table table;
  static_cast<void>(table.hear());
  table.player.give(session::Saved{"No space left on device"});
  CHECK(table.type("s\n") == "You 2, computer 2, empty 60.\n");
  CHECK(table.troubles.drain() == "Not saved: No space left on device.\n");
  table.player.give(session::Saved{"No space left on device"});
  CHECK(table.type("s\n") == "You 2, computer 2, empty 60.\n");
  CHECK(table.troubles.drain().empty());
}

TEST_CASE("trouble with saving does not go on an open line") {
  Table table(session::PlayAs::black, Manner::terminal);
  static_cast<void>(table.hear());
  table.player.give(session::Saved{"No space left on device"});
  CHECK(table.hear().starts_with("\nReversi. "));
  CHECK(table.troubles.drain() == "Not saved: No space left on device.\n");
}

TEST_CASE("what is wrong with the saved game is said apart from the results") {
  Table table;
  table.player.state.load_trouble = "Saved game damaged.";
  CHECK(table.hear() == "Reversi. You move first. h for help. Seed 1.\n4 moves, 2 to 2.\n");
  CHECK(table.troubles.drain() == "Saved game damaged.\n");
}

TEST_CASE("with --strict the first refused line ends the input, and is named") {
  const std::pair<std::string, std::string> lines[] = {
      {"d4", "d4: d4 taken by computer."},
      {"a1", "a1: a1 not legal, flips nothing."},
      {"pass", "pass: You cannot pass: 4 moves: d3 c4 f5 e6."},
      {"u", "u: Nothing of yours to take back."},
      {"redo", "redo: Nothing to play again."},
      {"t 7", "t 7: No turn yet."},
      {"x9", "x9: Unknown: x9. h for help."},
      {"y", "y: Unknown: y. h for help."},
      {"\x1b[31m", "?[31m: Unknown: [31m. h for help."}};
  for (const auto& entry : lines) {
    const auto& [line, why] = entry;
    CAPTURE(entry.first);
    Table table(session::PlayAs::black, Manner::strict);
    static_cast<void>(table.hear());
    CHECK_FALSE(table.type("s\n").empty());
    CHECK_FALSE(table.line->refusal());
    CHECK(table.type(line + '\n').empty());
    CHECK(table.line->refusal() == "line 2, " + why);
    CHECK(table.line->has_buffered());
    CHECK(table.line->wants_input(table.player.state));
    CHECK(std::holds_alternative<session::EndAsked>(table.line->read().at(0)));
  }
}

TEST_CASE("with --strict a question is answered by y or n") {
  Table table(session::PlayAs::black, Manner::strict);
  static_cast<void>(table.hear());
  static_cast<void>(table.type("d3\n"));
  const std::string question =
      "New game. You play black.\n"
      "Level house: takes a corner if it can, otherwise the move that flips most.\n"
      "This replaces only the saved game. y or n.\n";
  CHECK(table.type("n\n") == question);
  CHECK_FALSE(table.type("n\n").empty());
  CHECK(table.type("n\n") == question);
  CHECK(table.type("d3\n").empty());
  CHECK(
      table.line->refusal() ==
      "line 5, d3: New game. You play black. Level house: takes a corner if it can, otherwise the "
      "move that flips most. This replaces only the saved game. y or n.");
}

TEST_CASE("without --strict a refused line is answered and the input goes on") {
  Table table;
  static_cast<void>(table.hear());
  CHECK(table.type("a1\n") == "a1 not legal, flips nothing.\n");
  CHECK_FALSE(table.line->refusal());
  CHECK(table.type("m\n") == "4 moves: d3 c4 f5 e6.\n");
}

TEST_CASE("a game between computers reads no input and ends with the result") {
  Table table(session::PlayAs::none);
  CHECK_FALSE(table.line->wants_input(table.player.state));
  std::string heard = table.hear();
  while (!table.player.state.quitting) {
    table.player.give(table.player.thought());
    heard += table.hear();
  }
  CHECK(heard.starts_with("Reversi. Two computers: black level house, white level house.\n"));
  const std::string last = heard.substr(heard.rfind('\n', heard.size() - 2) + 1);
  CHECK(last.find("Game over. ") != std::string::npos);
  const auto turns = std::ranges::count(heard, '\n') - 2;
  CHECK(turns == static_cast<long>(table.player.state.game.plies().size()));
}

TEST_CASE("a line is read however it ends, one event at a time") {
  const auto events = events_of("m\r\n\nS\n/l");
  REQUIRE(events.size() == 5);
  CHECK(is_order(events[0], Command::moves));
  CHECK(is_order(events[1], Command::again));
  CHECK(is_order(events[2], Command::score));
  CHECK(is_order(events[3], Command::last_turn));
}

TEST_CASE("bytes that are no text are refused by their printable part") {
  const auto events = events_of(std::string("\x1b[31mred\n\xff\xfe\n") + '\0' + "\nm\n");
  REQUIRE(events.size() == 5);
  CHECK(unknown_text(events[0]) == "[31mred");
  CHECK(unknown_text(events[1]).empty());
  CHECK(unknown_text(events[2]).empty());
  CHECK(is_order(events[3], Command::moves));
}

TEST_CASE("a line of a mebibyte and more is refused as one") {
  constexpr std::size_t chunk = 4096;
  Pipe typed;
  Pipe said;
  const auto line = frontend::make_line({.input = typed.output(), .output = said.input()});
  const auto feed = [&](const std::string& text) {
    typed.put(text);
    return line->read();
  };
  std::vector<Event> events;
  for (std::size_t sent = 0; sent < 3 * (std::size_t{1} << 20); sent += chunk) {
    for (const Event& event : feed(std::string(chunk, 'x'))) {
      events.push_back(event);
    }
  }
  for (const Event& event : feed("\nm\n")) {
    events.push_back(event);
  }
  REQUIRE(events.size() == 2);
  CHECK(unknown_text(events[0]) == std::string(40, 'x'));
  CHECK(is_order(events[1], Command::moves));
}

TEST_CASE("a reader that goes away ends the game quietly") {
  std::signal(SIGPIPE, SIG_IGN);
  Table table;
  table.said.close_output();
  table.line->show(table.player.state);
  CHECK(table.line->has_buffered());
  CHECK(table.line->wants_input(table.player.state));
  CHECK(std::holds_alternative<session::EndAsked>(table.line->read().at(0)));
  CHECK_FALSE(table.line->trouble());
}

TEST_CASE("output that cannot be written is reported") {
  const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  if (full < 0) {
    MESSAGE("skipped: there is no /dev/full");
    return;
  }
  Pipe typed;
  const auto line = frontend::make_line({.input = typed.output(), .output = full});
  line->show(support::Session(Table::state(session::PlayAs::black)).state);
  CHECK(line->trouble() == "No space left on device");
  CHECK(std::holds_alternative<session::EndAsked>(line->read().at(0)));
  close(full);
}

#include "frontend/key_input.hpp"

#include <doctest/doctest.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <string_view>

#include "session/command_table.hpp"

namespace {

using session::Command;

// A line to read keys from whose other end the test holds.
class Line {
 public:
  Line() { REQUIRE(pipe(ends_.data()) == 0); }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() {
    hang_up();
    close(ends_[0]);
  }

  [[nodiscard]] int descriptor() const { return ends_[0]; }
  void send(std::string_view bytes) const {
    REQUIRE(write(ends_[1], bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  }
  void hang_up() {
    if (ends_[1] >= 0) {
      close(ends_[1]);
    }
    ends_[1] = -1;
  }

 private:
  std::array<int, 2> ends_{-1, -1};
};

std::vector<Command> commands(const std::vector<session::Event>& events) {
  std::vector<Command> found;
  for (const session::Event& event : events) {
    const auto* const key = std::get_if<session::Key>(&event);
    if (const auto order = key != nullptr ? session::command_for(*key) : std::nullopt) {
      found.push_back(order->command);
    }
  }
  return found;
}

bool ends(const std::vector<session::Event>& events) {
  return !events.empty() && std::holds_alternative<session::EndAsked>(events.back());
}

}  // namespace

TEST_CASE("keys are read in their order, all that wait at once") {
  const Line line;
  frontend::KeyInput keys(line.descriptor());
  CHECK(keys.read().empty());
  line.send("\x1b[A\x1bOD\r\x1b[Z#");
  CHECK(commands(keys.read()) ==
        std::vector{Command::up, Command::left, Command::place, Command::previous_legal});
  CHECK(keys.read_within() == -1);
  CHECK(keys.read().empty());
}

TEST_CASE("a lone Escape pauses once its time has passed") {
  const Line line;
  frontend::KeyInput keys(line.descriptor());
  line.send("\x1b");
  CHECK(keys.read().empty());
  CHECK(keys.read_within() > 0);
  CHECK(keys.read_within() <= 25);
  while (keys.read_within() > 0) {
    poll(nullptr, 0, keys.read_within());
  }
  CHECK(commands(keys.read()) == std::vector{Command::pause});
}

TEST_CASE("the window's loss of focus is an event of its own") {
  const Line line;
  frontend::KeyInput keys(line.descriptor());
  line.send("\x1b[O\x1b[I");
  const auto events = keys.read();
  REQUIRE(events.size() == 1);
  CHECK(std::holds_alternative<session::LeftAlone>(events.front()));
}

TEST_CASE("the end of the line is told after the keys before it") {
  Line line;
  frontend::KeyInput keys(line.descriptor());
  line.send("j");
  line.hang_up();
  const auto events = keys.read();
  CHECK(commands(events) == std::vector{Command::next_legal});
  CHECK(ends(events));
}

TEST_CASE("a descriptor that is not open is the end") {
  frontend::KeyInput closed(1000);
  CHECK(ends(closed.read()));
}

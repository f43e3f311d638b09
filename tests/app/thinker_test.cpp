#include "app/thinker.hpp"

#include <doctest/doctest.h>
#include <poll.h>

#include <variant>

using app::Inbox;
using app::Thinker;

namespace {

constexpr int patience_ms = 20000;

session::Thought wait_for_thought(Inbox& inbox) {
  for (;;) {
    pollfd on = {inbox.descriptor(), POLLIN, 0};
    REQUIRE(poll(&on, 1, patience_ms) == 1);
    for (const session::Event& event : inbox.take()) {
      return std::get<session::Thought>(event);
    }
  }
}

}  // namespace

TEST_CASE("an answer carries the number of its request and is the level's own choice") {
  Inbox inbox;
  Thinker thinker(inbox);
  thinker.think({41, {}, engine::Level::house, 5});
  const auto thought = wait_for_thought(inbox);
  CHECK(thought.id == 41);
  CHECK(thought.choice == engine::choose_move({}, engine::Level::house, 5, {}));
}

TEST_CASE("the latest request wins") {
  Inbox inbox;
  Thinker thinker(inbox);
  for (session::RequestId id = 1; id <= 50; ++id) {
    thinker.think({id, {}, engine::Level::level_9, 5});
  }
  session::RequestId last = 0;
  while (last != 50) {
    last = wait_for_thought(inbox).id;
  }
  CHECK(last == 50);
}

TEST_CASE("ending while a search is under way does not wait for it") {
  Inbox inbox;
  Thinker thinker(inbox);
  thinker.think({1, {}, engine::Level::level_9, 5});
}

TEST_CASE("a quiet inbox gives nothing") {
  Inbox inbox;
  CHECK(inbox.take().empty());
}

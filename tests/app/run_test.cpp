#include "app/run.hpp"

#include <doctest/doctest.h>

#include <csignal>

#include "support/script.hpp"
#include "support/session.hpp"

using reversi::Square;
using session::Command;
using session::Event;
using session::Order;
using support::Script;

namespace {

Event place(Square square) {
  return Order{Command::place, square, std::nullopt};
}

session::State quick_state() {
  session::State state = support::state_after("");
  state.settings.delay_ms = 0;
  return state;
}

}  // namespace

TEST_CASE("a script plays, the worker answers, and the end of input ends it") {
  app::Signals signals(false);
  Script script({place(Square::d3), place(Square::a1)});
  const auto outcome = app::run(script, quick_state(), nullptr, signals);
  CHECK(outcome.saved);
  CHECK(outcome.state.game.plies().size() == 2);
  CHECK(std::holds_alternative<session::notice::Refused>(
      script.shown[script.shown.size() - 2].notice));
}

TEST_CASE("two computers play a whole game through the loop") {
  session::State state = quick_state();
  state.settings.players = session::seated(session::PlayAs::none);
  state.settings.line_mode = true;
  app::Signals signals(false);
  Script script({});
  const auto outcome = app::run(script, state, nullptr, signals);
  CHECK(outcome.state.game.over());
}

TEST_CASE("a signal to end ends it") {
  app::Signals signals(false);
  class Waiting : public Script {
   public:
    Waiting() : Script({}) {}
    [[nodiscard]] bool has_buffered() const override { return false; }
  } waiting;
  std::raise(SIGTERM);
  CHECK(app::run(waiting, quick_state(), nullptr, signals).state.quitting);
}

TEST_CASE("equal signals in a row are taken as one") {
  app::Signals signals(true);
  std::raise(SIGWINCH);
  std::raise(SIGWINCH);
  std::raise(SIGCONT);
  CHECK(signals.take() == std::vector{app::Signal::resized, app::Signal::continued});
  CHECK(signals.take().empty());
}

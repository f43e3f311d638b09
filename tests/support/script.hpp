#pragma once

#include <deque>
#include <utility>
#include <vector>

#include "frontend/frontend.hpp"

namespace support {

/// A front-end that types a script, one event each time it is asked, then ends, and keeps every
/// state it was shown.
class Script : public frontend::Frontend {
 public:
  explicit Script(std::deque<session::Event> events) : events_(std::move(events)) {}

  void show(const session::State& state) override { shown.push_back(state); }
  [[nodiscard]] bool wants_input(const session::State& state) const override {
    return !state.search;
  }
  [[nodiscard]] int descriptor() const override { return -1; }
  [[nodiscard]] bool has_buffered() const override { return true; }
  [[nodiscard]] std::vector<session::Event> read() override {
    if (events_.empty()) {
      return {session::EndAsked{}};
    }
    const session::Event event = events_.front();
    events_.pop_front();
    return {event};
  }

  std::vector<session::State> shown;

 private:
  std::deque<session::Event> events_;
};

}  // namespace support

#include "frontend/key_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <variant>

namespace frontend {

namespace {

using Clock = std::chrono::steady_clock;

// What is read at a time is bounded, so that a flood does not keep the screen from being drawn.
constexpr int most_reads = 16;

bool readable(int descriptor) {
  pollfd wanted{descriptor, POLLIN, 0};
  return poll(&wanted, 1, 0) > 0;
}

}  // namespace

std::vector<session::Event> KeyInput::read(std::optional<int> page_end) {
  std::vector<session::Event> events;
  bool arrived = false;
  for (int reads = 0; reads < most_reads && readable(descriptor_); ++reads) {
    std::array<char, 4096> bytes;
    const ssize_t count = ::read(descriptor_, bytes.data(), bytes.size());
    if (count > 0) {
      arrived = true;
      take(decoder_.feed({bytes.data(), static_cast<std::size_t>(count)}), page_end, events);
    } else if (count == 0 || errno != EINTR) {
      events.emplace_back(session::EndAsked{});
      return events;
    }
  }
  if (!arrived && read_within() == 0) {
    take(decoder_.expire(), page_end, events);
  }
  return events;
}

int KeyInput::read_within() const {
  if (decoder_.patience() < 0) {
    return -1;
  }
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(due_ - Clock::now());
  return std::max(static_cast<int>(left.count()), 0);
}

void KeyInput::take(const std::vector<Input>& inputs, std::optional<int> page_end,
                    std::vector<session::Event>& events) {
  due_ = Clock::now() + std::chrono::milliseconds(decoder_.patience());
  for (const Input& input : inputs) {
    if (const auto* key = std::get_if<session::Key>(&input)) {
      if (page_end) {
        events.emplace_back(session::PageEnd{*page_end});
      }
      events.emplace_back(*key);
    } else {
      events.emplace_back(session::LeftAlone{});
    }
  }
}

}  // namespace frontend

#pragma once

#include <mutex>
#include <vector>

#include "session/event.hpp"

namespace app {

/// Events from other threads, with a descriptor that is readable while some wait.
class Inbox {
 public:
  /// Throws std::system_error when the system has no descriptor left.
  Inbox();
  ~Inbox();
  Inbox(const Inbox&) = delete;
  Inbox& operator=(const Inbox&) = delete;

  /// Adds an event and wakes whoever waits; callable from any thread.
  void push(session::Event event);
  /// All events so far, oldest first; the descriptor is quiet afterwards.
  [[nodiscard]] std::vector<session::Event> take();
  /// The descriptor to wait on for reading.
  [[nodiscard]] int descriptor() const { return descriptor_; }

 private:
  std::mutex mutex_;
  std::vector<session::Event> events_;
  int descriptor_;
};

}  // namespace app

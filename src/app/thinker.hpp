#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "app/inbox.hpp"
#include "session/effect.hpp"

namespace app {

/// One worker thread that searches; the latest request wins. It is started by the first request
/// and takes no signals. Answers go to the inbox as session::Thought.
class Thinker {
 public:
  /// The inbox must outlive the thinker.
  explicit Thinker(Inbox& inbox) : inbox_(inbox) {}
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  /// Drops what is under way and searches this.
  void think(const session::Think& request);
  /// Drops what is under way; an answer already in the inbox stays there.
  void stop();

 private:
  void start();
  void work(const std::stop_token& ended);
  [[nodiscard]] std::optional<session::Think> next(const std::stop_token& ended,
                                                   std::stop_token& search);

  Inbox& inbox_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<session::Think> request_;
  std::stop_source search_{std::nostopstate};
  std::jthread worker_;
};

}  // namespace app

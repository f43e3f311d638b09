#include "app/thinker.hpp"

#include <csignal>
#include <utility>

#include "engine/engine.hpp"

namespace app {

Thinker::~Thinker() {
  stop();
}

void Thinker::think(const session::Think& request) {
  {
    const std::scoped_lock lock(mutex_);
    search_.request_stop();
    search_ = std::stop_source();
    request_ = request;
  }
  if (!worker_.joinable()) {
    start();
  }
  wake_.notify_one();
}

void Thinker::stop() {
  const std::scoped_lock lock(mutex_);
  search_.request_stop();
  request_.reset();
}

// A thread inherits the mask of its parent: signals stay with the main thread.
void Thinker::start() {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  worker_ = std::jthread([this](const std::stop_token& ended) { work(ended); });
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void Thinker::work(const std::stop_token& ended) {
  engine::Engine engine;
  std::stop_token search;
  while (const auto request = next(ended, search)) {
    const auto choice = engine.choose(request->position, request->level, request->seed, search);
    if (!search.stop_requested()) {
      inbox_.push(session::Thought{request->id, choice});
    }
  }
}

std::optional<session::Think> Thinker::next(const std::stop_token& ended, std::stop_token& search) {
  std::unique_lock lock(mutex_);
  if (!wake_.wait(lock, ended, [&] { return request_.has_value(); })) {
    return std::nullopt;
  }
  search = search_.get_token();
  return std::exchange(request_, std::nullopt);
}

}  // namespace app

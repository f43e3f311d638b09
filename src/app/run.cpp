#include "app/run.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "app/inbox.hpp"
#include "app/thinker.hpp"
#include "session/update.hpp"

namespace app {

namespace {

using Clock = std::chrono::steady_clock;

struct Timer {
  Clock::time_point due;
  session::Tick tick;
};

class Loop {
 public:
  Loop(frontend::Frontend& frontend, store::Store* store, Signals& signals)
      : frontend_(frontend), store_(store), signals_(signals), thinker_(inbox_) {}

  Outcome run(session::State state) {
    take(session::begin(std::move(state)));
    handle(frontend_.resize());  // the window may be too small from the start
    show_first();
    for (;;) {
      settle_save();
      frontend_.show(state_);
      if (quit_) {
        return {std::move(state_), saved_};
      }
      wait();
      for (const session::Event& event : due_ticks()) {
        handle(event);
      }
      for (const session::Event& event : inbox_.take()) {
        handle(event);
      }
      handle_signals();
      handle_input();
    }
  }

 private:
  enum class SaveWork { none, save, remove };

  // In a game that has just begun nothing can be lost yet: the first picture need not wait for the
  // disk.
  void show_first() {
    if (!quit_ && !session::unfinished(state_)) {
      frontend_.show(state_);
    }
  }

  void handle(const session::Event& event) { take(session::update(std::move(state_), event)); }

  void take(session::Step step) {
    state_ = std::move(step.state);
    for (const session::Effect& effect : step.effects) {
      std::visit([&](const auto& asked) { perform(asked); }, effect);
    }
    std::erase_if(timers_,
                  [&](const Timer& timer) { return !session::awaits(state_, timer.tick); });
  }

  void perform(const session::Think& think) { thinker_.think(think); }
  void perform(const session::StopThinking& /*effect*/) { thinker_.stop(); }
  void perform(const session::Save& /*effect*/) { save_work_ = SaveWork::save; }
  void perform(const session::RemoveSave& /*effect*/) { save_work_ = SaveWork::remove; }
  void perform(const session::WakeAfter& wake) {
    timers_.push_back(
        {Clock::now() + std::chrono::milliseconds(wake.milliseconds), {wake.wake, wake.id}});
  }
  void perform(const session::Redraw& /*effect*/) { frontend_.redraw(); }
  void perform(const session::Suspend& /*effect*/) {
    settle_save();
    frontend_.suspend();
    handle(frontend_.resize());
  }
  void perform(const session::Quit& /*effect*/) { quit_ = true; }

  // Shown means saved: this comes before every show. Several changes at once are one save.
  void settle_save() {
    const SaveWork work = std::exchange(save_work_, SaveWork::none);
    if (work == SaveWork::none || store_ == nullptr) {
      return;
    }
    auto trouble = work == SaveWork::save
                       ? store_->save({state_.settings.players, state_.settings.seed, state_.game})
                       : store_->remove();
    saved_ = !trouble;
    handle(session::Saved{std::move(trouble)});
  }

  void wait() {
    const bool wanted = frontend_.wants_input(state_);
    std::array<pollfd, 3> on = {{{signals_.descriptor(), POLLIN, 0},
                                 {inbox_.descriptor(), POLLIN, 0},
                                 {wanted ? frontend_.descriptor() : -1, POLLIN, 0}}};
    const bool at_once = wanted && frontend_.has_buffered();
    const int ready = poll(on.data(), on.size(), at_once ? 0 : timeout());
    input_due_ = wanted && (at_once || ready <= 0 || on[2].revents != 0);
  }

  [[nodiscard]] int timeout() const {
    int least = frontend_.read_within();
    for (const Timer& timer : timers_) {
      const auto left =
          std::chrono::ceil<std::chrono::milliseconds>(timer.due - Clock::now()).count();
      const int ms = static_cast<int>(std::max<decltype(left)>(left, 0));
      least = least < 0 ? ms : std::min(least, ms);
    }
    return least;
  }

  [[nodiscard]] std::vector<session::Event> due_ticks() {
    std::vector<session::Event> ticks;
    const Clock::time_point now = Clock::now();
    for (const Timer& timer : timers_) {
      if (timer.due <= now) {
        ticks.emplace_back(timer.tick);
      }
    }
    std::erase_if(timers_, [&](const Timer& timer) { return timer.due <= now; });
    return ticks;
  }

  void handle_signals() {
    for (const Signal signal : signals_.take()) {
      switch (signal) {
        case Signal::end:
          handle(session::EndAsked{});
          break;
        case Signal::suspend:
          handle(session::SuspendAsked{});
          break;
        case Signal::continued:
          frontend_.continued();
          handle(session::LeftAlone{});
          handle(frontend_.resize());
          break;
        case Signal::resized:
          handle(frontend_.resize());
          break;
      }
    }
  }

  void handle_input() {
    if (!input_due_ || quit_) {
      return;
    }
    for (const session::Event& event : frontend_.read()) {
      handle(event);
    }
  }

  frontend::Frontend& frontend_;
  store::Store* store_;
  Signals& signals_;
  Inbox inbox_;
  Thinker thinker_;
  session::State state_;
  std::vector<Timer> timers_;
  SaveWork save_work_ = SaveWork::none;
  bool input_due_ = false;
  bool saved_ = true;
  bool quit_ = false;
};

}  // namespace

Outcome run(frontend::Frontend& frontend, session::State state, store::Store* store,
            Signals& signals) {
  return Loop(frontend, store, signals).run(std::move(state));
}

}  // namespace app

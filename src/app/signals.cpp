#include "app/signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

#include "frontend/terminal_modes.hpp"

namespace app {

namespace {

constexpr unsigned patience_seconds = 2;
constexpr std::array<int, 4> ending = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
constexpr std::array<int, 3> of_the_screen = {SIGTSTP, SIGCONT, SIGWINCH};

// Handlers have nothing but what is global; this is written before any handler is installed.
volatile std::sig_atomic_t pipe_descriptor = -1;

Signal meaning(int number) {
  switch (number) {
    case SIGTSTP:
      return Signal::suspend;
    case SIGCONT:
      return Signal::continued;
    case SIGWINCH:
      return Signal::resized;
    default:
      return Signal::end;
  }
}

void on_signal(int number) {
  const int error = errno;
  const Signal signal = meaning(number);
  if (signal == Signal::end) {
    alarm(patience_seconds);
  }
  const char byte = static_cast<char>(signal);
  static_cast<void>(!write(pipe_descriptor, &byte, 1));
  errno = error;
}

void on_alarm(int /*number*/) {
  frontend::give_back_terminal();
  constexpr int killed_by_term = 128 + SIGTERM;
  _exit(killed_by_term);
}

void install(int number, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigfillset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(number, &action, nullptr);
}

bool ignored(int number) {
  struct sigaction action = {};
  sigaction(number, nullptr, &action);
  return action.sa_handler == SIG_IGN;
}

void install_unless_ignored(int number) {
  if (!ignored(number)) {
    install(number, on_signal);
  }
}

}  // namespace

Signals::Signals(bool full_screen) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
    throw std::system_error(errno, std::generic_category(), "pipe");
  }
  read_end_ = ends[0];
  write_end_ = ends[1];
  pipe_descriptor = write_end_;
  install(SIGALRM, on_alarm);
  for (const int number : ending) {
    install_unless_ignored(number);
  }
  if (full_screen) {
    for (const int number : of_the_screen) {
      install(number, on_signal);
    }
  }
}

Signals::~Signals() {
  alarm(0);
  for (const int number : ending) {
    if (!ignored(number)) {
      install(number, SIG_DFL);
    }
  }
  for (const int number : of_the_screen) {
    install(number, SIG_DFL);
  }
  pipe_descriptor = -1;
  close(write_end_);
  close(read_end_);
}

std::vector<Signal> Signals::take() {
  std::vector<Signal> signals;
  std::array<char, 64> bytes{};
  for (ssize_t n = 0; (n = read(read_end_, bytes.data(), bytes.size())) > 0;) {
    for (ssize_t i = 0; i < n; ++i) {
      const auto signal = static_cast<Signal>(bytes[static_cast<std::size_t>(i)]);
      if (signals.empty() || signals.back() != signal) {
        signals.push_back(signal);
      }
    }
  }
  return signals;
}

}  // namespace app

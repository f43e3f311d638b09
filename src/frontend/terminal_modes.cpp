#include "frontend/terminal_modes.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <exception>

namespace frontend {

namespace {

constexpr screen::Size largest = {500, 1000};
constexpr std::array crash_signals = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

// What a signal handler needs: it can be handed nothing, hence the one changing global.
struct Found {
  volatile std::sig_atomic_t armed = 0;
  int descriptor = -1;
  termios modes{};
  std::array<char, 255> undo{};
  std::size_t undo_length = 0;
};

Found found;

void crashed(int signal) {
  give_back_terminal();
  raise(signal);  // SA_RESETHAND: this time with the default action
}

void terminated() {
  give_back_terminal();
  std::abort();
}

void catch_crashes() {
  struct sigaction action {};
  action.sa_handler = crashed;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : crash_signals) {
    sigaction(signal, &action, nullptr);
  }
  std::set_terminate(terminated);
}

// Sets a signal to its default action while it lives.
class DefaultAction {
 public:
  explicit DefaultAction(int signal) : signal_(signal) {
    struct sigaction action {};
    action.sa_handler = SIG_DFL;
    sigaction(signal_, &action, &ours_);
  }
  DefaultAction(const DefaultAction&) = delete;
  DefaultAction& operator=(const DefaultAction&) = delete;
  ~DefaultAction() { sigaction(signal_, &ours_, nullptr); }

 private:
  int signal_;
  struct sigaction ours_ {};
};

}  // namespace

TerminalModes::TerminalModes(int descriptor) : descriptor_(descriptor) {
  found.descriptor = descriptor;
  found.undo_length = 0;
  found.armed = tcgetattr(descriptor, &found.modes) == 0 ? 1 : 0;
  catch_crashes();
}

TerminalModes::~TerminalModes() {
  if (found.armed != 0) {
    tcsetattr(descriptor_, TCSANOW, &found.modes);
  }
  found.armed = 0;
}

void TerminalModes::undo_with(std::string_view text) {
  found.undo_length = text.copy(found.undo.data(), found.undo.size());
}

void TerminalModes::send_keys_plainly() const {
  termios modes{};
  if (tcgetattr(descriptor_, &modes) == 0) {
    modes.c_iflag &= ~static_cast<tcflag_t>(IXON | IXOFF);
    modes.c_lflag &= ~static_cast<tcflag_t>(IEXTEN);
    tcsetattr(descriptor_, TCSADRAIN, &modes);
  }
}

void give_back_terminal() noexcept {
  if (found.armed == 0) {
    return;
  }
  found.armed = 0;
  const int error = errno;
  const int flags = fcntl(found.descriptor, F_GETFL);
  fcntl(found.descriptor, F_SETFL, flags | O_NONBLOCK);
  // Nothing more can be done where this fails.
  [[maybe_unused]] const ssize_t written =
      write(found.descriptor, found.undo.data(), found.undo_length);
  fcntl(found.descriptor, F_SETFL, flags);
  tcsetattr(found.descriptor, TCSANOW, &found.modes);
  errno = error;
}

void stop_until_continued() {
  const DefaultAction stop(SIGTSTP);
  const DefaultAction go_on(SIGCONT);  // we know that we went on; nobody need be told again
  raise(SIGTSTP);
}

screen::Size window_size(int descriptor) {
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) {
    return {24, 80};
  }
  return {std::min<int>(size.ws_row, largest.rows), std::min<int>(size.ws_col, largest.columns)};
}

void write_text(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return;
    }
  }
}

}  // namespace frontend

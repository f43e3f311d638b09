#pragma once

#include <cstdint>
#include <vector>

namespace app {

/// What a signal asks for.
enum class Signal : std::uint8_t {
  end,        ///< TERM, HUP, INT, QUIT
  suspend,    ///< TSTP, full screen only
  continued,  ///< CONT, full screen only
  resized,    ///< WINCH, full screen only
};

/// Turns signals into bytes of a pipe while it lives. A signal that asks for the end also starts a
/// two-second alarm, whose handler puts the terminal's modes back and ends the process: by then
/// output is stuck, and nothing is lost because what was shown has been saved.
/// At most one of these may live at a time: signal handlers belong to the process.
class Signals {
 public:
  /// Remembers the terminal's modes as they are now. Signals that were ignored stay ignored.
  /// Throws std::system_error when the system has no descriptor left.
  explicit Signals(bool full_screen);
  ~Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

  /// The descriptor to wait on for reading.
  [[nodiscard]] int descriptor() const { return read_end_; }
  /// What has arrived since the last call, in order, equal neighbours once.
  [[nodiscard]] std::vector<Signal> take();

 private:
  int read_end_ = -1;
  int write_end_ = -1;
};

}  // namespace app

#pragma once

#include <string_view>

#include "screen/frame.hpp"

namespace frontend {

/// The modes of a terminal line as they were found, given back when this ends. There is one at a
/// time: while it lives, a crash gives the terminal back as well.
class TerminalModes {
 public:
  /// Remembers the modes of the terminal on `descriptor`; nothing is changed yet.
  explicit TerminalModes(int descriptor);
  TerminalModes(const TerminalModes&) = delete;
  TerminalModes& operator=(const TerminalModes&) = delete;
  ~TerminalModes();

  /// The text that undoes on the screen what the program did to it, for a crash; cut to 255 bytes.
  void undo_with(std::string_view text);
  /// Keys arrive as typed: no flow control, no quoting character. Signals keep their keys.
  void send_keys_plainly() const;

 private:
  int descriptor_;
};

/// Gives the terminal back at once, as far as it takes bytes without waiting; at most once, and
/// nothing happens when no TerminalModes lives. For signal handlers and for std::terminate.
void give_back_terminal() noexcept;

/// Stops the process as Ctrl-Z stops any, until it is continued; returns at once where no shell
/// could continue it. The SIGCONT is kept from the program's own handler.
void stop_until_continued();

/// The size of the terminal's window, brought into what curses can bear: 1x1 to 500x1000, and
/// 24x80 where it is not known.
[[nodiscard]] screen::Size window_size(int descriptor);

/// Writes all of a text to a terminal; gives up on an error.
void write_text(int descriptor, std::string_view text);

}  // namespace frontend

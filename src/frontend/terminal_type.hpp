#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace frontend {

/// Why a full screen cannot be shown on the terminal type that TERM names, as a sentence: it is not
/// known, or it cannot move its cursor. Nothing when it can.
[[nodiscard]] std::optional<std::string> terminal_type_trouble();

/// What switches focus reports and bracketed paste on and off.
struct Reports {
  std::string_view on;
  std::string_view off;
};

/// The reports of a terminal type; empty for one that neither understands nor surely ignores the
/// private modes: the Linux console, the DEC and ANSI terminals, or none (nullptr).
[[nodiscard]] Reports reports_of(const char* type);

/// What undoes on the terminal curses has taken all that curses did to it, and goes to a new line.
[[nodiscard]] std::string undoing_text(bool alternate_screen);

/// Where the terminal resets its colours together with its attributes, makes curses do that in
/// three bytes instead of fourteen.
void shorten_reset();

}  // namespace frontend

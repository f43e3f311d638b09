#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace frontend {

/// Why a full screen cannot be shown on the terminal type that TERM names, as a sentence: it is not
/// known, or it cannot move its cursor. Nothing when it can.
[[nodiscard]] std::optional<std::string> terminal_type_trouble();

/// Whether a terminal of that type understands the private modes for focus reports and bracketed
/// paste, or at least ignores them: not the Linux console, nor the DEC and ANSI terminals.
[[nodiscard]] bool knows_private_modes(std::string_view type);

/// A string of the terminal curses has taken, such as "rmcup", without padding; empty where the
/// terminal has none.
[[nodiscard]] std::string terminal_string(const char* name);

/// Where the terminal resets its colours together with its attributes, makes curses do that in
/// three bytes instead of fourteen.
void shorten_reset();

}  // namespace frontend

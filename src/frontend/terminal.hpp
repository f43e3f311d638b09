#pragma once

#include <memory>
#include <string>
#include <variant>

#include "frontend/frontend.hpp"

namespace frontend {

/// How the full screen is to be drawn.
struct TerminalOptions {
  bool color = true;   ///< colours where the terminal has them
  bool ascii = false;  ///< no character outside ASCII; by itself where the locale lacks UTF-8
  bool screen_reader = false;  ///< no colour, no alternate screen
  bool speech = false;         ///< with screen_reader: each message in another row than the last
};

/// Takes the terminal on standard input and output, full screen. The terminal is given back when
/// the front-end is destroyed. On failure a sentence that says why: the terminal type is not
/// known, or it cannot move its cursor; the terminal is then as it was found.
[[nodiscard]] std::variant<std::unique_ptr<Frontend>, std::string> open_terminal(
    const TerminalOptions& options);

}  // namespace frontend

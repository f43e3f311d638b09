#pragma once

#include "session/state.hpp"

namespace session {

/// Moves the focus where the order says, an edge stops it, and says what is there; false, and
/// nothing is done, for an order that is not about the focus.
[[nodiscard]] bool move_focus(State& state, const Order& order);

/// Whether the command moves the focus.
[[nodiscard]] bool is_focus_command(Command command);

/// Scrolls help; false, and nothing is done, for a command that does not.
[[nodiscard]] bool scroll_help(State& state, Command command);

}  // namespace session

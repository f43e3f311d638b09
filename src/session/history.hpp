#pragma once

#include "session/step.hpp"

namespace session {

/// Takes back to the person's own last choice, through answers and passes, and says so.
void undo(Step& step);

/// Brings back what was undone up to the person's next choice, and says so.
void redo(Step& step);

/// Looks back or forward, or returns to the present when the command asks for that; false when the
/// command is still to be carried out.
[[nodiscard]] bool look(State& state, Command command);

}  // namespace session

#pragma once

#include <cstdint>
#include <variant>

#include "session/event.hpp"

namespace session {

/// Search for a move; the answer comes back as Thought with the same id.
struct Think {
  RequestId id = 0;
  reversi::Position position;
  engine::Level level = engine::Level::house;
  std::uint64_t seed = 0;
};

/// Stop the search under way; its answer is not wanted any more.
struct StopThinking {};

/// Save the game of the state before the state is shown; the outcome comes back as Saved.
struct Save {};

/// Remove the saved game: it is finished.
struct RemoveSave {};

/// Come back with a Tick after so many milliseconds.
struct WakeAfter {
  Wake wake = Wake::answer;
  RequestId id = 0;
  int milliseconds = 0;
};

/// Paint the whole screen again.
struct Redraw {};

/// Give the terminal back and stop until the shell continues the program.
struct Suspend {};

/// End the program.
struct Quit {};

/// Everything the program can ask the world for.
using Effect =
    std::variant<Think, StopThinking, Save, RemoveSave, WakeAfter, Redraw, Suspend, Quit>;

}  // namespace session

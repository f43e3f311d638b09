#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "session/command.hpp"
#include "session/key.hpp"
#include "session/state.hpp"

namespace session {

/// The answer of search `id`; no choice when it was stopped.
struct Thought {
  RequestId id = 0;
  std::optional<engine::Choice> choice;
};

/// The outcome of a save; the reason, in a few words, when it failed.
struct Saved {
  std::optional<std::string> trouble;
};

/// What a wake-up is for.
enum class Wake : std::uint8_t { answer, slow };

/// The time asked for with WakeAfter has passed.
struct Tick {
  Wake wake = Wake::answer;
  RequestId id = 0;
};

/// The window has changed; `fits` when the game can be shown in it.
struct Resized {
  bool fits = true;
};

/// The page that lies over the board ends when its line `last` (from 0) is the first on show; given
/// before a key that may scroll it.
struct PageEnd {
  int last = 0;
};

/// The terminal has lost the focus, or the program goes on after it was stopped.
struct LeftAlone {};

/// The person wants the shell for a while (Ctrl-Z).
struct SuspendAsked {};

/// The program is told to end: a signal, or the end of input.
struct EndAsked {};

/// Everything that can happen; a key asks for what it stands for where the player is.
using Event = std::variant<Key, Order, UnknownInput, Thought, Saved, Tick, Resized, PageEnd,
                           LeftAlone, SuspendAsked, EndAsked>;

}  // namespace session

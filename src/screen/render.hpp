#pragma once

#include "screen/frame.hpp"
#include "session/state.hpp"

namespace screen {

/// The smallest window the game can be played in.
inline constexpr Size smallest = {12, 20};

/// Whether a window is large enough to play in.
[[nodiscard]] bool fits(Size window);

/// The whole screen for a window of that size, the message in row 0. With `ascii` no character is
/// outside ASCII; without, the lines of the board are drawn in UTF-8. For speech the message is
/// all, and the cursor at its start, unless the board was asked for.
[[nodiscard]] Frame render(const session::State& state, Size window, bool ascii);

}  // namespace screen

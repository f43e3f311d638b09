#pragma once

#include <cstdint>
#include <optional>

#include "session/state.hpp"

namespace session {

/// Why what a person asked for was refused.
enum class Refusal : std::uint8_t {
  taken,            ///< a disc lies on the square
  flips_nothing,    ///< the square is empty but brackets no disc
  no_pass,          ///< a pass while there are moves
  nothing_to_undo,  ///< no turn to take back
  nothing_to_redo,  ///< no turn to bring back
  no_such_turn,     ///< a turn by a number that was not played
  unknown,          ///< no command
};

/// Why the state's notice refuses what was asked; nothing when it answers or tells.
[[nodiscard]] std::optional<Refusal> refusal(const State& state);

}  // namespace session

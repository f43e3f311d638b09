#pragma once

#include <cstdint>

#include "engine/rules.hpp"

namespace engine {

/// The value for the mover of a board with four empty squares, in discs with the empty squares
/// given to the winner, told apart at `alpha`: above it a lower bound, else an upper bound. `odd`
/// holds the quadrants to play in first; the positions visited are added to `nodes`.
[[nodiscard]] int last_four(Board board, int alpha, Bitboard odd, std::uint64_t& nodes);

}  // namespace engine

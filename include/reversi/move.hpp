#pragma once

#include <optional>

#include "reversi/square.hpp"

namespace reversi {

/// What a side does in its turn: a square, or nothing for a pass.
using Move = std::optional<Square>;

/// A pass, spelled out where a bare std::nullopt would be a riddle.
inline constexpr Move pass_move = std::nullopt;

}  // namespace reversi

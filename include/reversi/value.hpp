#pragma once

namespace reversi {

/// How many units of a value make one disc.
inline constexpr int disc_value = 32;

}  // namespace reversi

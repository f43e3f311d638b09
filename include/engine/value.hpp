#pragma once

namespace engine {

/// How many units of a value make one disc.
inline constexpr int disc_value = 32;

}  // namespace engine

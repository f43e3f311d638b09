#pragma once

#include <cstdint>

namespace reversi {

/// The two sides. Black moves first.
enum class Color : std::uint8_t { black, white };

/// The other side.
[[nodiscard]] constexpr Color opponent(Color color) {
  return color == Color::black ? Color::white : Color::black;
}

}  // namespace reversi

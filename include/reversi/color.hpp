#pragma once

#include <array>
#include <cstdint>

namespace reversi {

/// The two sides. Black moves first.
enum class Color : std::uint8_t { black, white };

/// The other side.
[[nodiscard]] constexpr Color opponent(Color color) {
  return color == Color::black ? Color::white : Color::black;
}

/// Both colors, black first.
inline constexpr std::array<Color, 2> colors = {Color::black, Color::white};

/// One value for each color.
template <typename T>
struct PerColor {
  T black{};
  T white{};

  [[nodiscard]] constexpr T& operator[](Color color) {
    return color == Color::black ? black : white;
  }
  [[nodiscard]] constexpr const T& operator[](Color color) const {
    return color == Color::black ? black : white;
  }
  friend constexpr bool operator==(const PerColor&, const PerColor&) = default;
};

}  // namespace reversi

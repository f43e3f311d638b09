#pragma once

#include <array>
#include <span>

#include "screen/frame.hpp"

namespace frontend {

/// The colours of the cells of a role, as the terminal numbers them.
struct RoleColors {
  screen::Role role = screen::Role::text;
  short foreground = 0;
  short background = 0;
};

/// Of 256 colours only those above 15 are the same everywhere. On this green black text has a
/// contrast of 4.6 to 1 and white text of 4.5 to 1.
inline constexpr std::array<RoleColors, 3> rich_palette = {{
    {screen::Role::board, 16, 29},
    {screen::Role::black_disc, 231, 16},
    {screen::Role::white_disc, 16, 231},
}};

/// With 8 or 16 colours the board keeps the terminal's own background.
inline constexpr std::array<RoleColors, 2> plain_palette = {{
    {screen::Role::black_disc, 7, 0},
    {screen::Role::white_disc, 0, 7},
}};

/// The palette for a terminal with so many colours.
[[nodiscard]] constexpr std::span<const RoleColors> palette(int colors) {
  return colors >= 256 ? std::span<const RoleColors>(rich_palette) : plain_palette;
}

}  // namespace frontend

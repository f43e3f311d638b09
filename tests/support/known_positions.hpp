#pragma once

#include "support/drawing.hpp"

namespace support {

/// Black, to move, has none and passes; White has a8 and h8, and Black has none after a8 either.
inline const reversi::Position black_must_pass = drawn(
    "OOOOOOOO"
    "OOOXXOOO"
    "OOOOXOOO"
    "OOOOOXOO"
    "OOOXXOXO"
    "OXXXOXOO"
    "OXXXXXXX"
    "-XXXOOX-");

}  // namespace support

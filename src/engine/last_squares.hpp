#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/rules.hpp"

namespace engine {

// The end of the end: boards with up to four empty squares, which a search meets most often, after
// the special last-move code of Zebra (Andersson) and Edax (Delorme). Values are exact, in discs,
// with empty squares given to the winner.

namespace detail {

/// For a square's place on a line of eight and the mover's discs there, all others being the
/// opponent's: how many discs flip.
[[nodiscard]] constexpr std::array<std::array<std::uint8_t, 256>, 8> make_line_flips() {
  std::array<std::array<std::uint8_t, 256>, 8> result{};
  for (int place = 0; place < 8; ++place) {
    for (int own = 0; own < 256; ++own) {
      int flipped = 0;
      for (const int step : {-1, 1}) {
        int at = place + step;
        while (at >= 0 && at < 8 && (own >> at & 1) == 0) {
          at += step;
        }
        flipped += at >= 0 && at < 8 ? (at - place) * step - 1 : 0;
      }
      result[static_cast<std::size_t>(place)][static_cast<std::size_t>(own)] =
          static_cast<std::uint8_t>(flipped);
    }
  }
  return result;
}

inline constexpr auto line_flips = make_line_flips();

/// The squares of both diagonals through each square, itself included.
struct Crossing {
  std::array<Bitboard, 64> rising;
  std::array<Bitboard, 64> falling;
};

[[nodiscard]] constexpr Crossing make_crossing() {
  Crossing result{};
  for (std::size_t square = 0; square < 64; ++square) {
    const Bitboard self = Bitboard{1} << square;
    result.rising[square] = self | reversi::detail::rays.towards_h8[square][3] |
                            reversi::detail::rays.towards_a1[square][3];
    result.falling[square] = self | reversi::detail::rays.towards_h8[square][2] |
                             reversi::detail::rays.towards_a1[square][2];
  }
  return result;
}

inline constexpr Crossing crossing = make_crossing();

/// The squares next to each square.
[[nodiscard]] constexpr std::array<Bitboard, 64> make_neighbors() {
  std::array<Bitboard, 64> result{};
  for (std::size_t square = 0; square < 64; ++square) {
    for (std::size_t other = 0; other < 64; ++other) {
      const auto columns = static_cast<int>(square % 8) - static_cast<int>(other % 8);
      const auto rows = static_cast<int>(square / 8) - static_cast<int>(other / 8);
      if (square != other && columns * columns <= 1 && rows * rows <= 1) {
        result[square] |= Bitboard{1} << other;
      }
    }
  }
  return result;
}

inline constexpr auto neighbors = make_neighbors();

}  // namespace detail

/// How many discs the side with these discs flips on the only empty square.
[[nodiscard]] inline int last_flips(Bitboard own, Square square) {
  constexpr Bitboard column_a = 0x0101010101010101;
  const auto at = static_cast<std::size_t>(square);
  const auto& by_column = detail::line_flips[at % 8];
  const auto& by_row = detail::line_flips[at / 8];
  const Bitboard column = (own >> at % 8 & column_a) * 0x0102040810204080;
  const Bitboard rising = (own & detail::crossing.rising[at]) * column_a;
  const Bitboard falling = (own & detail::crossing.falling[at]) * column_a;
  return by_column[own >> (at & 56) & 0xff] + by_row[column >> 56] + by_column[rising >> 56] +
         by_column[falling >> 56];
}

/// The margin of a finished board for `player`, empty squares given to the winner.
[[nodiscard]] constexpr int final_value(Board board) {
  const int own = count(board.player);
  const int other = count(board.opponent);
  if (own == other) {
    return 0;
  }
  return own > other ? 64 - 2 * other : 2 * own - 64;
}

}  // namespace engine

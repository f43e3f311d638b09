#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "reversi/square.hpp"

namespace reversi {

/// A set of squares; bit 0 is a1, bit 63 is h8.
using Bitboard = std::uint64_t;

/// The set that holds this square alone.
[[nodiscard]] constexpr Bitboard bit(Square square) {
  return Bitboard{1} << index(square);
}

/// Whether the set holds the square.
[[nodiscard]] constexpr bool contains(Bitboard set, Square square) {
  return (set & bit(square)) != 0;
}

/// How many squares the set holds, 0 to 64. Added up side by side in ever wider fields: where the
/// processor may lack an instruction for it, std::popcount is a slow call.
[[nodiscard]] constexpr int count(Bitboard set) {
  set -= set >> 1 & 0x5555555555555555;
  set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
  set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<int>(set * 0x0101010101010101 >> 56);
}

/// The first square of the set in reading order; requires a set that is not empty.
[[nodiscard]] constexpr Square first(Bitboard set) {
  return static_cast<Square>(std::countr_zero(set));
}

/// The four corners, a1, h1, a8 and h8.
inline constexpr Bitboard corners = 0x8100000000000081;

/// A bitboard as a range of its squares in reading order: `for (Square s : Squares(set))`.
class Squares {
 public:
  class Iterator {
   public:
    using value_type = Square;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr explicit Iterator(Bitboard rest) : rest_(rest) {}
    constexpr Square operator*() const { return first(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Bitboard rest_ = 0;
  };

  constexpr explicit Squares(Bitboard set) : set_(set) {}
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(set_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  Bitboard set_;
};

}  // namespace reversi

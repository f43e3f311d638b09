#include "engine/stability.hpp"

namespace engine {

namespace {

constexpr unsigned edge_key(unsigned own, unsigned other) {
  return own << 8 | other;
}

// What a disc on `square` of an edge flips along that edge.
unsigned edge_flips(unsigned own, unsigned other, int square) {
  unsigned result = 0;
  for (const int step : {-1, 1}) {
    unsigned run = 0;
    int at = square + step;
    for (; at >= 0 && at < 8 && (other >> at & 1) != 0; at += step) {
      run |= 1U << at;
    }
    result |= at >= 0 && at < 8 && (own >> at & 1) != 0 ? run : 0;
  }
  return result;
}

constexpr Bitboard column_a = 0x0101010101010101;

// The eight squares of a column as the bits of a byte, row 1 lowest.
constexpr unsigned column_byte(Bitboard set, int column) {
  return static_cast<unsigned>(((set >> column & column_a) * 0x0102040810204080) >> 56);
}

constexpr Bitboard byte_column(Bitboard byte, int column) {
  // Seven bits at a time: the product of eight would carry.
  const Bitboard spread = ((byte & 0x7f) * 0x0002040810204081 & column_a) | (byte >> 7) << 56;
  return spread << column;
}

struct Axes {
  Bitboard rows = 0;
  Bitboard columns = 0;
  Bitboard rising = 0;
  Bitboard falling = 0;
};

struct Diagonals {
  std::array<Bitboard, 15> rising{};
  std::array<Bitboard, 15> falling{};
};

constexpr Diagonals make_diagonals() {
  Diagonals result;
  for (int square = 0; square < 64; ++square) {
    const auto column = static_cast<std::size_t>(square % 8);
    const auto row = static_cast<std::size_t>(square / 8);
    result.rising[column + row] |= Bitboard{1} << square;
    result.falling[7 + column - row] |= Bitboard{1} << square;
  }
  return result;
}

constexpr Diagonals diagonals = make_diagonals();

constexpr Bitboard full_rows(Bitboard filled) {
  filled &= filled >> 1;
  filled &= filled >> 2;
  filled &= filled >> 4;
  return (filled & column_a) * 0xff;
}

constexpr Bitboard full_columns(Bitboard filled) {
  filled &= filled >> 8 | filled << 56;
  filled &= filled >> 16 | filled << 48;
  filled &= filled >> 32 | filled << 32;
  return filled;
}

constexpr Bitboard full_lines(Bitboard filled, const std::array<Bitboard, 15>& lines) {
  Bitboard result = 0;
  for (const Bitboard line : lines) {
    result |= (filled & line) == line ? line : 0;
  }
  return result;
}

// Squares through which a line is full. One at the rim has nothing beyond it on three axes, which
// serves the purpose as well.
Axes full_axes(Bitboard filled) {
  constexpr Bitboard left_right = 0x8181818181818181;
  constexpr Bitboard top_bottom = 0xff000000000000ff;
  return {full_rows(filled) | left_right, full_columns(filled) | top_bottom,
          full_lines(filled, diagonals.rising) | left_right | top_bottom,
          full_lines(filled, diagonals.falling) | left_right | top_bottom};
}

}  // namespace

Stability::Stability() {
  // From full edges down, so that the edges one disc fuller are known already.
  for (int holes = 0; holes <= 8; ++holes) {
    for (unsigned filled = 0; filled < 256; ++filled) {
      if (count(filled) != 8 - holes) {
        continue;
      }
      for (unsigned own = filled;; own = (own - 1) & filled) {
        const unsigned other = filled & ~own;
        unsigned stable = own;
        for (const Square square : Squares(~filled & 0xff)) {
          const int at = index(square);
          const unsigned gained = edge_flips(own, other, at);
          const unsigned lost = edge_flips(other, own, at);
          stable &= edge_[edge_key(own | gained | 1U << at, other & ~gained)];
          stable &= edge_[edge_key(own & ~lost, other | lost | 1U << at)];
        }
        edge_[edge_key(own, other)] = static_cast<std::uint8_t>(stable);
        if (own == 0) {
          break;
        }
      }
    }
  }
}

Bitboard Stability::on_edges(Board board) const {
  const Bitboard own = board.opponent;
  const Bitboard other = board.player;
  const auto row = [&](int shift) {
    return Bitboard{edge_[edge_key(own >> shift & 0xff, other >> shift & 0xff)]} << shift;
  };
  const auto column = [&](int at) {
    return byte_column(edge_[edge_key(column_byte(own, at), column_byte(other, at))], at);
  };
  return row(0) | row(56) | column(0) | column(7);
}

Bitboard Stability::of_opponent(Board board) const {
  const Bitboard own = board.opponent;
  const Axes full = full_axes(~empties(board));
  Bitboard stable = on_edges(board) | (own & full.rows & full.columns & full.rising & full.falling);
  // A disc is safe along an axis if the line is full or a safe disc of its colour is next to it.
  // The rim counts as full across it, so what a shift carries round the edge adds nothing false:
  // those squares are safe on that axis anyway.
  for (Bitboard before = 0; before != stable && stable != 0;) {
    before = stable;
    stable |=
        own & (stable >> 1 | stable << 1 | full.rows) & (stable >> 8 | stable << 8 | full.columns) &
        (stable >> 7 | stable << 7 | full.rising) & (stable >> 9 | stable << 9 | full.falling);
  }
  return stable;
}

}  // namespace engine

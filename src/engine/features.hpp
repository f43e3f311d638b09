#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/rules.hpp"

namespace engine {

// The board as the evaluation sees it: how each of 46 groups of squares is filled. Groups of one
// shape, turned and mirrored, share their weights. After Buro, "From simple features to
// sophisticated evaluation functions" (1998), and the pattern sets of Zebra and Edax.

inline constexpr std::size_t shape_count = 11;
inline constexpr std::size_t feature_count = 46;
inline constexpr std::size_t feature_lanes = 48;  ///< rounded up to whole vector registers
inline constexpr std::size_t largest_shape = 10;

/// Some squares in a fixed order.
struct Shape {
  std::array<Square, largest_shape> squares{};
  std::size_t size = 0;

  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

// clang-format off
inline constexpr std::array<Shape, shape_count> shapes = {{
    {{Square::a1, Square::b1, Square::c1, Square::a2, Square::b2, Square::c2, Square::a3,
      Square::b3, Square::c3}, 9},
    {{Square::a1, Square::b1, Square::c1, Square::d1, Square::e1, Square::f1, Square::g1,
      Square::h1, Square::b2, Square::g2}, 10},
    {{Square::a1, Square::b1, Square::c1, Square::d1, Square::a2, Square::b2, Square::c2,
      Square::d2}, 8},
    {{Square::a2, Square::b2, Square::c2, Square::d2, Square::e2, Square::f2, Square::g2,
      Square::h2}, 8},
    {{Square::a3, Square::b3, Square::c3, Square::d3, Square::e3, Square::f3, Square::g3,
      Square::h3}, 8},
    {{Square::a4, Square::b4, Square::c4, Square::d4, Square::e4, Square::f4, Square::g4,
      Square::h4}, 8},
    {{Square::a1, Square::b2, Square::c3, Square::d4, Square::e5, Square::f6, Square::g7,
      Square::h8}, 8},
    {{Square::b1, Square::c2, Square::d3, Square::e4, Square::f5, Square::g6, Square::h7}, 7},
    {{Square::c1, Square::d2, Square::e3, Square::f4, Square::g5, Square::h6}, 6},
    {{Square::d1, Square::e2, Square::f3, Square::g4, Square::h5}, 5},
    {{Square::e1, Square::f2, Square::g3, Square::h4}, 4},
}};
// clang-format on

/// One of the eight symmetries of the board, 0 to 7; 0 leaves everything in place.
[[nodiscard]] constexpr Square transform(Square square, int symmetry) {
  int x = column(square);
  int y = row(square);
  if ((symmetry & 1) != 0) {
    x = 7 - x;
  }
  if ((symmetry & 2) != 0) {
    y = 7 - y;
  }
  return (symmetry & 4) != 0 ? square_at(y, x) : square_at(x, y);
}

[[nodiscard]] constexpr Shape transform(Shape shape, int symmetry) {
  for (std::size_t i = 0; i < shape.size; ++i) {
    shape.squares[i] = transform(shape.squares[i], symmetry);
  }
  return shape;
}

[[nodiscard]] constexpr Bitboard cover(const Shape& shape) {
  Bitboard result = 0;
  for (std::size_t i = 0; i < shape.size; ++i) {
    result |= bit(shape.squares[i]);
  }
  return result;
}

/// A shape in one place of the board.
struct Feature {
  std::size_t shape = 0;
  Shape squares;
};

[[nodiscard]] constexpr std::array<Feature, feature_count> make_features() {
  std::array<Feature, feature_count> result{};
  std::size_t size = 0;
  for (std::size_t shape = 0; shape < shape_count; ++shape) {
    const std::size_t first = size;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
      const Shape placed = transform(shapes[shape], symmetry);
      bool is_new = true;
      for (std::size_t i = first; i < size; ++i) {
        is_new = is_new && cover(result[i].squares) != cover(placed);
      }
      if (is_new) {
        result[size++] = {shape, placed};
      }
    }
  }
  return result;
}

inline constexpr std::array<Feature, feature_count> features = make_features();

/// How many ways there are to fill a shape: 3 to the power of its size.
[[nodiscard]] constexpr int fillings(std::size_t shape) {
  int result = 1;
  for (std::size_t i = 0; i < shapes[shape].size; ++i) {
    result *= 3;
  }
  return result;
}

using FeatureCodes = std::array<std::int16_t, feature_lanes>;

/// What one disc of the mover on a square adds to each code: a power of three, or nothing.
[[nodiscard]] constexpr std::array<FeatureCodes, 64> make_contributions() {
  std::array<FeatureCodes, 64> result{};
  for (std::size_t at = 0; at < feature_count; ++at) {
    int power = 1;
    for (std::size_t i = 0; i < features[at].squares.size; ++i, power *= 3) {
      const auto square = static_cast<std::size_t>(features[at].squares.squares[i]);
      result[square][at] = static_cast<std::int16_t>(power);
    }
  }
  return result;
}

alignas(64) inline constexpr std::array<FeatureCodes, 64> contributions = make_contributions();

/// A board with the code of each feature, kept up to date move by move. A code is a number in
/// balanced ternary, the mover's discs 1, the opponent's -1: changing sides negates it.
struct Node {
  Board board;
  FeatureCodes codes;

  explicit Node(Board of) : board(of), codes{} {
    for (const Square square : Squares(of.player)) {
      add(square, 1);
    }
    for (const Square square : Squares(of.opponent)) {
      add(square, -1);
    }
  }

  /// The node after the mover's disc on `square` turned these discs.
  [[nodiscard]] Node play(Square square, Bitboard turned) const {
    Node after = pass();
    after.board = {board.opponent ^ turned, board.player | turned | bit(square)};
    after.add(square, -1);
    for (const Square at : Squares(turned)) {
      after.add(at, -2);
    }
    return after;
  }

  [[nodiscard]] Node pass() const { return Node(reversi::pass(board), codes); }

 private:
  Node(Board of, const FeatureCodes& negated) : board(of) {
    for (std::size_t i = 0; i < feature_lanes; ++i) {
      codes[i] = static_cast<std::int16_t>(-negated[i]);
    }
  }

  void add(Square square, int times) {
    const FeatureCodes& one = contributions[static_cast<std::size_t>(square)];
    for (std::size_t i = 0; i < feature_lanes; ++i) {
      codes[i] = static_cast<std::int16_t>(codes[i] + times * one[i]);
    }
  }
};

}  // namespace engine

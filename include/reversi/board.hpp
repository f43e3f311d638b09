#pragma once

#include <array>
#include <bit>
#include <cassert>

#include "reversi/bitboard.hpp"

namespace reversi {

/// The discs of both sides, seen from the side to move; the two sets never share a square.
struct Board {
  Bitboard player = 0;
  Bitboard opponent = 0;

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

/// The standard start, seen from Black, who moves first: white on d4 and e5, black on e4 and d5.
inline constexpr Board start_board = {bit(Square::e4) | bit(Square::d5),
                                      bit(Square::d4) | bit(Square::e5)};

/// The squares without a disc.
[[nodiscard]] constexpr Bitboard empties(Board board) {
  return ~(board.player | board.opponent);
}

/// The same discs seen from the other side: what is left after a pass.
[[nodiscard]] constexpr Board pass(Board board) {
  return {board.opponent, board.player};
}

namespace detail {

inline constexpr Bitboard inner_columns = 0x7e7e7e7e7e7e7e7e;

/// Squares behind a run of `through` discs that begins next to a `player` disc, both ways along
/// one axis of `step` bits. Parallel prefix after Kogge and Stone (1973): three doublings reach
/// the longest run, six discs.
[[nodiscard]] constexpr Bitboard run_ends(Bitboard player, Bitboard through, int step) {
  Bitboard up = through & (player << step);
  Bitboard down = through & (player >> step);
  up |= through & (up << step);
  down |= through & (down >> step);
  const Bitboard pairs_up = through & (through << step);
  const Bitboard pairs_down = pairs_up >> step;
  up |= pairs_up & (up << 2 * step);
  down |= pairs_down & (down >> 2 * step);
  up |= pairs_up & (up << 2 * step);
  down |= pairs_down & (down >> 2 * step);
  return (up << step) | (down >> step);
}

struct Rays {
  std::array<std::array<Bitboard, 4>, 64> towards_h8;
  std::array<std::array<Bitboard, 4>, 64> towards_a1;
};

/// The squares on a line from `square`, without it, in steps of one column and row at a time.
[[nodiscard]] constexpr Bitboard ray(int square, int columns, int rows) {
  Bitboard result = 0;
  int column = square % 8 + columns;
  int row = square / 8 + rows;
  for (; on_board(column, row); column += columns, row += rows) {
    result |= bit(square_at(column, row));
  }
  return result;
}

[[nodiscard]] constexpr Rays make_rays() {
  Rays rays{};
  for (std::size_t square = 0; square < 64; ++square) {
    const int from = static_cast<int>(square);
    rays.towards_h8[square] = {ray(from, 1, 0), ray(from, 0, 1), ray(from, 1, 1), ray(from, -1, 1)};
    rays.towards_a1[square] = {ray(from, -1, 0), ray(from, 0, -1), ray(from, -1, -1),
                               ray(from, 1, -1)};
  }
  return rays;
}

inline constexpr Rays rays = make_rays();

}  // namespace detail

/// The squares where the side to move brackets at least one opposing disc; 0 when it has none.
[[nodiscard]] constexpr Bitboard legal_moves(Board board) {
  const Bitboard inner = board.opponent & detail::inner_columns;
  return (detail::run_ends(board.player, inner, 1) |
          detail::run_ends(board.player, board.opponent, 8) |
          detail::run_ends(board.player, inner, 7) | detail::run_ends(board.player, inner, 9)) &
         empties(board);
}

/// The opposing discs a disc on `square` turns in all eight directions; 0 when it brackets none.
/// The square is taken to be empty. Along each ray the run ends at its first square that is not
/// the opponent's: found by a carry upwards, by the highest bit downwards.
[[nodiscard]] constexpr Bitboard flips(Board board, Square square) {
  const auto& up = detail::rays.towards_h8[static_cast<std::size_t>(square)];
  const auto& down = detail::rays.towards_a1[static_cast<std::size_t>(square)];
  Bitboard result = 0;
  for (const Bitboard ray : up) {
    const Bitboard end = ((board.opponent | ~ray) + 1) & ray & board.player;
    result |= (end - (end != 0)) & ray;
  }
  for (const Bitboard ray : down) {
    const Bitboard end = std::bit_floor(ray & ~board.opponent) & board.player;
    result |= (~(end | (end - 1)) & ray) & (Bitboard{0} - (end != 0));
  }
  return result;
}

/// The board after the side to move plays `square`, seen from the other side.
/// Requires a legal move.
[[nodiscard]] constexpr Board play(Board board, Square square) {
  const Bitboard turned = flips(board, square);
  assert(contains(empties(board), square) && turned != 0);
  return {board.opponent & ~turned, board.player | turned | bit(square)};
}

/// Whether neither side can move, which alone ends a game.
[[nodiscard]] constexpr bool is_over(Board board) {
  return legal_moves(board) == 0 && legal_moves(pass(board)) == 0;
}

}  // namespace reversi

#include "reversi/level.hpp"

#include <algorithm>
#include <array>

#include "reversi/random.hpp"

namespace reversi {

namespace {

constexpr std::array<LevelInfo, 1> table = {{
    {"house", "Takes a corner if it can, otherwise the move that flips most.", 0, 0},
}};

// A pure function of seed and position, so that undo, saving and resuming change nothing.
Square pick(Bitboard candidates, const Position& position, std::uint64_t seed) {
  const std::uint64_t mixed =
      scramble(seed ^ scramble(position.board.player ^ scramble(position.board.opponent)));
  auto skip = mixed % static_cast<std::uint64_t>(count(candidates));
  for (; skip > 0; --skip) {
    candidates &= candidates - 1;
  }
  return first(candidates);
}

Bitboard most_flipping(Board board, Bitboard among) {
  Bitboard best = 0;
  int most = 0;
  for (const Square square : Squares(among)) {
    const int turned = count(flips(board, square));
    if (turned > most) {
      most = turned;
      best = 0;
    }
    best |= turned == most ? bit(square) : 0;
  }
  return best;
}

Choice choose_house(const Position& position, std::uint64_t seed) {
  const Bitboard legal = legal_moves(position.board);
  const Bitboard corner_moves = legal & corners;
  const Bitboard among = corner_moves != 0 ? corner_moves : legal;
  return {pick(most_flipping(position.board, among), position, seed),
          corner_moves != 0 ? Reason::corner : Reason::most_flips, 0};
}

}  // namespace

std::span<const LevelInfo> levels() {
  return table;
}

const LevelInfo& info(Level level) {
  return table[static_cast<std::size_t>(level)];
}

std::optional<Level> parse_level(std::string_view name) {
  const auto* const row = std::ranges::find(table, name, &LevelInfo::name);
  if (row == table.end()) {
    return std::nullopt;
  }
  return static_cast<Level>(row - table.begin());
}

std::optional<Choice> choose_move(const Position& position, Level /*level*/, std::uint64_t seed,
                                  const std::stop_token& stop) {
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  return choose_house(position, seed);
}

}  // namespace reversi

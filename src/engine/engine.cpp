#include "engine/engine.hpp"

#include <algorithm>

#include "engine/rules.hpp"
#include "reversi/random.hpp"

namespace engine {

namespace {

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
          corner_moves != 0 ? Reason::corner : Reason::most_flips,
          0,
          {}};
}

// The score at the end of a variation.
Score play_out(Position position, const std::vector<Move>& variation) {
  for (const Move& move : variation) {
    position = move ? play(position, *move) : pass(position);
  }
  return score(position);
}

}  // namespace

std::optional<Choice> Engine::choose(const Position& position, Level level, std::uint64_t seed,
                                     const std::stop_token& stop) {
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  if (level == Level::house) {
    return choose_house(position, seed);
  }
  if (!searcher_) {
    searcher_.emplace();
  }
  const LevelInfo& row = info(level);
  const auto found =
      searcher_->search(position.board, {row.depth, row.exact_from, row.blur}, seed, stop);
  if (!found) {
    return std::nullopt;
  }
  if (!found->exact) {
    return Choice{found->square, Reason::search, 0, {}};
  }
  const Score result = play_out(position, found->variation);
  const Color mover = position.to_move;
  return Choice{found->square, Reason::exact, of(result, mover) - of(result, opponent(mover)),
                result};
}

std::optional<Choice> choose_move(const Position& position, Level level, std::uint64_t seed,
                                  const std::stop_token& stop) {
  return Engine().choose(position, level, seed, stop);
}

}  // namespace engine

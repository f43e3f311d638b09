#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/value.hpp"
#include "reversi/board.hpp"
#include "reversi/move.hpp"

namespace engine {

/// How hard to look; never a time, so that every machine finds the same.
struct Limits {
  int depth = 1;       ///< plies to look ahead, at least 1
  int exact_from = 0;  ///< at this many empties and fewer, solve to the end instead
  int blur = 0;        ///< discs by which each move is misjudged at most, unless the end is solved
};

/// What a search found.
struct Found {
  reversi::Square square = reversi::Square::a1;  ///< the best move
  int value = 0;            ///< for the mover: exact, in discs with the empty squares given to
                            ///< the winner; otherwise in units of 1/disc_value disc
  bool exact = false;       ///< whether the end was solved
  std::uint64_t nodes = 0;  ///< positions visited
  std::vector<reversi::Move> variation;  ///< when exact: best play to the end, `square` first
};

/// A search with its memory: the hash table, at most 64 MiB, and the weights. Each search starts
/// as if it were the first, so what was searched before changes nothing.
class Searcher {
 public:
  Searcher();
  ~Searcher();
  Searcher(Searcher&&) noexcept;
  Searcher& operator=(Searcher&&) noexcept;

  /// The best move of a board with a legal move; `seed` decides between moves of the same value
  /// and how a blurred search errs.
  /// Nothing when `stop` was requested before the answer was found.
  [[nodiscard]] std::optional<Found> search(reversi::Board board, const Limits& limits,
                                            std::uint64_t seed, const std::stop_token& stop);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace engine

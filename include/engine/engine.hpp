#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "engine/level.hpp"
#include "engine/search.hpp"
#include "reversi/position.hpp"

namespace engine {

/// The computer. It owns what its levels need and takes it only when a level first asks: house
/// costs nothing. One caller at a time.
class Engine {
 public:
  /// The move a level plays in a position, the same on every machine for the same seed and
  /// whatever was asked before; requires a legal move. Nothing when `stop` was requested before it
  /// was found.
  [[nodiscard]] std::optional<Choice> choose(const reversi::Position& position, Level level,
                                             std::uint64_t seed, const std::stop_token& stop);

 private:
  std::optional<Searcher> searcher_;
};

}  // namespace engine

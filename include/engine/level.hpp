#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

#include "reversi/position.hpp"

namespace engine {

/// A strength of the computer; its value is its row in levels().
enum class Level : std::uint8_t {
  house,
  level_1,
  level_2,
  level_3,
  level_4,
  level_5,
  level_6,
  level_7,
  level_8,
  level_9,
};

/// What a level is called and what it does.
struct LevelInfo {
  std::string_view name;     ///< "house", "1" to "9"
  std::string_view summary;  ///< one sentence
  int depth = 0;             ///< plies it looks ahead; 0 for house, which does not
  int exact_from = 0;        ///< at this many empties and fewer it plays perfectly
  int blur = 0;              ///< discs by which it misjudges a move at most, before that
};

/// All levels, weakest first: the row number is the value of Level.
[[nodiscard]] std::span<const LevelInfo> levels();

/// The row of one level.
[[nodiscard]] const LevelInfo& info(Level level);

/// The level of that name; nothing for any other text.
[[nodiscard]] std::optional<Level> parse_level(std::string_view name);

/// Why the computer chose, for the player who asks.
enum class Reason : std::uint8_t {
  corner,      ///< house: a corner
  most_flips,  ///< house: flips most
  search,      ///< a level: looks best at its depth
  exact,       ///< solved to the end: `margin` is certain
};

/// A move and what led to it.
struct Choice {
  reversi::Square square = reversi::Square::a1;
  Reason reason = Reason::most_flips;
  int margin = 0;         ///< with Reason::exact: the mover's discs less the opponent's at the end
  reversi::Score result;  ///< with Reason::exact: the discs of both sides after best play

  friend bool operator==(const Choice&, const Choice&) = default;
};

/// The move a level plays in a position, the same on every machine for the same seed; requires a
/// legal move. Nothing when `stop` was requested before it was found.
[[nodiscard]] std::optional<Choice> choose_move(const reversi::Position& position, Level level,
                                                std::uint64_t seed, const std::stop_token& stop);

}  // namespace engine

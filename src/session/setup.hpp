#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/level.hpp"
#include "reversi/position.hpp"
#include "session/settings.hpp"

namespace session {

/// Which side the person plays in a game that is to begin; with `random` its seed decides.
enum class Side : std::uint8_t { black, white, both, none, random };

/// The words for the sides, in their order.
[[nodiscard]] std::span<const std::string_view> side_names();

/// What a game is begun with.
struct Setup {
  static constexpr int most_handicap = 4;

  Side side = Side::black;
  reversi::PerColor<engine::Level> levels{engine::Level::house, engine::Level::house};
  int handicap = 0;  ///< 0 to most_handicap: corners that hold discs of the favored side

  friend bool operator==(const Setup&, const Setup&) = default;
};

/// A wish for a new game, given in words: what is left out stays as it was.
struct Wish {
  std::optional<Side> side;
  std::optional<reversi::PerColor<engine::Level>> levels;

  friend bool operator==(const Wish&, const Wish&) = default;
};

/// The wish in "white 5", "both", "none 3,house" or "5"; nothing for other words. Requires lower
/// case.
[[nodiscard]] std::optional<Wish> parse_wish(std::string_view words);

/// The setup with a wish fulfilled.
[[nodiscard]] Setup with(Setup setup, const Wish& wish);

/// The setup of a game with these settings that began at `start`.
[[nodiscard]] Setup setup_of(const Settings& settings, const reversi::Position& start);

/// Who plays in the game of that setup and seed.
[[nodiscard]] Players players(const Setup& setup, std::uint64_t seed);

/// The side a handicap is for: the one person's, else black.
[[nodiscard]] reversi::Color favored(const Players& players);

/// The first `handicap` of the corners a1, h8, h1, a8. Requires 0 <= handicap <=
/// Setup::most_handicap.
[[nodiscard]] reversi::Bitboard handicap_corners(int handicap);

/// The start with discs of `side` on the corners of that handicap; black moves.
[[nodiscard]] reversi::Position start_with(int handicap, reversi::Color side);

}  // namespace session

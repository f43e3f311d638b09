#pragma once

#include <cstdint>
#include <optional>

#include "engine/level.hpp"
#include "reversi/color.hpp"

namespace session {

/// Who plays one color.
struct Player {
  enum class Kind : std::uint8_t { person, computer };

  Kind kind = Kind::person;
  engine::Level level = engine::Level::house;  ///< of the computer, or of one in the person's seat

  friend bool operator==(const Player&, const Player&) = default;
};

/// Who sits at the board: what a game is begun with and keeps.
using Players = reversi::PerColor<Player>;

/// The four ways to seat people, as the command line and the saved game name them; with `both` two
/// people share the keyboard, with `none` two computers are watched.
enum class PlayAs : std::uint8_t { black, white, both, none };

/// People on the sides that `play_as` names, computers of these levels on the others.
[[nodiscard]] Players seated(PlayAs play_as, engine::Level black = engine::Level::house,
                             engine::Level white = engine::Level::house);

/// Which sides people play.
[[nodiscard]] PlayAs play_as(const Players& players);

/// The level of the computer that plays `color`; nothing for a person.
[[nodiscard]] std::optional<engine::Level> computer(const Players& players, reversi::Color color);

/// Whether a person plays `color`.
[[nodiscard]] bool is_person(const Players& players, reversi::Color color);

/// The color of the one person who plays a computer; nothing with two people or none.
[[nodiscard]] std::optional<reversi::Color> person(const Players& players);

/// Whether no person plays: two computers are watched.
[[nodiscard]] bool watched(const Players& players);

/// The level whose idea a person of that color is given: the opposing computer's, or with two
/// people the one that would play the other color.
[[nodiscard]] engine::Level advisor(const Players& players, reversi::Color color);

}  // namespace session

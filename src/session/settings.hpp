#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/level.hpp"

namespace session {

/// Which side the person plays; with `both` two people share the keyboard, with `none` two
/// computers are watched.
enum class PlayAs : std::uint8_t { black, white, both, none };

/// Who sits at the board: what a game is begun with and keeps.
struct Players {
  PlayAs play_as = PlayAs::black;
  std::array<engine::Level, 2> levels{};  ///< black's and white's, where a computer plays

  friend bool operator==(const Players&, const Players&) = default;
};

/// The level of the computer that plays `color`; nothing for a person.
[[nodiscard]] std::optional<engine::Level> computer(const Players& players, reversi::Color color);

/// The color of the one person who plays a computer; nothing with `both` and `none`.
[[nodiscard]] std::optional<reversi::Color> person(const Players& players);

/// The level whose idea a person of that color is given: the opposing computer's, or with two
/// people the one that would play the other color.
[[nodiscard]] engine::Level advisor(const Players& players, reversi::Color color);

/// How large a square is drawn; `fit` chooses by the window.
enum class SquareSize : std::uint8_t { fit, small, medium, large };

/// How much line mode says of a turn.
enum class Verbosity : std::uint8_t { brief, normal, full };

/// What a person may choose. `players` and `seed` belong to the game and are saved with it; the
/// rest is how it is shown.
struct Settings {
  Players players;
  std::uint64_t seed = 0;      ///< every free choice of the computer comes from it
  int delay_ms = 400;          ///< how long a move is shown before the answer, 0 to 5000
  bool screen_reader = false;  ///< the full screen is arranged for a screen reader
  bool hints = true;           ///< `+` on the legal moves
  SquareSize size = SquareSize::fit;
  Verbosity verbosity = Verbosity::normal;
  bool ends_with_game = false;  ///< the program ends when the game does: line mode
  std::string saved_at;         ///< the path of the saved game; empty: it is not saved

  friend bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace session

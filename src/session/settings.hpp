#pragma once

#include <cstdint>
#include <string>

#include "session/players.hpp"

namespace session {

/// How large a square is drawn; `fit` chooses by the window.
enum class SquareSize : std::uint8_t { fit, small, medium, large };

/// How much line mode says of a turn.
enum class Verbosity : std::uint8_t { brief, normal, full };

/// What a person may choose. `players` and `seed` belong to the game and are saved with it; the
/// rest is how it is shown.
struct Settings {
  Players players = seated(PlayAs::black);
  bool side_by_chance = false;  ///< the person's side was left to the seed
  std::uint64_t seed = 0;       ///< every free choice of the computer comes from it
  int delay_ms = 400;           ///< how long a move is shown before the answer, 0 to 5000
  bool screen_reader = false;   ///< the full screen is arranged for a screen reader
  bool speech = false;          ///< with screen_reader: only the news is on the screen
  bool hints = true;            ///< `+` on the legal moves
  SquareSize size = SquareSize::fit;
  Verbosity verbosity = Verbosity::normal;
  bool line_mode = false;  ///< asked and answered in lines: pages and forms are words
  std::string saved_at;    ///< the path of the saved game; empty: it is not saved

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Whether two computers play and are told in lines: no input is read, and the program ends when
/// the game does.
[[nodiscard]] inline bool is_performance(const Settings& settings) {
  return settings.line_mode && watched(settings.players);
}

}  // namespace session

#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>

#include "session/setup.hpp"

namespace session {

/// The present is on show and can be played.
struct Playing {
  friend bool operator==(const Playing&, const Playing&) = default;
};

/// An earlier position is on show.
struct LookingBack {
  std::size_t ply = 0;  ///< how many plies led to it

  friend bool operator==(const LookingBack&, const LookingBack&) = default;
};

/// The board is hidden and nobody moves.
struct Paused {
  friend bool operator==(const Paused&, const Paused&) = default;
};

/// What can lie under another mode, and is gone back to.
using Ground = std::variant<Playing, LookingBack, Paused>;

/// Help lies over the board.
struct Help {
  int top = 0;  ///< the first of its lines that shows; the last page begins at PageEnd::last
  Ground under;

  friend bool operator==(const Help&, const Help&) = default;
};

/// A row of the form of a new game.
enum class FormRow : std::uint8_t {
  go_on,  ///< the unfinished game goes on with the side and level chosen
  side,
  level,
  black_level,
  white_level,
  handicap,
  start,  ///< the new game begins
};

/// The form of a new game lies over the board.
struct NewGameForm {
  Setup setup;
  FormRow row = FormRow::side;
  Ground under;

  friend bool operator==(const NewGameForm&, const NewGameForm&) = default;
};

/// Line mode asks whether a new game may take the place of the unfinished one.
struct NewGameQuestion {
  Setup setup;
  Ground under;

  friend bool operator==(const NewGameQuestion&, const NewGameQuestion&) = default;
};

/// Where the player is: what takes the keys and what is on show.
using Mode = std::variant<Playing, LookingBack, Paused, Help, NewGameForm, NewGameQuestion>;

/// What lies under the mode; the mode itself where nothing lies over it.
[[nodiscard]] Ground ground(const Mode& mode);

/// Changes what lies under the mode, or the mode itself where nothing lies over it.
void set_ground(Mode& mode, Ground under);

/// Whether nothing lies over the ground.
[[nodiscard]] bool bare(const Mode& mode);

}  // namespace session

#pragma once

#include "voice/telling.hpp"

/// The answers to a person's questions about the position on show, for the full screen.
namespace voice {

/// The focused square: "Left edge. a3 empty", "c4 legal, flips 1, 2 of 4".
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Focus& notice);
/// Why a square cannot be played.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Refused& notice);
/// That there is no passing.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::PassRefused& notice);
/// Why a square is legal or not, in one line.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Why& notice);
/// The legal moves.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Moves& notice);
/// The score.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Score& notice);
/// The last turns in the most detailed form that fits; in a look back the turn on show.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::LastTurn& notice);
/// A row.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Row& notice);
/// A column.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Column& notice);
/// The idea.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Idea& notice);

}  // namespace voice

#pragma once

#include "screen/frame.hpp"
#include "screen/layout.hpp"
#include "session/state.hpp"

namespace screen {

/// What is marked on the board; a square in several sets shows the mark of the last of them.
struct Marks {
  reversi::Bitboard legal = 0;    ///< `+` in the square
  reversi::Bitboard open = 0;     ///< `? ?` around it: explained, in a run that does not close
  reversi::Bitboard flipped = 0;  ///< `- -` around it: turned by the disc placed last, or explained
  reversi::Bitboard placed = 0;   ///< `( )` around it: the disc placed last, or explained: closing
  reversi::Bitboard focus = 0;    ///< `[ ]` around it

  friend bool operator==(const Marks&, const Marks&) = default;
};

/// The marks of a state. With a screen reader there are none; looking back shows what the turn
/// that led to the position did, and neither legal moves nor the focus. While the lines from a
/// square are explained, they are marked instead of the last turn.
[[nodiscard]] Marks marks(const session::State& state);

/// Draws the position on show with its labels and marks, and arrows where there is more of it.
void draw_board(Frame& frame, const BoardArea& area, const session::State& state, bool ascii);

}  // namespace screen

#pragma once

#include <optional>

#include "screen/frame.hpp"
#include "session/state.hpp"

namespace screen {

/// Where the board lies in a window and which part of it shows. Its labels stand in the row above
/// and in column 0.
struct BoardArea {
  Size pitch;         ///< from one square to the next, in cells
  bool lines = true;  ///< UTF-8 lines part the squares
  Place corner;       ///< where the part that shows begins in the window
  Size shown;         ///< the cells that show
  Place first;        ///< the row and column, 0 to 7, of the square at the corner

  /// The cells of the whole board without labels.
  [[nodiscard]] Size whole() const;
  /// The middle of a square, where its letter stands, counted from the board's own corner.
  [[nodiscard]] Place middle(reversi::Square square) const;
  /// The same place in the window; nothing when it does not show.
  [[nodiscard]] std::optional<Place> in_window(reversi::Square square) const;
};

/// The area of the board in a window that screen::fits. The size is the one chosen, `fit` takes
/// medium from 40x22; small with a screen reader. A board larger than the window scrolls by
/// squares, so that the square of attention shows, with a square of margin where three fit.
[[nodiscard]] BoardArea board_area(const session::State& state, Size window, bool ascii);

/// A rectangle of the window.
struct Region {
  Place corner;
  Size size;

  friend bool operator==(const Region&, const Region&) = default;
};

/// The side panel, right of the board where 26 columns are left; never with a screen reader.
[[nodiscard]] std::optional<Region> sidebar_region(const session::State& state,
                                                   const BoardArea& area, Size window);

/// What is free below the board, one blank row apart from it and from the last line.
[[nodiscard]] Region below_board(const BoardArea& area, Size window);

/// The row for the last line, which names the main keys; nothing when the board takes it.
[[nodiscard]] std::optional<int> keys_row(const session::State& state, const BoardArea& area,
                                          Size window);

}  // namespace screen

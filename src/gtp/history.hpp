#pragma once

#include <optional>
#include <vector>

#include "reversi/game.hpp"
#include "reversi/move.hpp"
#include "reversi/position.hpp"

namespace gtp {

/// The position on the board and those before it, one for each move a client made. Unlike a
/// reversi::Game it waits for passes: some clients send every pass and take it back by itself,
/// others never mention one.
class History {
 public:
  /// A position without a past.
  explicit History(const reversi::Position& start = {}) : positions_{start} {}
  /// The plies of a game so far; its passes are moves here.
  explicit History(const reversi::Game& game);

  [[nodiscard]] const reversi::Position& position() const { return positions_.back(); }
  /// The position with `color` to move, the other side having passed where it has no move;
  /// nothing when the other side is to move and can.
  [[nodiscard]] std::optional<reversi::Position> turn_of(reversi::Color color) const;
  /// Plays a square, or a pass where there is no move, in turn_of(color). False, and unchanged,
  /// when that is not legal.
  [[nodiscard]] bool play(reversi::Color color, const reversi::Move& move);
  /// Takes back the last move together with the pass it implied; false at the start.
  bool undo();

 private:
  std::vector<reversi::Position> positions_;
};

}  // namespace gtp

#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "reversi/move.hpp"
#include "reversi/position.hpp"

namespace reversi {

/// One turn as it was played.
struct Ply {
  Color mover = Color::black;
  Move move = pass_move;
  Bitboard flipped = 0;  ///< the discs it turned; none for a pass
  Position after;        ///< what it led to

  friend bool operator==(const Ply&, const Ply&) = default;
};

/// A start position, the plies from it, and a present that undo and redo move among them.
/// In the present the side to move has a legal move, or the game is over: forced passes are
/// recorded as plies when they arise, never asked for.
class Game {
 public:
  /// A game from `start`; passes the first turn at once when its mover cannot move.
  explicit Game(const Position& start = {});

  [[nodiscard]] const Position& start() const { return start_; }
  /// The position now.
  [[nodiscard]] const Position& position() const { return position_at(present_); }
  /// The position after `ply` plies; requires 0 <= ply <= plies().size().
  [[nodiscard]] const Position& position_at(std::size_t ply) const;
  /// The plies up to the present, oldest first.
  [[nodiscard]] std::span<const Ply> plies() const { return std::span(plies_).first(present_); }
  /// The plies that redo would bring back, next first.
  [[nodiscard]] std::span<const Ply> undone() const { return std::span(plies_).subspan(present_); }
  /// Whether neither side can move now.
  [[nodiscard]] bool over() const { return is_over(position().board); }

  /// Plays for the side to move and records the passes that follow; forgets what was undone.
  /// False, and unchanged, when the square is not a legal move.
  [[nodiscard]] bool play(Square square);
  /// Goes back to before the last disc placed; false at the start.
  bool undo();
  /// Goes forward over the next disc placed and the passes after it; false when nothing is undone.
  bool redo();

  friend bool operator==(const Game&, const Game&) = default;

 private:
  void record(Move move);
  void record_forced_pass();

  Position start_;
  std::vector<Ply> plies_;
  std::size_t present_ = 0;
};

}  // namespace reversi

#pragma once

#include <string>

#include "session/state.hpp"

namespace voice {

/// How sentences name the two sides: "you" and "computer" when one person plays, "black" and
/// "white" with two people or two computers; or by their marks alone where the room is short.
class Names {
 public:
  explicit Names(const session::Players& players, bool marks_only = false);

  /// Y and C, or B and W.
  [[nodiscard]] char mark(reversi::Color color) const;
  /// The side at the head of a sentence: "You", "Computer", "Black", "White", or its mark.
  [[nodiscard]] std::string subject(reversi::Color color) const;
  /// The side inside a sentence: "you", "computer", "black", "white", or its mark.
  [[nodiscard]] std::string object(reversi::Color color) const;
  /// A verb for the side: "pass" after You, "passes" otherwise. Takes both forms.
  [[nodiscard]] std::string verb(reversi::Color color, const char* you, const char* other) const;
  /// Whether the side is the one person who plays a computer.
  [[nodiscard]] bool is_person(reversi::Color color) const { return person_ == color; }
  /// Whether one person plays a computer.
  [[nodiscard]] bool has_person() const { return person_.has_value(); }
  /// Whether only marks are used.
  [[nodiscard]] bool marks_only() const { return marks_only_; }
  /// The side whose discs are told first: the person's, else black.
  [[nodiscard]] reversi::Color first() const { return person_.value_or(reversi::Color::black); }

 private:
  std::optional<reversi::Color> person_;
  bool marks_only_;
};

}  // namespace voice

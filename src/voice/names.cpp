#include "voice/names.hpp"

namespace voice {

using reversi::Color;

Names::Names(const session::Players& players, bool marks_only)
    : person_(session::person(players)), marks_only_(marks_only) {}

char Names::mark(Color color) const {
  if (person_) {
    return color == *person_ ? 'Y' : 'C';
  }
  return color == Color::black ? 'B' : 'W';
}

std::string Names::subject(Color color) const {
  if (marks_only_) {
    return {mark(color)};
  }
  if (person_) {
    return color == *person_ ? "You" : "Computer";
  }
  return color == Color::black ? "Black" : "White";
}

std::string Names::object(Color color) const {
  std::string name = subject(color);
  if (!marks_only_) {
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
  }
  return name;
}

std::string Names::verb(Color color, const char* you, const char* other) const {
  return person_ == color && !marks_only_ ? you : other;
}

}  // namespace voice

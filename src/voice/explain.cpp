#include "voice/explain.hpp"

#include <array>

#include "reversi/ray.hpp"
#include "voice/sentences.hpp"

namespace voice {

namespace {

using reversi::Position;
using reversi::Ray;
using reversi::Square;

std::string direction_name(reversi::Direction direction) {
  constexpr std::array<const char*, 8> names = {"Up",   "Up right",  "Right", "Down right",
                                                "Down", "Down left", "Left",  "Up left"};
  return names[static_cast<std::size_t>(direction)];
}

// The run as one walks it, away from the square.
std::string walk(const reversi::Ray& ray, Square from) {
  std::string result;
  for (int i = reversi::count(ray.run); i > 0; --i) {
    from = reversi::neighbor(from, ray.direction).value_or(from);
    result += ' ' + reversi::to_string(from);
  }
  return result;
}

std::string own_disc(const Names& names, const Position& position, Square square) {
  std::string owner = names.object(position.to_move);
  if (names.has_person() && !names.marks_only()) {
    owner = names.is_person(position.to_move) ? "your" : "its";
  }
  return owner + ' ' + reversi::to_string(square);
}

std::string behind_run(const Names& names, const Position& position, const reversi::Ray& ray) {
  switch (ray.end) {
    case reversi::Ray::End::closed:
      return " to " + own_disc(names, position, ray.stop.value_or(Square::a1));
    case reversi::Ray::End::empty:
      return " then empty " + reversi::to_string(ray.stop.value_or(Square::a1));
    case reversi::Ray::End::edge:
      return " then the edge";
  }
  return {};
}

std::string without_run(const Names& names, const Position& position, const reversi::Ray& ray) {
  switch (ray.end) {
    case reversi::Ray::End::closed:
      return ' ' + own_disc(names, position, ray.stop.value_or(Square::a1)) + " first";
    case reversi::Ray::End::empty:
      return " empty " + reversi::to_string(ray.stop.value_or(Square::a1));
    case reversi::Ray::End::edge:
      return " the edge";
  }
  return {};
}

std::string sentence(const Names& names, const Position& position, const reversi::Ray& ray,
                     Square from) {
  return direction_name(ray.direction) +
         (ray.run != 0 ? walk(ray, from) + behind_run(names, position, ray)
                       : without_run(names, position, ray)) +
         '.';
}

std::string no_neighbor(const Names& names, const Position& position) {
  const reversi::Color other = reversi::opponent(position.to_move);
  if (names.is_person(other) && !names.marks_only()) {
    return "No disc of yours next to it.";
  }
  return "No " + names.object(other) + " disc next to it.";
}

}  // namespace

std::string verdict(const Names& names, const Position& position, Square square) {
  const std::string name = reversi::to_string(square);
  if (reversi::at(position, square)) {
    return refusal(names, position, square);
  }
  const bool plain = names.is_person(position.to_move) || !names.has_person();
  const std::string whom =
      plain && !reversi::is_over(position.board) ? "" : " for " + names.object(position.to_move);
  const int turned = reversi::count(reversi::flips(position.board, square));
  return turned > 0 ? name + " legal" + whom + ", flips " + std::to_string(turned) + '.'
                    : name + " not legal" + whom + '.';
}

std::vector<std::string> reasons(const Names& names, const Position& position, Square square) {
  if (reversi::at(position, square)) {
    return {};
  }
  const bool legal = reversi::flips(position.board, square) != 0;
  std::vector<std::string> result;
  for (const reversi::Ray& ray : reversi::rays(position.board, square)) {
    if (ray.run != 0 && ray.flips() == legal) {
      result.push_back(sentence(names, position, ray, square));
    }
  }
  if (result.empty()) {
    result.push_back(no_neighbor(names, position));
  }
  return result;
}

std::vector<std::string> all_lines(const Names& names, const Position& position, Square square) {
  std::vector<std::string> result;
  for (const reversi::Ray& ray : reversi::rays(position.board, square)) {
    result.push_back(sentence(names, position, ray, square));
  }
  return result;
}

}  // namespace voice

#include "session/settings.hpp"

namespace session {

namespace {

bool person_plays(PlayAs play_as, reversi::Color color) {
  switch (play_as) {
    case PlayAs::black:
      return color == reversi::Color::black;
    case PlayAs::white:
      return color == reversi::Color::white;
    case PlayAs::both:
      return true;
    case PlayAs::none:
      return false;
  }
  return false;
}

}  // namespace

std::optional<engine::Level> computer(const Players& players, reversi::Color color) {
  if (person_plays(players.play_as, color)) {
    return std::nullopt;
  }
  return players.levels[static_cast<std::size_t>(color)];
}

std::optional<reversi::Color> person(const Players& players) {
  switch (players.play_as) {
    case PlayAs::black:
      return reversi::Color::black;
    case PlayAs::white:
      return reversi::Color::white;
    default:
      return std::nullopt;
  }
}

engine::Level advisor(const Players& players, reversi::Color color) {
  return players.levels[static_cast<std::size_t>(opponent(color))];
}

}  // namespace session

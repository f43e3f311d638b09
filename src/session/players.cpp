#include "session/players.hpp"

namespace session {

using reversi::Color;

namespace {

Player seat(bool person, engine::Level level) {
  return {person ? Player::Kind::person : Player::Kind::computer, level};
}

}  // namespace

Players seated(PlayAs play_as, engine::Level black, engine::Level white) {
  const bool both = play_as == PlayAs::both;
  return {seat(both || play_as == PlayAs::black, black),
          seat(both || play_as == PlayAs::white, white)};
}

PlayAs play_as(const Players& players) {
  const bool black = is_person(players, Color::black);
  const bool white = is_person(players, Color::white);
  if (black == white) {
    return black ? PlayAs::both : PlayAs::none;
  }
  return black ? PlayAs::black : PlayAs::white;
}

std::optional<engine::Level> computer(const Players& players, Color color) {
  return is_person(players, color) ? std::nullopt : std::optional(players[color].level);
}

bool is_person(const Players& players, Color color) {
  return players[color].kind == Player::Kind::person;
}

std::optional<Color> person(const Players& players) {
  if (is_person(players, Color::black) == is_person(players, Color::white)) {
    return std::nullopt;
  }
  return is_person(players, Color::black) ? Color::black : Color::white;
}

bool watched(const Players& players) {
  return play_as(players) == PlayAs::none;
}

engine::Level advisor(const Players& players, Color color) {
  return players[opponent(color)].level;
}

}  // namespace session

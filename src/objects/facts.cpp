#include "objects/facts.hpp"

namespace objects {

using json::Array;
using json::Object;
using json::Value;
using reversi::Color;
using session::Refusal;

std::string_view name(Color color) {
  return color == Color::black ? "black" : "white";
}

std::string_view name(Refusal refusal) {
  switch (refusal) {
    case Refusal::taken:
      return "taken";
    case Refusal::flips_nothing:
      return "flips_nothing";
    case Refusal::no_pass:
      return "no_pass";
    case Refusal::nothing_to_undo:
      return "nothing_to_undo";
    case Refusal::nothing_to_redo:
      return "nothing_to_redo";
    case Refusal::no_such_turn:
      return "no_such_turn";
    case Refusal::unknown:
      return "unknown";
  }
  return "";
}

std::string_view name(engine::Reason reason) {
  switch (reason) {
    case engine::Reason::corner:
      return "corner";
    case engine::Reason::most_flips:
      return "most_flips";
    case engine::Reason::search:
      return "search";
    case engine::Reason::exact:
      return "exact";
  }
  return "";
}

std::string_view name(reversi::Direction direction) {
  using reversi::Direction;
  switch (direction) {
    case Direction::up:
      return "up";
    case Direction::up_right:
      return "up_right";
    case Direction::right:
      return "right";
    case Direction::down_right:
      return "down_right";
    case Direction::down:
      return "down";
    case Direction::down_left:
      return "down_left";
    case Direction::left:
      return "left";
    case Direction::up_left:
      return "up_left";
  }
  return "";
}

Array squares(reversi::Bitboard set) {
  Array names;
  for (const reversi::Square square : reversi::Squares(set)) {
    names.emplace_back(reversi::to_string(square));
  }
  return names;
}

Value disc(const reversi::Position& position, reversi::Square square) {
  const auto color = reversi::at(position, square);
  return color ? Value(name(*color)) : std::nullopt;
}

Object turn(const reversi::Ply& ply, std::size_t number) {
  return {{"ply", static_cast<int>(number)},
          {"side", name(ply.mover)},
          {"square", ply.move ? Value(reversi::to_string(*ply.move)) : std::nullopt},
          {"flips", squares(ply.flipped)}};
}

Array turns(std::span<const reversi::Ply> plies, std::size_t number) {
  Array all;
  for (const reversi::Ply& ply : plies) {
    all.emplace_back(turn(ply, number++));
  }
  return all;
}

void add_score(Object& object, const reversi::Position& position) {
  const reversi::Score score = reversi::score(position);
  object.push_back({"black", score.black});
  object.push_back({"white", score.white});
}

void add_levels(Object& object, const session::Players& players) {
  for (const Color color : {Color::black, Color::white}) {
    const auto level = session::computer(players, color);
    object.push_back({std::string(name(color)) + "_level",
                      level ? Value(engine::info(*level).name) : std::nullopt});
  }
}

}  // namespace objects

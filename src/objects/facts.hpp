#pragma once

#include <span>
#include <string_view>

#include "engine/level.hpp"
#include "json/value.hpp"
#include "reversi/game.hpp"
#include "reversi/ray.hpp"
#include "session/refusal.hpp"
#include "session/settings.hpp"

/// What objects are made from: words for our enumerations, and members that several of them have.
namespace objects {

/// "black" or "white".
[[nodiscard]] std::string_view name(reversi::Color color);

/// Why something was refused, "flips_nothing".
[[nodiscard]] std::string_view name(session::Refusal refusal);

/// Why the computer chose, "most_flips".
[[nodiscard]] std::string_view name(engine::Reason reason);

/// A direction, "up_right".
[[nodiscard]] std::string_view name(reversi::Direction direction);

/// The names of the squares of a set in reading order.
[[nodiscard]] json::Array squares(reversi::Bitboard set);

/// Whose disc lies on a square; null when it is empty.
[[nodiscard]] json::Value disc(const reversi::Position& position, reversi::Square square);

/// A turn: "ply" (from 1), "side", "square" (null for a pass) and "flips".
[[nodiscard]] json::Object turn(const reversi::Ply& ply, std::size_t number);

/// Turns one after another, the first of them ply `number` (from 1).
[[nodiscard]] json::Array turns(std::span<const reversi::Ply> plies, std::size_t number);

/// Adds "black" and "white", the discs of both.
void add_score(json::Object& object, const reversi::Position& position);

/// Adds "black_level" and "white_level": the name of the computer's level, or null for a person.
void add_levels(json::Object& object, const session::Players& players);

}  // namespace objects

#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>

#include "reversi/game.hpp"

/// What passes between a person here and the other, who sits at another terminal. Whatever comes
/// from there has been checked by the rules.
namespace session::other {

// clang-format off

/// The other has placed a disc, which is legal.
struct Placed { reversi::Square square; bool operator==(const Placed&) const = default; };
/// The other asks to go back to where the game had so many plies: before a disc of theirs.
struct AsksUndo { std::size_t ply = 0; bool operator==(const AsksUndo&) const = default; };
/// The other asks for a return game, sides changed.
struct AsksAgain { bool operator==(const AsksAgain&) const = default; };
/// Both want the game back where it had so many plies.
struct Undone { std::size_t ply = 0; bool operator==(const Undone&) const = default; };
/// Both want another game; `side` is the person's here.
struct Began {
  std::uint64_t seed = 0; reversi::Color side = reversi::Color::black; reversi::Game game;
  bool operator==(const Began&) const = default;
};
/// The other has said no to what was asked.
struct Declined { bool operator==(const Declined&) const = default; };
/// Why the other is there no more.
enum class Departure : std::uint8_t {
  left,     ///< of their own will, or their line broke
  astray,   ///< their program said what the rules of the table do not allow
  stalled,  ///< their program stopped in the middle
};
/// The other has left.
struct Left {
  Departure how = Departure::left;
  bool operator==(const Left&) const = default;
};
/// The other is back; `game` is what both have in common, or the longer game where one of the two
/// is the beginning of the other.
struct Returned {
  reversi::Game game; bool differed = false;  ///< each had plies the other had not
  bool operator==(const Returned&) const = default;
};

/// To the other: the person here has placed a disc, in turn and with no question open.
struct Place { reversi::Square square; bool operator==(const Place&) const = default; };
/// To the other: may the game go back to so many plies, before a disc of the person here?
struct AskUndo { std::size_t ply = 0; bool operator==(const AskUndo&) const = default; };
/// To the other: shall there be a return game?
struct AskAgain { bool operator==(const AskAgain&) const = default; };
/// To the other: the answer to what they asked.
struct Answer { bool yes = false; bool operator==(const Answer&) const = default; };

// clang-format on

/// Anything that comes from the other.
using News = std::variant<Placed, AsksUndo, AsksAgain, Undone, Began, Declined, Left, Returned>;

/// Anything said to the other.
using Word = std::variant<Place, AskUndo, AskAgain, Answer>;

}  // namespace session::other

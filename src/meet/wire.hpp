#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reversi/game.hpp"

/// What two programs at one table say to each other: lines of printable ASCII, each with one
/// spelling. Nothing in a line is free text, so nothing of it can reach a terminal.
namespace meet::wire {

/// The language spoken here.
inline constexpr int version = 1;

/// The longest line, its newline counted.
inline constexpr std::size_t most_bytes = 256;

// clang-format off

/// The first line of both ends, "reversi 1": the language spoken, 1 to 9999.
struct Greeting { int version = 0; bool operator==(const Greeting&) const = default; };
/// "none": the guest keeps no game with this host.
struct NoGame { bool operator==(const NoGame&) const = default; };
/// "game SEED SIDE POSITION MOVES": the game an end has, and the side of who says so. From the host
/// it is also the answer that the guest may sit down. Games come up to their present.
struct Game {
  std::uint64_t seed = 0; reversi::Color side = reversi::Color::black; reversi::Game game;
  bool operator==(const Game&) const = default;
};
/// "move 12 d3": the disc placed after so many plies, passes counted.
struct Move {
  std::size_t ply = 0; reversi::Square square = reversi::Square::a1;
  bool operator==(const Move&) const = default;
};
/// "undo 10": may the game go back to where it had so many plies?
struct AskUndo { std::size_t ply = 0; bool operator==(const AskUndo&) const = default; };
/// "again": shall there be a return game, sides changed?
struct AskAgain { bool operator==(const AskAgain&) const = default; };
/// "yes" or "no": the answer to the one question that is open.
struct Answer { bool yes = false; bool operator==(const Answer&) const = default; };
/// "busy": somebody else sits here.
struct Busy { bool operator==(const Busy&) const = default; };
/// "leave": the person has left.
struct Leave { bool operator==(const Leave&) const = default; };

// clang-format on

/// Any line.
using Line = std::variant<Greeting, NoGame, Game, Move, AskUndo, AskAgain, Answer, Busy, Leave>;

/// The line as it is sent, newline included; at most most_bytes.
[[nodiscard]] std::string format(const Line& line);

/// The line a text without its newline stands for; nothing for any other text, a move list against
/// the rules among them.
[[nodiscard]] std::optional<Line> parse(std::string_view text);

/// What some bytes amounted to.
struct Heard {
  std::vector<Line> lines;  ///< those that are whole now, in order
  bool wrong = false;       ///< then came something that is no line; nothing after it is read

  friend bool operator==(const Heard&, const Heard&) = default;
};

/// Cuts bytes into lines, wherever they were torn apart; keeps less than most_bytes of them.
class Reader {
 public:
  [[nodiscard]] Heard read(std::string_view bytes);
  /// Whether a line has begun that is not whole.
  [[nodiscard]] bool amid_line() const { return !begun_.empty(); }

 private:
  std::string begun_;
  bool wrong_ = false;
};

}  // namespace meet::wire

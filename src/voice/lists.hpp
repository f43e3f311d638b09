#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reversi/game.hpp"
#include "voice/names.hpp"

/// The longer answers of line mode, in lines of at most 79 columns.
namespace voice {

/// The board as nine lines: the letters, then the rows with their digits, marks and dots.
[[nodiscard]] std::vector<std::string> grid(const Names& names, const reversi::Position& position);

/// "You 3: d3 d4 d5." and "Computer 5: e4 f4 e5 e6 e7."
[[nodiscard]] std::vector<std::string> disc_lists(const Names& names,
                                                  const reversi::Position& position);

/// All turns, four a line, "1 you e6, 2 computer f4."; or turn `number` (from 1) with the flipped
/// squares, or that there is none.
[[nodiscard]] std::vector<std::string> history(const Names& names,
                                               std::span<const reversi::Ply> plies,
                                               std::optional<int> number);

/// The transcript, thirty moves a line, and on the last line the position, each in the form the
/// command line takes; before the first move the position alone.
[[nodiscard]] std::vector<std::string> transcript(const reversi::Game& game);

}  // namespace voice

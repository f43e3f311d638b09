#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "store/saved_game.hpp"

namespace store {

/// A saved game as the file holds it: words and numbers, none of them to be trusted.
struct Record {
  std::string play_as;      ///< "black", "white", "both" or "none"
  std::string black_level;  ///< a name of levels()
  std::string white_level;
  std::uint64_t seed = 0;
  std::string start;         ///< the start position, as to_string writes it
  std::string moves;         ///< the transcript with the undone moves, passes left out
  std::int32_t present = 0;  ///< how many of the moves lead to the present
  std::int32_t discs = 0;    ///< how many discs lie on the board then
  std::string to_move;       ///< "black" or "white", whose turn it is then

  friend bool operator==(const Record&, const Record&) = default;
};

/// The record of a saved game.
[[nodiscard]] Record to_record(const SavedGame& saved);

/// The saved game of a record, replayed by the rules; nothing unless to_record would write exactly
/// this record for it.
[[nodiscard]] std::optional<SavedGame> to_saved_game(const Record& record);

}  // namespace store

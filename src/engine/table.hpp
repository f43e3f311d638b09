#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/rules.hpp"

namespace engine {

/// Marks the absence of a square where a byte must do.
inline constexpr std::uint8_t no_square = 64;

/// What is known of a board from an earlier visit: bounds of its value, and the moves that were
/// good.
struct Memory {
  std::int16_t lower = 0;
  std::int16_t upper = 0;
  std::uint8_t depth = 0;
  std::uint8_t best = no_square;
  std::uint8_t second = no_square;
  std::uint8_t generation = 0;  ///< set by the table
};

/// A number for a board that other boards are most unlikely to share: for either side's discs
/// alone it is one to one.
[[nodiscard]] constexpr std::uint64_t hash(Board board) {
  std::uint64_t mixed = board.player * 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 32)) + board.opponent;
  mixed *= 0xbf58476d1ce4e5b9;
  return mixed ^ (mixed >> 29);
}

/// A hash table of fixed size in buckets of two entries, of which the shallower gives way.
/// After Zobrist (1970) and Breuker, Uiterwijk and van den Herik (1994), "Replacement schemes for
/// transposition tables".
class Table {
 public:
  /// Forgets everything, in constant time but for one call in 255, and from now on remembers 2 to
  /// the power of `bits` entries of 16 bytes; makes room for them if it never had to before.
  void forget(int bits);

  /// What is known under a key; nullptr when nothing is.
  [[nodiscard]] const Memory* find(std::uint64_t key) const;

  /// Remembers under a key, in place of what was known under it, else of the shallower entry.
  void store(std::uint64_t key, const Memory& memory);

 private:
  struct Entry {
    std::uint64_t key = 0;
    Memory memory;
  };

  std::vector<Entry> entries_;
  std::uint64_t mask_ = 0;
  std::uint8_t generation_ = 0;
};

// Inline for speed: a search spends much of its time here.

inline const Memory* Table::find(std::uint64_t key) const {
  const std::size_t bucket = key & mask_;
  for (std::size_t i = bucket; i < bucket + 2; ++i) {
    if (entries_[i].key == key && entries_[i].memory.generation == generation_) {
      return &entries_[i].memory;
    }
  }
  return nullptr;
}

inline void Table::store(std::uint64_t key, const Memory& memory) {
  const std::size_t bucket = key & mask_;
  const auto rank = [&](const Entry& entry) {
    return entry.memory.generation != generation_ ? 0
           : entry.key == key                     ? -1
                                                  : entry.memory.depth + 1;
  };
  Entry& first = entries_[bucket];
  Entry& second = entries_[bucket + 1];
  Entry& victim =
      rank(first) == -1 || (rank(second) != -1 && rank(first) <= rank(second)) ? first : second;
  victim = {key, memory};
  victim.memory.generation = generation_;
}

}  // namespace engine

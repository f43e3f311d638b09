#include "reversi/level.hpp"

#include <algorithm>
#include <array>

namespace reversi {

namespace {

constexpr std::array<LevelInfo, 10> table = {{
    {"house", "Takes a corner if it can, otherwise the move that flips most.", 0, 0},
    {"1", "Looks one move ahead.", 1, 1},
    {"2", "Looks two moves ahead.", 2, 4},
    {"3", "Looks three moves ahead and plays the last six exactly.", 3, 6},
    {"4", "Looks four moves ahead and plays the last eight exactly.", 4, 8},
    {"5", "Looks five moves ahead and plays the last ten exactly.", 5, 10},
    {"6", "Looks six moves ahead and plays the last twelve exactly.", 6, 12},
    {"7", "Looks seven moves ahead and plays the last fourteen exactly.", 7, 14},
    {"8", "Looks eight moves ahead and plays the last fifteen exactly.", 8, 15},
    {"9", "Looks nine moves ahead and plays the last sixteen exactly.", 9, 16},
}};

}  // namespace

std::span<const LevelInfo> levels() {
  return table;
}

const LevelInfo& info(Level level) {
  return table[static_cast<std::size_t>(level)];
}

std::optional<Level> parse_level(std::string_view name) {
  const auto* const row = std::ranges::find(table, name, &LevelInfo::name);
  if (row == table.end()) {
    return std::nullopt;
  }
  return static_cast<Level>(row - table.begin());
}

}  // namespace reversi

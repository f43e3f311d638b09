#include "engine/level.hpp"

#include <algorithm>
#include <array>

#include "engine/rules.hpp"
namespace engine {

namespace {

constexpr std::array<LevelInfo, 10> table = {{
    {"house", "Takes a corner if it can, otherwise the move that flips most.", 0, 0, 0},
    {"1", "Looks one move ahead and often misjudges it.", 1, 2, 14},
    {"2", "Looks one move ahead and sometimes misjudges it.", 1, 4, 8},
    {"3", "Looks one move ahead and misjudges it a little.", 1, 6, 4},
    {"4", "Looks two moves ahead and misjudges them a little.", 2, 8, 4},
    {"5", "Looks two moves ahead and plays the last ten squares perfectly.", 2, 10, 0},
    {"6", "Looks three moves ahead and plays the last twelve squares perfectly.", 3, 12, 0},
    {"7", "Looks five moves ahead and plays the last fourteen squares perfectly.", 5, 14, 0},
    {"8", "Looks eight moves ahead and plays the last sixteen squares perfectly.", 8, 16, 0},
    {"9", "Looks 13 moves ahead and plays the last 19 squares perfectly.", 13, 19, 0},
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

}  // namespace engine

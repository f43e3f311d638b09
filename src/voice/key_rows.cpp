#include "voice/key_rows.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "session/command.hpp"

namespace voice {

namespace {

using SpokenKey = std::pair<std::string_view, std::string_view>;

constexpr std::array<SpokenKey, 10> spoken = {{{".", "period"},
                                               {"?", "question mark"},
                                               {"[", "left bracket"},
                                               {"]", "right bracket"},
                                               {"<", "less than"},
                                               {">", "greater than"},
                                               {"a-h", "a to h"},
                                               {"1-8", "1 to 8"},
                                               {"J", "Shift-J"},
                                               {"U", "Shift-U"}}};

std::string_view spoken_key(std::string_view key) {
  const auto* const found = std::ranges::find(spoken, key, &SpokenKey::first);
  return found == spoken.end() ? key : found->second;
}

}  // namespace

std::vector<KeyRow> key_rows() {
  std::vector<KeyRow> rows;
  for (const session::CommandInfo& command : session::commands()) {
    if (command.keys.empty()) {
      continue;
    }
    if (!rows.empty() && rows.back().help == command.help) {
      rows.back().keys += ", " + std::string(command.keys);
    } else {
      rows.push_back({std::string(command.keys), command.help});
    }
  }
  return rows;
}

std::string spoken_keys(std::string_view keys) {
  std::string result;
  while (!keys.empty()) {
    result += result.empty() ? "" : ", ";
    result += spoken_key(session::next_alternative(keys));
  }
  return result;
}

}  // namespace voice

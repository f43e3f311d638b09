#include "voice/key_rows.hpp"
#include "session/command_table.hpp"

#include <algorithm>
#include <array>
#include <utility>

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

std::string spoken_key(const session::KeyRange& keys) {
  const std::string key = to_string(keys);
  const auto* const found = std::ranges::find(spoken, key, &SpokenKey::first);
  return found == spoken.end() ? key : std::string(found->second);
}

void append(std::string& list, const std::string& item) {
  list += (list.empty() ? "" : ", ") + item;
}

}  // namespace

std::vector<KeyRow> key_rows() {
  std::vector<KeyRow> rows;
  for (const session::CommandInfo& command : session::commands()) {
    if (command.keys.empty()) {
      continue;
    }
    if (rows.empty() || rows.back().help != command.help) {
      rows.push_back({"", "", command.help});
    }
    for (const session::KeyRange& keys : command.keys) {
      append(rows.back().keys, to_string(keys));
      append(rows.back().spoken, spoken_key(keys));
    }
  }
  return rows;
}

std::string words_of(const session::CommandInfo& command) {
  std::string result;
  for (const session::Words& words : command.words) {
    append(result, to_string(words));
  }
  return result;
}

}  // namespace voice

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace voice {

/// Keys, as help writes them, and what they do.
struct KeyRow {
  std::string keys;
  std::string_view help;
};

/// What help says of the keys, in the order of the table of commands; neighbours that do alike,
/// such as the arrows, share a row.
[[nodiscard]] std::vector<KeyRow> key_rows();

/// Keys in words a screen reader says at every level of punctuation: "period", "a to h".
[[nodiscard]] std::string spoken_keys(std::string_view keys);

}  // namespace voice

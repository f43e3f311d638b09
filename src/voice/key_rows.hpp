#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "session/command_table.hpp"

namespace voice {

/// Keys and what they do.
struct KeyRow {
  std::string keys;    ///< as help writes them: "[, <"
  std::string spoken;  ///< as a screen reader says them at every level of punctuation: "less than"
  std::string_view help;
};

/// What help says of the keys, in the order of the table of commands; neighbours that do alike,
/// such as the arrows, share a row.
[[nodiscard]] std::vector<KeyRow> key_rows();

/// The words of a command as line mode's help writes them: "h, help, ?".
[[nodiscard]] std::string words_of(const session::CommandInfo& command);

}  // namespace voice

#include <iostream>
#include <string_view>

#include "engine/level.hpp"
#include "session/command_table.hpp"

namespace {

template <typename Alternatives>
void print_each(std::string_view kind, const Alternatives& alternatives) {
  for (const auto& alternative : alternatives) {
    std::cout << kind << '\t' << to_string(alternative) << '\n';
  }
}

}  // namespace

// Prints what the manual has to name, a kind and a name a line with a tab between: the keys, the
// words of line mode, and the levels with their summaries.
int main() {
  for (const session::CommandInfo& row : session::commands()) {
    print_each("key", row.keys);
    print_each("word", row.words);
  }
  for (const engine::LevelInfo& level : engine::levels()) {
    std::cout << "level\t" << level.name << ": " << level.summary << '\n';
  }
}

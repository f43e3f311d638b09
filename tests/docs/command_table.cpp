#include <iostream>
#include <string_view>

#include "engine/level.hpp"
#include "session/command.hpp"

namespace {

void print_each(std::string_view kind, std::string_view alternatives) {
  constexpr std::string_view separator = ", ";
  while (!alternatives.empty()) {
    const std::size_t end = alternatives.find(separator);
    std::cout << kind << '\t' << alternatives.substr(0, end) << '\n';
    alternatives.remove_prefix(end == std::string_view::npos ? alternatives.size()
                                                             : end + separator.size());
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

#include <cstdio>
#include <exception>
#include <string>
#include <variant>

#include "store/file.hpp"
#include "store/store.hpp"

namespace {

int probe(const char* path) {
  const auto read = store::read_file(path, store::most_bytes + 1);
  const auto* const text = std::get_if<store::FileText>(&read);
  if (text == nullptr) {
    std::puts("refused: unreadable");
    return 1;
  }
  const auto decoded = store::decode(text->text);
  if (const auto* const unusable = std::get_if<store::Unusable>(&decoded)) {
    std::puts(*unusable == store::Unusable::newer ? "refused: newer" : "refused: damaged");
    return 1;
  }
  std::printf("good: %zu plies\n", std::get<store::SavedGame>(decoded).game.plies().size());
  return 0;
}

}  // namespace

// Reads one saved game as the program does, and touches nothing: 0 it is good, 1 it is refused.
int main(int count, char** arguments) try {
  if (count != 2) {
    std::fputs("usage: reversi-probe FILE\n", stderr);
    return 2;
  }
  return probe(arguments[1]);
} catch (const std::exception& error) {
  std::fprintf(stderr, "reversi-probe: %s\n", error.what());
  return 3;
}

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "store/store.hpp"

namespace {

// What is taken for a saved game must be one: written again, it is read as the same.
void read(std::string_view text) {
  const auto decoded = store::decode(text);
  if (const auto* const saved = std::get_if<store::SavedGame>(&decoded)) {
    const auto again = store::decode(store::encode(*saved));
    if (again.index() != 0 || std::get<store::SavedGame>(again) != *saved) {
      std::abort();
    }
  }
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read(text);
  // Behind a right checksum, which no mutation would ever hit.
  const std::size_t line = text.starts_with("reversi-game ") ? text.find('\n') + 1 : 0;
  read(store::seal(text.substr(line)));
  return 0;
}

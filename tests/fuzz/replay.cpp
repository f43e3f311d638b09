// replay FILE: gives what fuzzing once found, the bytes of each line of FILE in hexadecimal, to the
// target this is linked with; that aborts on what it does not like.

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::optional<std::vector<std::uint8_t>> bytes(std::string_view line) {
  std::vector<std::uint8_t> read(line.size() / 2);
  for (std::size_t i = 0; i < read.size(); ++i) {
    const char* const pair = line.data() + 2 * i;
    if (std::from_chars(pair, pair + 2, read[i], 16).ptr != pair + 2) {
      return std::nullopt;
    }
  }
  return line.size() % 2 == 0 ? std::optional(read) : std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file(argc > 1 ? argv[1] : "");
  int replayed = 0;
  for (std::string line; std::getline(file, line); ++replayed) {
    const auto input = bytes(line);
    if (!input) {
      std::fprintf(stderr, "line %d is not bytes in hexadecimal\n", replayed + 1);
      return 1;
    }
    LLVMFuzzerTestOneInput(input->data(), input->size());
  }
  std::printf("%d inputs\n", replayed);
  return replayed > 0 ? 0 : 1;
}

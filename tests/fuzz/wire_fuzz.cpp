#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "meet/wire.hpp"

namespace {

using namespace meet;

void require(bool condition) {
  if (!condition) {
    std::abort();
  }
}

bool printable(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

// The first byte says how the others are torn apart.
wire::Heard read_torn(std::string_view text, std::size_t piece) {
  wire::Reader reader;
  wire::Heard all;
  while (!text.empty() && !all.wrong) {
    const wire::Heard heard = reader.read(text.substr(0, piece));
    all.lines.insert(all.lines.end(), heard.lines.begin(), heard.lines.end());
    all.wrong = heard.wrong;
    text.remove_prefix(std::min(piece, text.size()));
  }
  return all;
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) {
    return 0;
  }
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  const wire::Heard torn = read_torn(text, std::size_t{*data} + 1);
  require(torn == wire::Reader().read(text));
  std::string spelled;
  for (const wire::Line& line : torn.lines) {
    const std::string one = wire::format(line);
    require(one.size() <= wire::most_bytes && one.ends_with('\n'));
    require(printable(std::string_view(one).substr(0, one.size() - 1)));
    spelled += one;
  }
  require(text.starts_with(spelled));
  return 0;
}

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

#include "support/wild_session.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span bytes(data, size);
  if (bytes.empty()) {
    return 0;
  }
  support::WildSession session(bytes.front());
  for (const std::uint8_t byte : bytes.subspan(1)) {
    session.take(byte);
    if (const std::string broken = session.broken(); !broken.empty()) {
      std::fprintf(stderr, "%s\n", broken.c_str());
      std::abort();
    }
  }
  return 0;
}

#pragma once

#include <cstdint>
#include <string_view>

namespace engine {

/// A number that changes when a character of the text does: FNV-1a, 64 bits (Fowler, Noll, Vo).
[[nodiscard]] constexpr std::uint64_t checksum(std::string_view text) {
  std::uint64_t result = 0xcbf29ce484222325;
  for (const char symbol : text) {
    result = (result ^ static_cast<unsigned char>(symbol)) * 0x100000001b3;
  }
  return result;
}

}  // namespace engine

#pragma once

#include <cstdint>
#include <stop_token>

namespace engine {

/// Thrown from the depth of a search that was asked to stop; it never leaves the library.
struct Stopped {};

/// Counts positions and looks now and then whether to go on.
struct Watch {
  std::stop_token stop;
  std::uint64_t nodes = 0;
  std::uint32_t calls = 0;

  /// Throws Stopped when asked to stop.
  void check() {
    if ((++calls & 255) == 0 && stop.stop_requested()) {
      throw Stopped{};
    }
  }
};

}  // namespace engine

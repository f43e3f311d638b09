#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <iostream>

#include "support/shared_data.hpp"

// Without the data nothing was tested, and that must not look like a pass.
int main(int argc, char** argv) {
  if (support::shared_data().empty()) {
    std::cout << "skipped: no shared/data beside the sources and REVERSI_TEST_DATA names none\n";
    constexpr int meson_skip = 77;
    return meson_skip;
  }
  return doctest::Context(argc, argv).run();
}

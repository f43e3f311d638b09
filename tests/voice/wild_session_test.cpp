#include "support/wild_session.hpp"

#include <doctest/doctest.h>

#include "reversi/random.hpp"

TEST_CASE("no sequence of keys, words, resizes and answers breaks the session or its picture") {
  std::size_t most_plies = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    reversi::Random random(seed);
    support::WildSession session(static_cast<std::uint8_t>(random.next()));
    for (int i = 0; i < 300; ++i) {
      // Half of all keys are Tab then Enter, so that games go on to their end.
      const auto byte = static_cast<std::uint8_t>(random.next());
      session.take(byte % 4 == 0 ? 103 : byte % 4 == 1 ? 105 : byte);
      const std::string broken = session.broken();
      if (!broken.empty()) {
        CAPTURE(seed);
        CAPTURE(i);
        FAIL(broken);
      }
      most_plies = std::max(most_plies, session.state().game.plies().size());
    }
  }
  CHECK(most_plies > 50);
}

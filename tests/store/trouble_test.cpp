#include "store/trouble.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace store;

TEST_CASE("the player is told what became of a saved game") {
  const auto denied = std::make_error_code(std::errc::permission_denied);
  CHECK(said_set_aside("/state/reversi/game.bad-1") ==
        "Saved game damaged, set aside as game.bad-1.");
  CHECK(said_stays(denied) ==
        "Saved game damaged, stays (Permission denied); this game is not saved.");
  CHECK(said_unreadable(denied) ==
        "Saved game unreadable (Permission denied), untouched; this game is not saved.");
  CHECK(said_not_ours("a directory") ==
        "Saved game is a directory, untouched; this game is not saved.");
  CHECK(said_empty() == "Saved game is empty: a new one begins.");
  CHECK(said_newer() ==
        "Saved game is from a newer reversi, left untouched; this game is not saved.");
  CHECK(said_busy() == "Saved game is open in another reversi.");
  CHECK(said_unlocked(denied) == "Saved game not locked (Permission denied).");
}

TEST_CASE("no name and no error makes a sentence too long or unprintable") {
  const auto fits = [](const std::string& said) {
    return said.size() <= most_columns &&
           std::ranges::all_of(said, [](char c) { return c >= ' ' && c <= '~'; });
  };
  CHECK(fits(said_set_aside(std::string(200, 'x') + ".bad-9999")));
  CHECK(fits(said_set_aside("/a/\x1b[2J\n\xff.bad-1")));
  for (int number = 1; number < 134; ++number) {
    const std::error_code error(number, std::system_category());
    CAPTURE(error.message());
    CHECK(fits(said_stays(error)));
    CHECK(fits(said_unreadable(error)));
    CHECK(fits(said_unlocked(error)));
  }
}

TEST_CASE("a long name keeps the number that was added to it") {
  CHECK(said_set_aside(std::string(200, 'x') + ".bad-12").ends_with("xxx....bad-12."));
}

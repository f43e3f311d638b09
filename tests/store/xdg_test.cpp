#include "store/xdg.hpp"

#include <doctest/doctest.h>

using store::saved_game_path;

TEST_CASE("the saved game lies in the state directory of the XDG specification") {
  CHECK(saved_game_path("/state", "/home/ann") == "/state/reversi/game");
  CHECK(saved_game_path(nullptr, "/home/ann") == "/home/ann/.local/state/reversi/game");
}

TEST_CASE("empty and relative directories are ignored") {
  CHECK(saved_game_path("", "/home/ann") == "/home/ann/.local/state/reversi/game");
  CHECK(saved_game_path("state", "/home/ann") == "/home/ann/.local/state/reversi/game");
  CHECK(saved_game_path("./state", "home") == std::nullopt);
  CHECK(saved_game_path("", "") == std::nullopt);
  CHECK(saved_game_path(nullptr, nullptr) == std::nullopt);
}

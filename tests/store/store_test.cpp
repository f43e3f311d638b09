#include "store/store.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include "child.hpp"
#include "samples.hpp"
#include "temporary_directory.hpp"

using namespace store;

namespace {

std::string said(const Loaded& loaded) {
  const auto* const trouble = std::get_if<LoadTrouble>(&loaded);
  return trouble == nullptr ? "" : trouble->said;
}

mode_t mode_of(const std::string& path) {
  struct stat status = {};
  REQUIRE(::lstat(path.c_str(), &status) == 0);
  return status.st_mode & 07777;
}

std::vector<std::string> names_in(const std::string& directory) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(directory)) {
    names.push_back(entry.path().filename().string());
  }
  std::ranges::sort(names);
  return names;
}

// What a start makes of the file `game`: told, set aside untouched, and the next save succeeds.
void check_set_aside(const TemporaryDirectory& directory) {
  const std::string path = directory / "game";
  Store store(path);
  CHECK(said(store.load()) == "Saved game damaged, set aside as game.bad-1.");
  CHECK(std::filesystem::symlink_status(path).type() == std::filesystem::file_type::not_found);
  CHECK(std::holds_alternative<NoGame>(store.load()));
  CHECK(store.save(sample()) == std::nullopt);
  CHECK(std::holds_alternative<SavedGame>(store.load()));
}

}  // namespace

TEST_CASE("a game comes back in the next run as it went") {
  const TemporaryDirectory directory;
  const std::string path = directory / "state/reversi/game";
  {
    Store store(path);
    CHECK(std::holds_alternative<NoGame>(store.load()));
    CHECK(store.save(sample()) == std::nullopt);
  }
  Store store(path);
  CHECK(store.warning() == std::nullopt);
  const Loaded loaded = store.load();
  REQUIRE(std::holds_alternative<SavedGame>(loaded));
  CHECK(std::get<SavedGame>(loaded) == sample());
}

TEST_CASE("the file of a finished game is removed, and only the lock stays") {
  const TemporaryDirectory directory;
  Store store(directory / "game");
  CHECK(std::holds_alternative<NoGame>(store.load()));
  CHECK(store.remove() == std::nullopt);
  REQUIRE(store.save(sample()) == std::nullopt);
  CHECK(store.remove() == std::nullopt);
  CHECK(names_in(directory.path()) == std::vector<std::string>{".game.reversi-lock"});
}

TEST_CASE("a path without a directory is a file of the working directory") {
  const TemporaryDirectory directory;
  CHECK(in_child([&] {
          std::filesystem::current_path(directory.path());
          Store store("game");
          return store.save(sample()) == std::nullopt ? 0 : 1;
        }) == 0);
  CHECK(names_in(directory.path()) == std::vector<std::string>{".game.reversi-lock", "game"});
}

TEST_CASE("a directory may be a link") {
  const TemporaryDirectory directory;
  std::filesystem::create_directory(directory / "elsewhere");
  std::filesystem::create_symlink("elsewhere", directory / "state");
  Store store(directory / "state/game");
  CHECK(store.save(sample()) == std::nullopt);
  CHECK(file_text(directory / "elsewhere/game") == encode(sample()));
}

TEST_CASE("files are 0600 and new directories 0700 under any umask") {
  for (const mode_t mask : {0000, 0022, 0077, 0377, 0777}) {
    CAPTURE(mask);
    const TemporaryDirectory directory;
    const mode_t before = ::umask(mask);
    Store store(directory / "state/reversi/game");
    const auto trouble = store.save(sample());
    ::umask(before);
    CHECK(trouble == std::nullopt);
    CHECK(mode_of(directory / "state") == 0700);
    CHECK(mode_of(directory / "state/reversi") == 0700);
    CHECK(mode_of(directory / "state/reversi/game") == 0600);
    CHECK((mode_of(directory / "state/reversi/.game.reversi-lock") & 0077) == 0);
  }
}

TEST_CASE("directories that are there keep their mode") {
  const TemporaryDirectory directory;
  REQUIRE(::mkdir((directory / "state").c_str(), 0755) == 0);
  const mode_t before = mode_of(directory / "state");
  Store store(directory / "state/game");
  CHECK(store.save(sample()) == std::nullopt);
  CHECK(mode_of(directory / "state") == before);
}

TEST_CASE("a damaged file is set aside byte for byte, under the first free number") {
  const TemporaryDirectory directory;
  write_text(directory / "game", "damaged");
  write_text(directory / "game.bad-1", "older");
  write_text(directory / "game.bad-2", "old");
  Store store(directory / "game");
  CHECK(said(store.load()) == "Saved game damaged, set aside as game.bad-3.");
  CHECK(file_text(directory / "game.bad-1") == "older");
  CHECK(file_text(directory / "game.bad-2") == "old");
  CHECK(file_text(directory / "game.bad-3") == "damaged");
}

TEST_CASE("a damaged file does not keep the next game from being saved") {
  const TemporaryDirectory directory;
  write_text(directory / "game", encode(sample()).substr(1));
  check_set_aside(directory);
}

TEST_CASE("a file larger than any saved game is damaged") {
  const TemporaryDirectory directory;
  write_text(directory / "game", encode(sample()));
  std::filesystem::resize_file(directory / "game", std::uintmax_t{1} << 30);
  check_set_aside(directory);
}

TEST_CASE("what is no regular file is told, left alone, and not tried again") {
  const TemporaryDirectory directory;
  std::filesystem::create_directories(directory / "game/full");
  Store store(directory / "game");
  const Loaded loaded = store.load();
  CHECK(said(loaded) == "Saved game is a directory, untouched; this game is not saved.");
  CHECK_FALSE(std::get<LoadTrouble>(loaded).can_save);
}

TEST_CASE("an empty file holds no game: that is told in our folder, and it is used") {
  const TemporaryDirectory directory;
  write_text(directory / "game", "");
  Store store(directory / "game");
  CHECK(said(store.load()) == "Saved game is empty: a new one begins.");
  CHECK(store.save(sample()) == std::nullopt);
  CHECK(names_in(directory.path()) == std::vector<std::string>{".game.reversi-lock", "game"});
}

TEST_CASE("a newer saved game is left untouched for the whole run") {
  const TemporaryDirectory directory;
  const std::string text = "reversi-game 2 0 00000000\n";
  write_text(directory / "game", text);
  Store store(directory / "game");
  CHECK(said(store.load()) ==
        "Saved game is from a newer reversi, left untouched; this game is not saved.");
  CHECK(store.save(sample()) == "Saved game is from a newer reversi");
  CHECK(store.remove() == std::nullopt);
  CHECK(file_text(directory / "game") == text);
  CHECK(names_in(directory.path()) == std::vector<std::string>{".game.reversi-lock", "game"});
}

TEST_CASE("a second owner is refused and cannot touch the file") {
  const TemporaryDirectory directory;
  Store first(directory / "game");
  REQUIRE(first.save(sample()) == std::nullopt);
  const std::string text = file_text(directory / "game");
  Store second(directory / "game");
  CHECK(second.busy());
  CHECK(second.warning() == std::nullopt);
  CHECK(said(second.load()) == "Saved game is open in another reversi.");
  CHECK(second.save(sample()) == "Saved game is open in another reversi");
  CHECK(second.remove() == std::nullopt);
  CHECK(file_text(directory / "game") == text);
  CHECK_FALSE(first.busy());
}

TEST_CASE("another process that is killed leaves no lock") {
  const TemporaryDirectory directory;
  const std::string path = directory / "game";
  CHECK(in_child([&] {
          const Store store(path);
          return ::kill(::getpid(), SIGKILL);
        }) == -1);
  Store store(path);
  CHECK_FALSE(store.busy());
  CHECK(in_child([&] { return Store(path).busy() ? 7 : 0; }) == 7);
}

TEST_CASE("a program that is started does not inherit the lock") {
  const TemporaryDirectory directory;
  {
    const Store store(directory / "game");
    REQUIRE_FALSE(store.busy());
    REQUIRE(std::system("sleep 5 >/dev/null 2>&1 &") == 0);
  }
  CHECK_FALSE(Store(directory / "game").busy());
}

TEST_CASE("what a killed save left behind neither disturbs nor piles up") {
  const TemporaryDirectory directory;
  write_text(directory / "precious", "precious");
  SUBCASE("half a file") {
    write_text(directory / ".game.reversi-new", "reversi-ga");
  }
  SUBCASE("a link planted there") {
    std::filesystem::create_symlink("precious", directory / ".game.reversi-new");
  }
  Store store(directory / "game");
  CHECK(names_in(directory.path()) == std::vector<std::string>{".game.reversi-lock", "precious"});
  CHECK(store.save(sample()) == std::nullopt);
  CHECK(names_in(directory.path()) ==
        std::vector<std::string>{".game.reversi-lock", "game", "precious"});
  CHECK(file_text(directory / "precious") == "precious");
}

TEST_CASE("what is left behind goes with the next save where nothing can be locked") {
  const TemporaryDirectory directory;
  std::filesystem::create_directory(directory / ".game.reversi-lock");
  write_text(directory / ".game.reversi-new", "reversi-ga");
  Store store(directory / "game");
  CHECK(store.save(sample()) == std::nullopt);
  CHECK(names_in(directory.path()) == std::vector<std::string>{".game.reversi-lock", "game"});
}

TEST_CASE("a lock file that cannot be one is said and does not stop the game") {
  const TemporaryDirectory directory;
  std::filesystem::create_directory(directory / ".game.reversi-lock");
  Store store(directory / "game");
  CHECK_FALSE(store.busy());
  CHECK(store.warning() == "Saved game not locked (Is a directory).");
  CHECK(store.save(sample()) == std::nullopt);
  CHECK(std::holds_alternative<SavedGame>(store.load()));
}

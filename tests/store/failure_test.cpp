#include <doctest/doctest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <string>

#include "child.hpp"
#include "samples.hpp"
#include "store/store.hpp"
#include "temporary_directory.hpp"

using namespace store;

namespace {

// Lowers a limit of this process for a while.
class Limit {
 public:
  Limit(__rlimit_resource_t what, rlim_t most) : what_(what) {
    ::getrlimit(what, &before_);
    const rlimit lower = {most, before_.rlim_max};
    ::setrlimit(what, &lower);
  }
  ~Limit() { ::setrlimit(what_, &before_); }
  Limit(const Limit&) = delete;
  Limit& operator=(const Limit&) = delete;

 private:
  __rlimit_resource_t what_;
  rlimit before_{};
};

bool only_the_old_game(const std::string& path, const std::string& text) {
  return file_text(path) == text && !std::filesystem::exists(beside(path, "reversi-new"));
}

SavedGame next(SavedGame saved) {
  saved.game.redo();
  return saved;
}

constexpr int skipped = 77;

// In a file system of its own that is full: 0 when the old game is kept, the reason given, and
// the game is saved once there is room.
int save_on_full_disk(const std::string& place) {
  if (::unshare(CLONE_NEWNS) != 0 ||
      ::mount("none", "/", "none", MS_REC | MS_PRIVATE, nullptr) != 0 ||
      ::mount("tmpfs", place.c_str(), "tmpfs", 0, "size=32k") != 0) {
    return skipped;
  }
  const std::string path = place + "/game";
  Store store(path);
  if (store.save(sample())) {
    return 1;
  }
  const std::string text = file_text(path);
  write_text(place + "/filler", std::string(65536, 'x'));
  if (store.save(next(sample())) != "No space left on device" || !only_the_old_game(path, text)) {
    return 2;
  }
  std::filesystem::remove(place + "/filler");
  return store.save(next(sample())) ? 3 : 0;
}

// Without the rights of root, in a place it may not write to: 0 when the game is read and the
// reasons given.
int play_in_foreign_place(const std::string& path) {
  constexpr uid_t nobody = 65534;
  if (::setgid(nobody) != 0 || ::setuid(nobody) != 0) {
    return skipped;
  }
  Store store(path);
  if (!std::holds_alternative<SavedGame>(store.load())) {
    return 1;
  }
  if (store.warning() != "Saved game not locked (Permission denied).") {
    return 2;
  }
  return store.save(sample()) == "Permission denied" ? 0 : 3;
}

}  // namespace

TEST_CASE("a save that fails keeps the old game, says why, and the next may succeed") {
  const TemporaryDirectory directory;
  const std::string path = directory / "game";
  Store store(path);
  REQUIRE(store.save(sample()) == std::nullopt);
  const std::string text = file_text(path);
  SUBCASE("no byte may be written") {
    ::signal(SIGXFSZ, SIG_IGN);
    const Limit limit(RLIMIT_FSIZE, 0);
    CHECK(store.save(next(sample())) == "File too large");
  }
  SUBCASE("only a part may be written") {
    ::signal(SIGXFSZ, SIG_IGN);
    const Limit limit(RLIMIT_FSIZE, 100);
    CHECK(store.save(next(sample())) == "File too large");
  }
  SUBCASE("no file may be opened") {
    const Limit limit(RLIMIT_NOFILE, 3);
    CHECK(store.save(next(sample())) == "Too many open files");
  }
  CHECK(only_the_old_game(path, text));
  CHECK(store.save(next(sample())) == std::nullopt);
  CHECK(file_text(path) == encode(next(sample())));
}

TEST_CASE("a saved game that cannot be read now is left untouched for the whole run") {
  const TemporaryDirectory directory;
  const std::string path = directory / "game";
  write_text(path, "damaged or not, who knows");
  Store store(path);
  {
    const Limit limit(RLIMIT_NOFILE, 3);
    const Loaded loaded = store.load();
    REQUIRE(std::holds_alternative<LoadTrouble>(loaded));
    CHECK(std::get<LoadTrouble>(loaded).said ==
          "Saved game unreadable (Too many open files), untouched; this game is not saved.");
  }
  CHECK(store.save(sample()) == "Saved game unreadable");
  CHECK(store.remove() == std::nullopt);
  CHECK(only_the_old_game(path, "damaged or not, who knows"));
}

TEST_CASE("a place that can hold no file is said at once and with every save") {
  const TemporaryDirectory directory;
  write_text(directory / "file", "in the way");
  Store store(directory / "file/reversi/game");
  CHECK(store.warning() == "Saved game not locked (Not a directory).");
  CHECK(store.save(sample()) == "Not a directory");
  const std::string endless = directory / std::string(5000, 'x');
  CHECK(Store(endless + "/game").save(sample()) == "File name too long");
  CHECK(Store("/proc/reversi/game").save(sample()) == "No such file or directory");
}

TEST_CASE("a directory that is lost is made again") {
  const TemporaryDirectory directory;
  Store store(directory / "state/game");
  std::filesystem::remove_all(directory / "state");
  CHECK(store.save(sample()) == std::nullopt);
}

TEST_CASE("a damaged file that cannot be set aside is not overwritten") {
  const TemporaryDirectory directory;
  const std::string name(255, 'x');  // the longest a name may be: nothing can be added to it
  write_text(directory / name, "damaged");
  Store store(directory / name);
  const Loaded loaded = store.load();
  REQUIRE(std::holds_alternative<LoadTrouble>(loaded));
  CHECK(std::get<LoadTrouble>(loaded).said ==
        "Saved game damaged, stays (File name too long); this game is not saved.");
  CHECK(store.save(sample()) == "Saved game damaged and in the way");
  CHECK(file_text(directory / name) == "damaged");
}

TEST_CASE("a full disk keeps the old game") {
  const TemporaryDirectory directory;
  const int result = in_child([&] { return save_on_full_disk(directory.path()); });
  if (result == skipped) {
    MESSAGE("skipped: only root may mount a small file system");
    return;
  }
  CHECK(result == 0);
}

TEST_CASE("in a place without the right to write a game can be gone on with but not saved") {
  const TemporaryDirectory directory;
  const std::string path = directory / "game";
  write_text(path, encode(sample()));
  std::filesystem::permissions(directory.path(), std::filesystem::perms(0755));
  std::filesystem::permissions(path, std::filesystem::perms(0644));
  const int result = in_child([&] { return play_in_foreign_place(path); });
  if (result == skipped) {
    MESSAGE("skipped: only root may become another user");
    return;
  }
  CHECK(result == 0);
}

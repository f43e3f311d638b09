#include <doctest/doctest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>

#include "child.hpp"
#include "listing.hpp"
#include "samples.hpp"
#include "store/store.hpp"
#include "temporary_directory.hpp"

// Only what is ours is touched: whatever lies in the place of the saved game or beside it, the
// folder is compared with itself afterwards, name by name.

using namespace store;
namespace fs = std::filesystem;

namespace {

constexpr std::array neighbours = {
    "game.tmp",  "game.lock", "game.bad-1", "game.bad-x",   "game.new", "game~",
    ".game.tmp", ".game.swp", "game.bak",   ".game.lock",   "game.ggf", "lock",
    ".game",     "reversi",   "settings",   "reversi-lock", "game.d",
};

void make_socket(const std::string& path) {
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
  REQUIRE(::bind(socket.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
}

struct Kind {
  const char* name;
  void (*make)(const std::string& path);
  bool file = false;  ///< regular: in our own folder it is set aside
};

constexpr std::array kinds = {
    Kind{"text", [](const std::string& path) { write_text(path, "thesis\n"); }, true},
    Kind{"JSON", [](const std::string& path) { write_text(path, "{\"a\": 1}"); }, true},
    Kind{"nearly ours", [](const std::string& path) { write_text(path, "reversi-games 1 "); },
         true},
    Kind{"zeros", [](const std::string& path) { write_text(path, std::string(70000, '\0')); },
         true},
    Kind{"directory", [](const std::string& path) { fs::create_directories(path + "/full"); }},
    Kind{"link", [](const std::string& path) { fs::create_symlink("game.bak", path); }},
    Kind{"link to nothing", [](const std::string& path) { fs::create_symlink("nowhere", path); }},
    Kind{"link to itself", [](const std::string& path) { fs::create_symlink("game", path); }},
    Kind{"link to zeros", [](const std::string& path) { fs::create_symlink("/dev/zero", path); }},
    Kind{"pipe", [](const std::string& path) { REQUIRE(::mkfifo(path.c_str(), 0600) == 0); }},
    Kind{"socket", make_socket},
    Kind{"device",  // the null device, in the folder of the test; root alone can make it
         [](const std::string& path) {
           static_cast<void>(::mknod(path.c_str(), S_IFCHR | 0666, makedev(1, 3)));
         }},
};

void furnish(const std::string& folder, const Kind& kind) {
  for (const char* const name : neighbours) {
    write_text(folder + "/" + name, "mine");
  }
  write_text(folder + "/game.bak", encode(sample()));
  kind.make(folder + "/game");
}

// All that a run does to the saved game.
void play(const std::string& path, Folder folder) {
  Store store(path, folder);
  static_cast<void>(store.load());
  static_cast<void>(store.save(sample()));
  static_cast<void>(store.save(sample()));
  static_cast<void>(store.remove());
}

// What may be new: the lock; and in our own folder a file set aside, the same as before.
bool allowed(const std::string& name, const Entry& entry, const Listing& before) {
  const auto game = before.find("game");
  return name == ".game.reversi-lock" ||
         (name.starts_with("game.bad-") && game != before.end() && entry == game->second);
}

// How many entries are not as they were; each is told.
int changes(const Listing& before, const Listing& after, bool set_aside) {
  int count = 0;
  const auto tell = [&](const std::string& name, const char* what) {
    std::printf("%s %s\n", name.c_str(), what);
    ++count;
  };
  for (const auto& [name, entry] : before) {
    const auto now = after.find(name);
    const bool gone = now == after.end();
    if (gone && !(set_aside && name == "game")) {
      tell(name, "is gone");
    } else if (!gone && now->second != entry) {
      tell(name, "has changed");
    }
  }
  for (const auto& [name, entry] : after) {
    if (!before.contains(name) && !allowed(name, entry, before)) {
      tell(name, "is new");
    }
  }
  return count;
}

int changes_after_play(const std::string& place, Folder folder, bool set_aside) {
  const Listing before = look(place);
  play(place + "/game", folder);
  return changes(before, look(place), set_aside);
}

constexpr int skipped = 77;

bool mount_small(const std::string& place) {
  return ::unshare(CLONE_NEWNS) == 0 &&
         ::mount("none", "/", "none", MS_REC | MS_PRIVATE, nullptr) == 0 &&
         ::mount("tmpfs", place.c_str(), "tmpfs", 0, "size=512k") == 0;
}

bool become_nobody() {
  constexpr uid_t nobody = 65534;
  return ::setgid(nobody) == 0 && ::setuid(nobody) == 0;
}

int on_read_only_disk(const std::string& place, const Kind& kind, Folder folder) {
  if (!mount_small(place)) {
    return skipped;
  }
  furnish(place, kind);
  if (::mount("tmpfs", place.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, "size=512k") != 0) {
    return skipped;
  }
  return changes_after_play(place, folder, false);
}

int on_full_disk(const std::string& place, const Kind& kind, Folder folder) {
  if (!mount_small(place)) {
    return skipped;
  }
  furnish(place, kind);
  write_text(place + "/filler", std::string(1 << 20, 'x'));
  return changes_after_play(place, folder, folder == Folder::ours && kind.file);
}

int as_nobody(const std::string& place, const Kind& kind, Folder folder) {
  furnish(place, kind);
  ::chmod(place.c_str(), 0755);
  return become_nobody() ? changes_after_play(place, folder, false) : skipped;
}

int as_nobody_at_home(const std::string& place, const Kind& kind, Folder folder) {
  constexpr uid_t nobody = 65534;
  if (::chown(place.c_str(), nobody, nobody) != 0 || !become_nobody()) {
    return skipped;
  }
  furnish(place, kind);
  return changes_after_play(place, folder, folder == Folder::ours && kind.file);
}

// Every kind of thing in both kinds of folder, each in a process that may give up its rights.
void check_each(int (*run)(const std::string&, const Kind&, Folder)) {
  int skips = 0;
  for (const Kind& kind : kinds) {
    for (const Folder folder : {Folder::ours, Folder::somebodys}) {
      CAPTURE(kind.name);
      CAPTURE(static_cast<int>(folder));
      const TemporaryDirectory directory;
      std::fflush(stdout);
      const int result = in_child([&] {
        const int wrong = run(directory.path(), kind, folder);
        std::fflush(stdout);
        return wrong;
      });
      skips += result == skipped ? 1 : 0;
      CHECK((result == 0 || result == skipped));
    }
  }
  if (skips > 0) {
    MESSAGE("skipped " << skips << " cases: only root can mount and become another user");
  }
}

}  // namespace

TEST_CASE("what is not ours stays as it is, byte for byte, whoever we are") {
  check_each([](const std::string& place, const Kind& kind, Folder folder) {
    furnish(place, kind);
    return changes_after_play(place, folder, folder == Folder::ours && kind.file);
  });
}

TEST_CASE("what is not ours stays as it is where nothing can be written") {
  SUBCASE("on a read-only file system") {
    check_each(on_read_only_disk);
  }
  SUBCASE("on a full file system") {
    check_each(on_full_disk);
  }
  SUBCASE("without the right to") {
    check_each(as_nobody);
  }
  SUBCASE("as another user in a folder of that user's") {
    check_each(as_nobody_at_home);
  }
}

TEST_CASE("a game is kept beside somebody's files without touching them") {
  for (const bool empty : {false, true}) {
    const TemporaryDirectory directory;
    for (const char* const name : neighbours) {
      write_text(directory / name, "mine");
    }
    const Listing before = look(directory.path());
    if (empty) {
      write_text(directory / "game", "");
    }
    Store store(directory / "game", Folder::somebodys);
    CHECK(std::holds_alternative<NoGame>(store.load()));
    CHECK(store.save(sample()) == std::nullopt);
    CHECK(file_text(directory / "game") == encode(sample()));
    CHECK(store.remove() == std::nullopt);
    CHECK(changes(before, look(directory.path()), false) == 0);
  }
}

TEST_CASE("why a named file is none for a saved game is told before anything is done") {
  const TemporaryDirectory directory;
  const auto why = [&](const Kind& kind) {
    const std::string path = directory / "game";
    kind.make(path);
    const Listing before = look(directory.path());
    const auto told = why_not_ours(path);
    CHECK(look(directory.path()) == before);
    fs::remove_all(path);
    return told.value_or("");
  };
  for (const Kind& kind : kinds) {
    CAPTURE(kind.name);
    const std::string name = kind.name;
    const bool made = name != "device" || ::geteuid() == 0;
    const std::string wanted = kind.file                  ? "is not a saved game of reversi"
                               : name.starts_with("link") ? "is a symbolic link"
                                                          : "is a " + name;
    CHECK(why(kind) == (made ? wanted : ""));
  }
  CHECK(why_not_ours(directory / "new/") == "names a directory");
  CHECK(why_not_ours(directory / "new") == std::nullopt);
  write_text(directory / "game", "");
  CHECK(why_not_ours(directory / "game") == std::nullopt);
  write_text(directory / "game", "reversi-game 7 from the future");
  CHECK(why_not_ours(directory / "game") == std::nullopt);
}

TEST_CASE("what takes the name of the saved game during a game is not replaced") {
  const TemporaryDirectory directory;
  const std::string path = directory / "game";
  Store store(path, Folder::somebodys);
  REQUIRE(store.save(sample()) == std::nullopt);
  SUBCASE("a file") {
    write_text(directory / "thesis", "thesis");
    fs::rename(directory / "thesis", path);
  }
  SUBCASE("a link") {
    write_text(directory / "thesis", "thesis");
    fs::remove(path);
    fs::create_symlink("thesis", path);
  }
  const Listing before = look(directory.path());
  CHECK(store.save(sample()) == "Something else has the name of the saved game");
  CHECK(store.remove() == std::nullopt);
  CHECK(look(directory.path()) == before);
  fs::remove(path);
  CHECK(store.save(sample()) == std::nullopt);
}

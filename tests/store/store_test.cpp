#include "store/store.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

using namespace store;

namespace {

// A directory of one test, gone with it.
class Directory {
 public:
  Directory() {
    std::string name = (std::filesystem::temp_directory_path() / "reversi-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
  }
  ~Directory() { std::filesystem::remove_all(path_); }
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;

  std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

}  // namespace

TEST_CASE("a game comes back from the file as it went") {
  const Directory directory;
  const std::string path = directory / "reversi/game";
  SavedGame saved{{session::PlayAs::white, {}}, 18446744073709551615U, reversi::Game()};
  REQUIRE(saved.game.play(reversi::Square::d3));
  {
    Store store(path);
    CHECK(std::holds_alternative<NoGame>(store.load()));
    CHECK(store.save(saved) == std::nullopt);
    CHECK(store.warning() == std::nullopt);
    CHECK(Store(path).busy());
  }
  Store store(path);
  const Loaded loaded = store.load();
  REQUIRE(std::holds_alternative<SavedGame>(loaded));
  CHECK(std::get<SavedGame>(loaded) == saved);
  CHECK(store.remove() == std::nullopt);
  CHECK(std::holds_alternative<NoGame>(store.load()));
}

#pragma once

#include <optional>
#include <string>
#include <variant>

#include "store/saved_game.hpp"

namespace store {

/// There is no saved game.
struct NoGame {};

/// A saved game that cannot be used. `said` is one sentence of ASCII for the player: what is wrong,
/// and where it was set aside or that it was left untouched.
struct LoadTrouble {
  std::string said;
};

using Loaded = std::variant<NoGame, SavedGame, LoadTrouble>;

/// The saved game in one file, and the lock that keeps other processes from it. Every failure is a
/// value; nothing throws.
class Store {
 public:
  /// Makes missing directories (0700) and takes the lock beside the file; never waits.
  explicit Store(std::string path);
  ~Store();
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;

  /// Whether another process has the saved game open.
  [[nodiscard]] bool busy() const;
  /// The saved game, proved by replaying it. What is damaged is set aside under a new name; what a
  /// newer version wrote or what could not be read is left untouched and not overwritten later.
  [[nodiscard]] Loaded load();
  /// Writes the game durably: a whole new file or the whole old one is there at every instant.
  /// The reason in a few words when it failed ("No space left on device").
  [[nodiscard]] std::optional<std::string> save(const SavedGame& saved);
  /// Removes the file of a finished game, durably; the reason when it failed.
  [[nodiscard]] std::optional<std::string> remove();

 private:
  std::string path_;
  int lock_ = -1;
  bool busy_ = false;
  std::optional<std::string> refusal_;  ///< why nothing is written in this run
};

}  // namespace store

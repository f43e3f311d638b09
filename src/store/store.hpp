#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>

#include "store/envelope.hpp"
#include "store/file.hpp"
#include "store/lock.hpp"
#include "store/saved_game.hpp"

namespace store {

/// The longest text that is taken for a saved game; what is written is below 1 KiB.
inline constexpr std::size_t most_bytes = 65536;

/// The text of a saved game's file: JSON in an envelope.
[[nodiscard]] std::string encode(const SavedGame& saved);

/// The saved game of such a text, proved by replaying it; or why there is none. Any text will do:
/// it never throws, and takes memory and time in proportion to the text.
[[nodiscard]] std::variant<SavedGame, Unusable> decode(std::string_view text);

/// There is no saved game.
struct NoGame {};

/// A saved game that cannot be used. `said` is one sentence of ASCII for the player, 79 columns at
/// most: what is wrong, and where it was set aside or that it was left untouched.
struct LoadTrouble {
  std::string said;
  bool can_save = true;  ///< false: there is no file to try, and the player has been told
};

using Loaded = std::variant<NoGame, SavedGame, LoadTrouble>;

/// Whose the folder of the saved game is.
enum class Folder : std::uint8_t {
  ours,      ///< the default place: an unusable file there can only be a saved game gone bad
  somebodys  ///< a file named by the player: what does not begin as ours is not touched
};

/// Why a file named by the player is none for a saved game, as the end of a sentence: "is a
/// directory". Nothing when it is a saved game of ours, empty, missing or unreadable. Nothing is
/// opened but a regular file, and nothing changed.
[[nodiscard]] std::optional<std::string> why_not_ours(const std::string& path);

/// The saved game in one file, and the lock that keeps other processes from it. Beside the file
/// only `.NAME.reversi-lock`, `.NAME.reversi-new` and NAME.bad-N are made or removed, and nothing
/// that has taken the file's name meanwhile is replaced. Every failure of the system is a value.
/// Call load() before the first save() or remove().
class Store {
 public:
  /// Makes missing directories (0700) and takes the lock beside the file; never waits.
  explicit Store(std::string path, Folder folder = Folder::ours);

  /// Whether another process has the saved game open; nothing is written then.
  [[nodiscard]] bool busy() const { return lock_.busy(); }
  /// A sentence for the player when the saved game cannot be locked: it is played and saved all
  /// the same, but nothing keeps another process from doing so too.
  [[nodiscard]] std::optional<std::string> warning() const;
  /// The saved game, which may be over. What is damaged is set aside under a new name; what a newer
  /// version wrote, could not be read, is no regular file or not ours is left untouched for good.
  [[nodiscard]] Loaded load();
  /// Writes the game durably: a whole new file or the whole old one is there at every instant.
  /// The reason in a few words when it failed ("No space left on device"); the next may succeed.
  [[nodiscard]] std::optional<std::string> save(const SavedGame& saved);
  /// Removes the file of a finished game, durably; the reason when it failed.
  [[nodiscard]] std::optional<std::string> remove();

 private:
  void secure();
  [[nodiscard]] LoadTrouble refuse(std::string why, std::string said);
  [[nodiscard]] LoadTrouble put_aside();

  [[nodiscard]] Loaded judge(const FileText& file);

  std::string path_;
  Folder folder_;
  std::optional<Identity> known_;  ///< the file that is ours to replace
  Lock lock_;
  std::error_code no_directory_;        ///< why the directories are not there
  std::optional<std::string> refusal_;  ///< why nothing is written in this run
};

}  // namespace store

#pragma once

#include <sys/types.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>

#include "store/descriptor.hpp"

/// What the store asks of the file system. Errors are errno values in the system category; being
/// interrupted by a signal, short reads and short writes are none.
namespace store {

/// Tells a file from every other, whatever either is called.
struct Identity {
  dev_t device = 0;
  ino_t number = 0;

  friend bool operator==(const Identity&, const Identity&) = default;
};

/// What a regular file holds.
struct FileText {
  std::string text;
  Identity identity;
};

/// The name is taken by something that is no regular file; `kind` is "a directory", "a symbolic
/// link", "a device", "a pipe" or "a socket".
struct NotRegular {
  std::string_view kind;
};

/// The first bytes of a regular file, at most `most`. A link is not followed, and nothing but a
/// regular file is opened: with a device that alone may do something. A missing file is ENOENT.
[[nodiscard]] std::variant<FileText, NotRegular, std::error_code> read_file(const std::string& path,
                                                                            std::size_t most);

/// Whether nothing but the file `known`, or an empty file, has the name: what may be replaced.
[[nodiscard]] bool is_still(const std::string& path, const std::optional<Identity>& known);

/// Puts `text` in the place of the file, 0600 and durably: what is written beside it under the one
/// name `.NAME.reversi-new`, and synced, is renamed over it, and the directory is synced. `known`
/// becomes the new file from the renaming on; on an error before it the old file is untouched and
/// nothing is left behind.
[[nodiscard]] std::error_code replace_file(const std::string& path, std::string_view text,
                                           std::optional<Identity>& known);

/// Removes what a replace_file that was killed left behind. Nobody else may be replacing the file.
void remove_leftover(const std::string& path);

/// Removes the file durably; a missing one is no error.
[[nodiscard]] std::error_code remove_file(const std::string& path);

/// The name `.NAME.SUFFIX` beside the file: one that nobody else uses.
[[nodiscard]] std::string beside(const std::string& path, std::string_view suffix);

/// Renames whatever has that name to the first free of `path`.bad-1, `path`.bad-2 and so on, never
/// over another file; the new path.
[[nodiscard]] std::variant<std::string, std::error_code> set_aside(const std::string& path);

/// Makes the missing directories above `path`, each 0700 whatever the umask.
[[nodiscard]] std::error_code make_parents(const std::string& path);

/// Opens a file close-on-exec and without following a link, making no controlling terminal of it;
/// no descriptor, and errno, on failure.
[[nodiscard]] Descriptor open_file(const std::string& path, int flags, mode_t mode = 0);

/// What errno says now.
[[nodiscard]] std::error_code last_error();

}  // namespace store

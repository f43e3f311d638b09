#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>

#include "store/descriptor.hpp"

/// What the store asks of the file system. Errors are errno values in the system category; being
/// interrupted by a signal, short reads and short writes are none.
namespace store {

/// The name is taken by something that is no regular file: a link, a directory, a pipe, a device.
struct NotRegular {};

/// The first bytes of a regular file, at most `most`, without following a link or waiting for a
/// pipe. A missing file is the error ENOENT.
[[nodiscard]] std::variant<std::string, NotRegular, std::error_code> read_file(
    const std::string& path, std::size_t most);

/// Puts `text` in the place of the file, 0600 and durably: what is written beside it under the one
/// name `path`.tmp, and synced, is renamed over it, and the directory is synced. On an error before
/// the renaming the old file is untouched and nothing is left behind.
[[nodiscard]] std::error_code replace_file(const std::string& path, std::string_view text);

/// Removes what a replace_file that was killed left behind. Nobody else may be replacing the file.
void remove_leftover(const std::string& path);

/// Removes the file durably; a missing one is no error.
[[nodiscard]] std::error_code remove_file(const std::string& path);

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

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

/// What the player is told about a saved game that cannot be used: sentences of at most 79 columns
/// of printable ASCII, whatever the file is called and the system says.
namespace store {

/// The longest sentence.
inline constexpr std::size_t most_columns = 79;

/// It was set aside at `path`.
[[nodiscard]] std::string said_set_aside(const std::string& path);

/// It could not be set aside and stays where it is.
[[nodiscard]] std::string said_stays(const std::error_code& error);

/// Something else than a file, `kind`, has its name, or a file that is not ours; left untouched.
[[nodiscard]] std::string said_not_ours(std::string_view kind);

/// Its file is empty: there is nothing to go on with.
[[nodiscard]] std::string said_empty();

/// It could not be read and is left untouched.
[[nodiscard]] std::string said_unreadable(const std::error_code& error);

/// A newer reversi wrote it; it is left untouched.
[[nodiscard]] std::string said_newer();

/// Another process has it open.
[[nodiscard]] std::string said_busy();

/// Another process could open it too, for it cannot be locked.
[[nodiscard]] std::string said_unlocked(const std::error_code& error);

}  // namespace store

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace store {

/// The format of saved games this program writes.
inline constexpr int format = 1;

/// Why a text is no saved game for this program.
enum class Unusable : std::uint8_t {
  damaged,  ///< it is not what any reversi wrote
  newer,    ///< a later reversi wrote it
};

/// Whether a file with this text is one of ours, be it damaged or of any format.
[[nodiscard]] bool begins_as_saved_game(std::string_view text);

/// The payload behind a first line with a magic word, the format, the payload's length in bytes and
/// its CRC-32 in hexadecimal, so that accidents show and `head -1` tells what the file is.
[[nodiscard]] std::string seal(std::string_view payload);

/// The payload of a sealed text, a view into it; or why there is none.
[[nodiscard]] std::variant<std::string_view, Unusable> unseal(std::string_view text);

}  // namespace store

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "notation/position.hpp"
#include "notation/transcript.hpp"
#include "session/command_table.hpp"

namespace {

void require(bool condition) {
  if (!condition) {
    std::abort();
  }
}

// What is read as a position or a game is written in a form that is read as the same.
void read_position(std::string_view text) {
  const auto parsed = notation::parse_position(text);
  if (const auto* const position = std::get_if<reversi::Position>(&parsed)) {
    require((position->board.player & position->board.opponent) == 0);
    require(std::get<0>(notation::parse_position(notation::to_string(*position))) == *position);
  }
}

void read_transcript(std::string_view text) {
  const auto parsed = notation::parse_transcript(text);
  if (const auto* const game = std::get_if<reversi::Game>(&parsed)) {
    const auto again = notation::parse_transcript(notation::to_transcript(game->plies()));
    require(std::get<0>(again) == *game);
  }
}

void read_words(std::string_view text) {
  const auto parsed = session::parse_command(text);
  if (const auto* const unknown = std::get_if<session::UnknownInput>(&parsed)) {
    require(unknown->text.size() <= 40);
    for (const char c : unknown->text) {
      require(c >= ' ' && c <= '~');
    }
  }
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read_position(text);
  read_transcript(text);
  read_words(text);
  return 0;
}

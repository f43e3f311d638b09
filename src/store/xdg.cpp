#include "store/xdg.hpp"

#include <string_view>

namespace store {

namespace {

std::optional<std::string> absolute(const char* value) {
  const std::string_view text = value == nullptr ? "" : value;
  return text.starts_with('/') ? std::optional<std::string>(text) : std::nullopt;
}

}  // namespace

std::optional<std::string> saved_game_path(const char* xdg_state_home, const char* home) {
  if (const auto state = absolute(xdg_state_home)) {
    return *state + "/reversi/game";
  }
  if (const auto directory = absolute(home)) {
    return *directory + "/.local/state/reversi/game";
  }
  return std::nullopt;
}

}  // namespace store

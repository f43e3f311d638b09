#pragma once

#include <optional>
#include <string>

namespace store {

/// Where the saved game lives: $XDG_STATE_HOME/reversi/game, else ~/.local/state/reversi/game;
/// relative values are ignored, as the XDG Base Directory specification asks. Nothing when neither
/// is there. Either argument may be null.
[[nodiscard]] std::optional<std::string> saved_game_path(const char* xdg_state_home,
                                                         const char* home);

}  // namespace store

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reversi/game.hpp"
#include "session/command.hpp"
#include "session/mode.hpp"
#include "session/notice.hpp"
#include "session/settings.hpp"

namespace session {

/// Numbers the searches asked for, so that the answer of an old one can be told and dropped.
using RequestId = std::uint64_t;

/// A search that is under way.
struct Search {
  RequestId id = 0;
  bool idea = false;     ///< it looks for the person's idea, not for the computer's move
  bool waiting = false;  ///< the move before it is still being shown; the answer keeps till then
  bool slow = false;     ///< it takes over a second
  std::optional<engine::Choice> answer;  ///< found while waiting

  friend bool operator==(const Search&, const Search&) = default;
};

/// What the command line has asked the next new game to be.
struct NewGame {
  std::optional<Setup> setup;
  std::uint64_t seed = 0;
  std::optional<reversi::Game> game;  ///< begun already, instead of with the setup's handicap

  friend bool operator==(const NewGame&, const NewGame&) = default;
};

/// The whole of a running program as a value.
struct State {
  reversi::Game game;
  Settings settings;
  reversi::Square focus = reversi::Square::c4;
  Mode mode;
  std::optional<Search> search;
  std::vector<Order> typed_ahead;  ///< what was asked while the computer thinks
  Notice notice;
  std::uint64_t news = 0;                   ///< grows with every notice, equal ones too
  std::optional<std::string> save_trouble;  ///< why the game could not be saved last time
  std::optional<std::string> load_trouble;  ///< what is wrong with the saved game, until play
  std::optional<NewGame> next_game;
  bool quitting = false;
  RequestId last_request = 0;

  friend bool operator==(const State&, const State&) = default;
};

/// Whether the game goes on and the side to move is a person.
[[nodiscard]] bool persons_turn(const State& state);

/// Whether the game is paused, whatever lies over it.
[[nodiscard]] bool paused(const State& state);

/// How many plies led to the position looked back at; nothing in the present.
[[nodiscard]] std::optional<std::size_t> looked_at(const State& state);

/// Whether nothing hides the board.
[[nodiscard]] bool board_shown(const State& state);

/// Whether a choice was made in the present game: by a person, or, where only computers play, at
/// all.
[[nodiscard]] bool under_way(const State& state);

/// How many plies led to the position on show: the present, or the one looked back at.
[[nodiscard]] std::size_t shown_ply(const State& state);

/// The position on show.
[[nodiscard]] const reversi::Position& shown_position(const State& state);

/// Where the turn looked back at placed its disc; nothing in the present, at the start and for a
/// pass.
[[nodiscard]] std::optional<reversi::Square> square_looked_at(const State& state);

/// The square the screen and a question are about: the focus, or when looking back the disc placed
/// last.
[[nodiscard]] reversi::Square attention(const State& state);

/// Whether a quick answer is about to come, so that showing this state now would only be in the
/// way of hearing it: a search is under way, no move is being left on show, and a second has not
/// passed.
[[nodiscard]] bool about_to_change(const State& state);

/// Whether there is a game to lose: begun, and not over.
[[nodiscard]] bool unfinished(const State& state);

/// The ply (from 0) at which the last news began: the last choice of a person, or with computers
/// alone the last disc placed; 0 when there is none.
[[nodiscard]] std::size_t last_choice(const State& state);

}  // namespace session

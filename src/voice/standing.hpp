#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "session/state.hpp"
#include "voice/fit.hpp"
#include "voice/names.hpp"

/// What more than one answer ends with or begins with: how the game stands.
namespace voice {

/// The squares called legal and marked `+`: the moves of the side to move in the position on show,
/// where a person plays it.
[[nodiscard]] reversi::Bitboard legal_squares(const session::State& state);

/// The position a question about a square's legality is about: the one on show; when the game is
/// over there, seen from the person's side. For the disc just placed in a turn looked back at, the
/// position it was placed in.
[[nodiscard]] reversi::Position asked_position(const session::State& state, reversi::Square square);

/// How the present stands, the last part of every news: "4 moves.", the result, "Computer thinks."
/// when that takes long; nothing while an answer is being waited for.
[[nodiscard]] std::vector<Sentence> standing(const session::State& state, const Names& names);

/// The end of a game that is over, the score in it weighing most.
[[nodiscard]] std::vector<Sentence> weighed_result(const Names& names,
                                                   const reversi::Position& position);

/// The turns from ply `first` (from 0) to the present.
[[nodiscard]] std::vector<Sentence> turns(const session::State& state, const Names& names,
                                          std::size_t first, session::Verbosity verbosity);

/// The plies an undo took back; fewer when something else was played since.
[[nodiscard]] std::span<const reversi::Ply> taken_back(const session::State& state,
                                                       const session::notice::Undone& notice);

/// The plies a redo brought back.
[[nodiscard]] std::span<const reversi::Ply> played_again(const session::State& state,
                                                         const session::notice::Redone& notice);

/// The plies as a list: "you d3, computer c3".
[[nodiscard]] std::string ply_list(const Names& names, std::span<const reversi::Ply> plies);

/// The idea of a level and its reason: "Idea: a1, a corner, flips 3."
[[nodiscard]] std::vector<Sentence> idea(const session::State& state, const Names& names,
                                         const engine::Choice& choice);

/// That the game could not be saved: "Not saved: No space left on device."; else empty.
[[nodiscard]] std::string save_trouble(const session::State& state);

}  // namespace voice

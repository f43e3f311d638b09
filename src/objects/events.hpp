#pragma once

#include <string_view>

#include "json/value.hpp"
#include "session/state.hpp"

/// Objects, each of one kind: its "version", its kind as "event", and always the same members.
namespace objects {

/// What is raised when a member is taken away or means something else.
inline constexpr int version = 1;

/// An object of a kind.
[[nodiscard]] json::Object event(std::string_view kind, json::Object members = {});

/// "game": the levels, the seed, where it is saved, how it began, and the moves so far.
[[nodiscard]] json::Object game_event(const session::State& state);

/// "turn": ply `ply` (from 0) of the present game, and the score after it.
[[nodiscard]] json::Object turn_event(const session::State& state, std::size_t ply);

/// "turns": those of a game from ply `first` (from 0) to the present.
[[nodiscard]] json::Object turns_event(const reversi::Game& game, std::size_t first);

/// "moves": the legal moves with their flips, and the score.
[[nodiscard]] json::Object moves_event(const reversi::Position& position);

/// "result": who has more discs where neither side can move any more.
[[nodiscard]] json::Object result_event(const reversi::Position& position);

/// "score": the discs of both and the empty squares.
[[nodiscard]] json::Object score_event(const reversi::Position& position);

/// "squares": one square of the position on show.
[[nodiscard]] json::Object square_event(const session::State& state, reversi::Square square);

/// "squares": eight of the position on show, each `step` squares behind the one before it.
[[nodiscard]] json::Object squares_event(const session::State& state, reversi::Square from,
                                         int step);

/// "why": the eight directions from a square for the side to move; none where a disc lies.
[[nodiscard]] json::Object why_event(const reversi::Position& position, reversi::Square square);

/// "idea": the square the computer would choose.
[[nodiscard]] json::Object idea_event(const reversi::Position& position,
                                      const engine::Choice& choice);

/// "played": a whole game of a series.
[[nodiscard]] json::Object played_event(const session::Players& players, std::uint64_t seed,
                                        const reversi::Game& game);

}  // namespace objects

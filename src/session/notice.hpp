#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "engine/level.hpp"
#include "reversi/square.hpp"

/// The last thing worth saying, as data: the view words it, tests compare it. What a notice says
/// beyond its fields it takes from the state it stands in.
namespace session::notice {

// clang-format off

/// A game begins or goes on: who you are, who moves, how to get help.
struct Started { bool operator==(const Started&) const = default; };
/// The turns since the person's last choice, plies `first` (from 0) to the present, and the state.
struct Turns { std::size_t first = 0; bool operator==(const Turns&) const = default; };
/// An edge of the board the focus could not pass.
enum class Edge : std::uint8_t { left, right, top, bottom };
/// The focused square, after a focus key; `edge` when it stayed; `ranked` adds its place among the
/// legal moves, "2 of 4".
struct Focus {
  std::optional<Edge> edge; bool ranked = false;
  bool operator==(const Focus&) const = default;
};
/// A square that cannot be played, and why.
struct Refused { reversi::Square square; bool operator==(const Refused&) const = default; };
/// A pass that was asked for while there are moves.
struct PassRefused { bool operator==(const PassRefused&) const = default; };
/// Why a square is legal or not, line by line.
struct Why { reversi::Square square; bool operator==(const Why&) const = default; };
/// The legal moves of the side to move.
struct Moves { bool operator==(const Moves&) const = default; };
/// The discs of both sides and the empty squares.
struct Score { bool operator==(const Score&) const = default; };
/// The turns since the person's last choice, with the flipped squares.
struct LastTurn { bool operator==(const LastTurn&) const = default; };
/// What is not plain empty in a row, 0 to 7.
struct Row { int row = 0; bool operator==(const Row&) const = default; };
/// What is not plain empty in a column, 0 to 7.
struct Column { int column = 0; bool operator==(const Column&) const = default; };
/// The move the computer would choose for the person.
struct Idea { engine::Choice choice; bool operator==(const Idea&) const = default; };
/// Undo took back the plies from `first` (from 0) on, up to `last`, not included.
struct Undone {
  std::size_t first = 0; std::size_t last = 0;
  bool operator==(const Undone&) const = default;
};
/// Redo brought back the plies from `first` to the present.
struct Redone { std::size_t first = 0; bool operator==(const Redone&) const = default; };
/// There is nothing to take back.
struct NothingToUndo { bool operator==(const NothingToUndo&) const = default; };
/// There is nothing to bring back.
struct NothingToRedo { bool operator==(const NothingToRedo&) const = default; };
/// The position looked back at (State::looking_at), with the sentence of the turn that led to it.
struct LookBack { bool operator==(const LookBack&) const = default; };
/// There is no earlier position to look back at.
struct NothingBefore { bool operator==(const NothingBefore&) const = default; };
/// There is no later position: the present is shown.
struct NothingAfter { bool operator==(const NothingAfter&) const = default; };
/// The game is paused.
struct Paused { bool operator==(const Paused&) const = default; };
/// The form of a new game: the row chosen, or `whole`: what begins with Enter.
struct Form { bool whole = false; bool operator==(const Form&) const = default; };
/// The keys of the form of a new game.
struct FormKeys { bool operator==(const FormKeys&) const = default; };
/// Whether to start a new game while one is unfinished (line mode).
struct AskNewGame { bool operator==(const AskNewGame&) const = default; };
/// Help: keys or words, level, seed, where the game is saved; asked for again, the next page of
/// what one message cannot hold.
struct Help { std::size_t page = 0; bool operator==(const Help&) const = default; };
/// The legal-move marks were shown or hidden.
struct Hints { bool operator==(const Hints&) const = default; };
/// The size of the squares was changed.
struct Size { bool operator==(const Size&) const = default; };
/// Input that is no command.
struct Unknown { std::string text; bool operator==(const Unknown&) const = default; };
/// The board as a grid (line mode).
struct Board { bool operator==(const Board&) const = default; };
/// All discs by side (line mode).
struct Discs { bool operator==(const Discs&) const = default; };
/// All turns, or turn `number` (from 1) in full (line mode).
struct History { std::optional<int> number; bool operator==(const History&) const = default; };
/// The transcript and the position (line mode).
struct Transcript { bool operator==(const Transcript&) const = default; };
/// How much is said from now on (line mode).
struct Verbosity { bool operator==(const Verbosity&) const = default; };

// clang-format on

}  // namespace session::notice

namespace session {

/// Any notice.
using Notice =
    std::variant<notice::Started, notice::Turns, notice::Focus, notice::Refused,
                 notice::PassRefused, notice::Why, notice::Moves, notice::Score, notice::LastTurn,
                 notice::Row, notice::Column, notice::Idea, notice::Undone, notice::Redone,
                 notice::NothingToUndo, notice::NothingToRedo, notice::LookBack,
                 notice::NothingBefore, notice::NothingAfter, notice::Paused, notice::Form,
                 notice::FormKeys, notice::AskNewGame, notice::Help, notice::Hints, notice::Size,
                 notice::Unknown, notice::Board, notice::Discs, notice::History, notice::Transcript,
                 notice::Verbosity>;

}  // namespace session

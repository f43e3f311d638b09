#include "session/focus.hpp"

#include <algorithm>

#include "session/turns.hpp"

namespace session {

namespace {

using notice::Edge;
using reversi::Bitboard;
using reversi::Square;

void step_focus(State& state, int columns, int rows, Edge edge) {
  const int column = reversi::column(state.focus) + columns;
  const int row = reversi::row(state.focus) + rows;
  if (reversi::on_board(column, row)) {
    state.focus = reversi::square_at(column, row);
    say(state, notice::Focus{});
  } else {
    say(state, notice::Focus{edge, false});
  }
}

void set_focus(State& state, int column, int row) {
  state.focus = reversi::square_at(column, row);
  say(state, notice::Focus{});
}

Square following(Bitboard legal, Square from) {
  const Bitboard behind = legal & ~((reversi::bit(from) << 1) - 1);
  return reversi::first(behind != 0 ? behind : legal);
}

Square preceding(Bitboard legal, Square from) {
  const Bitboard before = legal & (reversi::bit(from) - 1);
  const Bitboard among = before != 0 ? before : legal;
  return static_cast<Square>(std::bit_width(among) - 1);
}

void to_legal(State& state, Square (*choose)(Bitboard, Square)) {
  const Bitboard legal = reversi::legal_moves(state.game.position().board);
  if (!persons_turn(state)) {
    return say_turns(state);
  }
  state.focus = choose(legal, state.focus);
  say(state, notice::Focus{std::nullopt, true});
}

}  // namespace

bool is_focus_command(Command command) {
  return command <= Command::previous_legal;
}

bool move_focus(State& state, const Order& order) {
  const int column = reversi::column(state.focus);
  const int row = reversi::row(state.focus);
  switch (order.command) {
    case Command::left:
      step_focus(state, -1, 0, Edge::left);
      return true;
    case Command::right:
      step_focus(state, 1, 0, Edge::right);
      return true;
    case Command::up:
      step_focus(state, 0, -1, Edge::top);
      return true;
    case Command::down:
      step_focus(state, 0, 1, Edge::bottom);
      return true;
    case Command::row_start:
      set_focus(state, 0, row);
      return true;
    case Command::row_end:
      set_focus(state, 7, row);
      return true;
    case Command::column_start:
      set_focus(state, column, 0);
      return true;
    case Command::column_end:
      set_focus(state, column, 7);
      return true;
    case Command::to_column:
      set_focus(state, order.number.value_or(column), row);
      return true;
    case Command::to_row:
      set_focus(state, column, order.number.value_or(row));
      return true;
    case Command::next_legal:
      to_legal(state, following);
      return true;
    case Command::previous_legal:
      to_legal(state, preceding);
      return true;
    default:
      return false;
  }
}

bool scroll_help(State& state, Command command) {
  constexpr int page = 10;
  constexpr int far = 1000;
  int by = 0;
  switch (command) {
    case Command::up:
      by = -1;
      break;
    case Command::down:
      by = 1;
      break;
    case Command::column_start:
      by = -page;
      break;
    case Command::column_end:
      by = page;
      break;
    case Command::row_start:
      by = -far;
      break;
    case Command::row_end:
      by = far;
      break;
    default:
      return false;
  }
  state.help_top = std::clamp(state.help_top + by, 0, far);
  return true;
}

}  // namespace session

#include "session/actions.hpp"

#include <bit>

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

namespace act {

void left(Step& step, const Order& /*order*/) {
  step_focus(step.state, -1, 0, Edge::left);
}

void right(Step& step, const Order& /*order*/) {
  step_focus(step.state, 1, 0, Edge::right);
}

void up(Step& step, const Order& /*order*/) {
  step_focus(step.state, 0, -1, Edge::top);
}

void down(Step& step, const Order& /*order*/) {
  step_focus(step.state, 0, 1, Edge::bottom);
}

void row_start(Step& step, const Order& /*order*/) {
  set_focus(step.state, 0, row(step.state.focus));
}

void row_end(Step& step, const Order& /*order*/) {
  set_focus(step.state, 7, row(step.state.focus));
}

void column_start(Step& step, const Order& /*order*/) {
  set_focus(step.state, column(step.state.focus), 0);
}

void column_end(Step& step, const Order& /*order*/) {
  set_focus(step.state, column(step.state.focus), 7);
}

void to_column(Step& step, const Order& order) {
  const Square focus = step.state.focus;
  set_focus(step.state, order.number.value_or(column(focus)), row(focus));
}

void to_row(Step& step, const Order& order) {
  const Square focus = step.state.focus;
  set_focus(step.state, column(focus), order.number.value_or(row(focus)));
}

void next_legal(Step& step, const Order& /*order*/) {
  to_legal(step.state, following);
}

void previous_legal(Step& step, const Order& /*order*/) {
  to_legal(step.state, preceding);
}

}  // namespace act

}  // namespace session

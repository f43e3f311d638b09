#include "session/actions.hpp"
#include "session/turns.hpp"

namespace session {

namespace {

reversi::Square asked(const State& state, const Order& order) {
  return order.square.value_or(attention(state));
}

}  // namespace

namespace act {

void why(Step& step, const Order& order) {
  say(step.state, notice::Why{asked(step.state, order)});
}

void moves(Step& step, const Order& /*order*/) {
  say(step.state, notice::Moves{});
}

void score(Step& step, const Order& /*order*/) {
  say(step.state, notice::Score{});
}

void last_turn(Step& step, const Order& /*order*/) {
  say(step.state, notice::LastTurn{});
}

void read_row(Step& step, const Order& order) {
  say(step.state, notice::Row{order.number.value_or(row(asked(step.state, order)))});
}

void read_column(Step& step, const Order& order) {
  say(step.state, notice::Column{order.number.value_or(column(asked(step.state, order)))});
}

void read_square(Step& step, const Order& /*order*/) {
  say(step.state, notice::Focus{});
}

void board(Step& step, const Order& /*order*/) {
  say(step.state, notice::Board{});
}

void discs(Step& step, const Order& /*order*/) {
  say(step.state, notice::Discs{});
}

void turns(Step& step, const Order& order) {
  say(step.state, notice::History{order.number});
}

void transcript(Step& step, const Order& /*order*/) {
  say(step.state, notice::Transcript{});
}

}  // namespace act

}  // namespace session

#pragma once

#include "session/step.hpp"

/// What the commands do to a game that is in play or looked back at; the table of commands names
/// one for each. Where the order leaves something open the focus or the default is meant.
namespace session::act {

// The focus.
void left(Step& step, const Order& order);
void right(Step& step, const Order& order);
void up(Step& step, const Order& order);
void down(Step& step, const Order& order);
void row_start(Step& step, const Order& order);
void row_end(Step& step, const Order& order);
void column_start(Step& step, const Order& order);
void column_end(Step& step, const Order& order);
void to_column(Step& step, const Order& order);
void to_row(Step& step, const Order& order);
void next_legal(Step& step, const Order& order);
void previous_legal(Step& step, const Order& order);

// Questions, which change nothing but the notice.
void why(Step& step, const Order& order);
void moves(Step& step, const Order& order);
void score(Step& step, const Order& order);
void last_turn(Step& step, const Order& order);
void read_row(Step& step, const Order& order);
void read_column(Step& step, const Order& order);
void read_square(Step& step, const Order& order);
void board(Step& step, const Order& order);
void discs(Step& step, const Order& order);
void turns(Step& step, const Order& order);
void transcript(Step& step, const Order& order);

// The course of the game.
void place(Step& step, const Order& order);
void pause(Step& step, const Order& order);
void idea(Step& step, const Order& order);
void undo(Step& step, const Order& order);
void redo(Step& step, const Order& order);
void back(Step& step, const Order& order);
void forward(Step& step, const Order& order);
void new_game(Step& step, const Order& order);
void yes(Step& step, const Order& order);
void pass(Step& step, const Order& order);
void help(Step& step, const Order& order);
void again(Step& step, const Order& order);
void quit(Step& step, const Order& order);

// How it is shown.
void hints(Step& step, const Order& order);
void size(Step& step, const Order& order);
void verbosity(Step& step, const Order& order);
void redraw(Step& step, const Order& order);

}  // namespace session::act

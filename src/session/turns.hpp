#pragma once

#include "session/step.hpp"

namespace session {

/// Makes a notice the last thing said.
void say(State& state, Notice notice);

/// Says where the game stands: the last turns, or, before the first, how it begins.
void say_turns(State& state);

/// Places a disc for the side to move and sees to what follows: passes, saving, the computer's
/// answer, the end. False, and unchanged, when the square is not legal.
[[nodiscard]] bool take_turn(Step& step, reversi::Square square);

/// After the present has moved: saves the game, or removes the save of one that cannot go on, and
/// asks the computer for its move when it is its turn.
void go_on(Step& step);

/// Asks the computer for its move when it is its turn and the game is not paused.
void ask_computer(Step& step);

/// Asks for the person's idea.
void ask_idea(Step& step);

/// Drops the search under way, if there is one, and what was typed ahead.
void stop_search(Step& step);

/// Takes the answer of the search under way: plays it, or shows it when it is an idea.
void take_answer(Step& step, const engine::Choice& choice);

/// Begins another game.
void start_new(Step& step, const Setup& setup);

}  // namespace session

#pragma once

#include "session/step.hpp"

namespace session {

/// Does what a person asked for where the player is, or says why it cannot be done.
void carry_out(Step& step, const Order& order);

/// Carries out an order, or keeps it until the computer has answered where it has to wait for that.
void take(Step& step, const Order& order);

/// Takes away what lies over the ground and says how things stand there.
void uncover(State& state);

/// Says that the input is no command.
void refuse_input(State& state, const UnknownInput& input);

/// Pauses an unfinished game; nothing happens when it is over or paused already.
void pause_game(Step& step);

/// Saves what can be lost and ends the program.
void end(Step& step);

}  // namespace session

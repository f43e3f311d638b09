#pragma once

#include "reversi/board.hpp"
#include "reversi/move.hpp"
#include "reversi/position.hpp"
#include "reversi/random.hpp"

namespace engine {

// The words of the rules, which the engine speaks all the time.
using reversi::bit;
using reversi::Bitboard;
using reversi::Board;
using reversi::Color;
using reversi::contains;
using reversi::corners;
using reversi::count;
using reversi::first;
using reversi::Move;
using reversi::pass_move;
using reversi::Position;
using reversi::Random;
using reversi::Score;
using reversi::scramble;
using reversi::Square;
using reversi::square_at;
using reversi::Squares;

}  // namespace engine

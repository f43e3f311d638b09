#pragma once

#include <array>
#include <vector>

/// The rules once more, slow and obvious, to compare the library with: a mailbox of 10 by 10 cells
/// with an edge all round, walked a step at a time. It shares nothing with the library.
namespace naive {

enum class Cell : char { edge = '#', empty = '-', black = 'X', white = 'O' };

/// The cell of a column and a row counted from 1.
inline int cell_at(int column, int row) {
  return row * 10 + column;
}

inline Cell other(Cell side) {
  return side == Cell::black ? Cell::white : Cell::black;
}

struct Game {
  std::array<Cell, 100> cells{};
  Cell to_move = Cell::black;
};

/// The standard start.
inline Game start() {
  Game game;
  game.cells.fill(Cell::edge);
  for (int row = 1; row <= 8; ++row) {
    for (int column = 1; column <= 8; ++column) {
      game.cells[cell_at(column, row)] = Cell::empty;
    }
  }
  game.cells[cell_at(4, 4)] = game.cells[cell_at(5, 5)] = Cell::white;
  game.cells[cell_at(5, 4)] = game.cells[cell_at(4, 5)] = Cell::black;
  return game;
}

/// The cells that a disc of `side` on `cell` turns; none when the cell is taken.
inline std::vector<int> flips(const Game& game, Cell side, int cell) {
  std::vector<int> all;
  if (game.cells[cell] != Cell::empty) {
    return all;
  }
  for (const int step : {-11, -10, -9, -1, 1, 9, 10, 11}) {
    int end = cell + step;
    while (game.cells[end] == other(side)) {
      end += step;
    }
    for (int next = cell + step; game.cells[end] == side && next != end; next += step) {
      all.push_back(next);
    }
  }
  return all;
}

/// The cells where `side` may play.
inline std::vector<int> legal_moves(const Game& game, Cell side) {
  std::vector<int> legal;
  for (int row = 1; row <= 8; ++row) {
    for (int column = 1; column <= 8; ++column) {
      if (!flips(game, side, cell_at(column, row)).empty()) {
        legal.push_back(cell_at(column, row));
      }
    }
  }
  return legal;
}

inline bool can_move(const Game& game, Cell side) {
  for (int row = 1; row <= 8; ++row) {
    for (int column = 1; column <= 8; ++column) {
      if (!flips(game, side, cell_at(column, row)).empty()) {
        return true;
      }
    }
  }
  return false;
}

inline bool over(const Game& game) {
  return !can_move(game, Cell::black) && !can_move(game, Cell::white);
}

/// Places a disc of the side to move, turns what it brackets and gives the move to the other side.
inline void play(Game& game, int cell) {
  for (const int turned : flips(game, game.to_move, cell)) {
    game.cells[turned] = game.to_move;
  }
  game.cells[cell] = game.to_move;
  game.to_move = other(game.to_move);
}

inline int count(const Game& game, Cell side) {
  int discs = 0;
  for (const Cell cell : game.cells) {
    discs += cell == side ? 1 : 0;
  }
  return discs;
}

}  // namespace naive

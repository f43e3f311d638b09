#pragma once

#include <memory>

#include "frontend/frontend.hpp"

namespace frontend {

/// Where line mode reads and writes, and in which manner.
struct LineSetup {
  int input = -1;
  int output = -1;           ///< for results
  int errors = -1;           ///< for what is wrong with saving
  bool open_prompt = false;  ///< a terminal: the last line of an answer stays open, ended by ": ",
                             ///< and is where the person types; else it ends in a full stop
  bool json = false;         ///< objects, one a line, instead of sentences
  bool strict = false;       ///< the first line that is refused ends it: Frontend::refusal()
};

/// Line mode: reads a line, answers, never moves a cursor.
[[nodiscard]] std::unique_ptr<Frontend> make_line(const LineSetup& setup);

}  // namespace frontend

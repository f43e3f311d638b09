#pragma once

#include <memory>

#include "frontend/frontend.hpp"

namespace frontend {

/// Line mode on two descriptors: reads a line, answers, never moves a cursor. With `open_prompt`
/// (a terminal) the last line of an answer stays open, ended by ": ", and is where the person
/// types; otherwise it ends in a full stop and a newline.
[[nodiscard]] std::unique_ptr<Frontend> make_line(int input, int output, bool open_prompt);

}  // namespace frontend

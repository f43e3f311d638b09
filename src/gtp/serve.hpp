#pragma once

#include <istream>
#include <ostream>

#include "gtp/answer.hpp"

namespace gtp {

/// Answers commands until quit or the end of input, each before the next is read. False when an
/// answer could not be written.
[[nodiscard]] bool serve(std::istream& in, std::ostream& out, Setup setup);

}  // namespace gtp

#pragma once

#include <string>
#include <vector>

#include "session/state.hpp"

namespace view {

/// What line mode says of the state's notice: one or more lines of printable ASCII, at most 79
/// columns each, none empty, the newest fact last.
[[nodiscard]] std::vector<std::string> report(const session::State& state);

}  // namespace view

#pragma once

namespace frontend {

/// Takes the person's character set for the program and says whether it is UTF-8. Where the
/// environment asks for UTF-8 by a locale that is not installed, plain UTF-8 stands in for it.
bool utf8_locale();

/// Whether every character the board is lined with takes one cell in that character set.
[[nodiscard]] bool lines_are_single_cells();

}  // namespace frontend

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/chosen_options.hpp"

namespace cli {

/// What is wrong with a value, as the end of a sentence; nothing when it was taken over.
using Complaint = std::optional<std::string>;

/// Each takes the text after an option and puts what it means into `options`, or complains and
/// leaves them as they were. Positions come before moves, sides before levels.
Complaint set_play_as(Options& options, const std::string& text);
Complaint set_level(Options& options, const std::string& text);
Complaint set_seed(Options& options, const std::string& text);
Complaint set_handicap(Options& options, const std::string& text);
Complaint set_position(Options& options, const std::string& text);
Complaint set_moves(Options& options, const std::string& text);
Complaint set_delay(Options& options, const std::string& text);
Complaint set_repeat(Options& options, const std::string& text);
Complaint set_verbose(Options& options, const std::string& text);
Complaint set_state(Options& options, const std::string& text);

/// The words that --play-as, --handicap, --level and --verbose accept.
[[nodiscard]] std::vector<std::string> sides();
[[nodiscard]] std::vector<std::string> handicaps();
[[nodiscard]] std::vector<std::string> level_names();
[[nodiscard]] std::vector<std::string> verbosities();

/// A text from the command line between quotes, cut to 40 characters, and with `?` for all that is
/// not printable ASCII: it must not drive the terminal it is shown on.
[[nodiscard]] std::string quoted(const std::string& text);

}  // namespace cli

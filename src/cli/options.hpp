#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "cli/chosen_options.hpp"

namespace cli {

/// The version of this program, "0.1.0".
[[nodiscard]] std::string version();

/// The program ends at once, with this status and these texts.
struct Exit {
  int status = 0;
  std::string out;  ///< for standard output
  std::string err;  ///< for standard error
};

/// Reads the arguments (without the program's name). Wrong ones give status 2 and one line that
/// names the value and the remedy; --help and --version give status 0.
[[nodiscard]] std::variant<Options, Exit> parse(std::span<const char* const> arguments);

/// An option as CLI11 knows it, for comparing the documents with the program.
struct OptionRow {
  std::string name;                 ///< "--seed"
  std::string short_name;           ///< "-h", or empty
  std::string value;                ///< "N"; empty: a flag
  std::vector<std::string> values;  ///< the words it accepts, where they are few
};

/// Every option of the real command line, sorted by name.
[[nodiscard]] std::vector<OptionRow> option_table();

}  // namespace cli

#include <iostream>

#include "cli/options.hpp"

// Prints the options for the tests of the documents, one a line between tabs:
// long name, short name, name of the value, the words it accepts. A dash where there is none.
int main() {
  for (const cli::OptionRow& row : cli::option_table()) {
    std::string values;
    for (const std::string& value : row.values) {
      values += values.empty() ? value : " " + value;
    }
    std::cout << row.name << '\t' << (row.short_name.empty() ? "-" : row.short_name) << '\t'
              << (row.value.empty() ? "-" : row.value) << '\t' << (values.empty() ? "-" : values)
              << '\n';
  }
}

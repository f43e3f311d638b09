#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace support {

/// The folder of the shared test data: $REVERSI_TEST_DATA, else `shared/data` beside the source
/// root or beside a folder above it. Empty when there is none.
inline std::filesystem::path shared_data() {
  namespace fs = std::filesystem;
  if (const char* given = std::getenv("REVERSI_TEST_DATA"); given != nullptr && *given != '\0') {
    return fs::is_directory(given) ? fs::path(given) : fs::path();
  }
  const fs::path root = REVERSI_SOURCE_ROOT;
  for (fs::path folder = root; folder != folder.root_path(); folder = folder.parent_path()) {
    const fs::path data = folder.parent_path() / "shared" / "data";
    if (fs::is_directory(data)) {
      return data;
    }
  }
  return {};
}

/// The lines of a shared file that are neither empty nor comments; throws std::runtime_error when
/// it cannot be read or has none.
inline std::vector<std::string> shared_lines(const std::string& name) {
  std::ifstream file(shared_data() / name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line.front() != '#') {
      lines.push_back(line);
    }
  }
  if (lines.empty()) {
    throw std::runtime_error("no lines in " + (shared_data() / name).string());
  }
  return lines;
}

/// The fields of a line, without the blanks around them.
inline std::vector<std::string> fields(const std::string& line, char separator) {
  std::vector<std::string> result;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, separator);) {
    const std::size_t from = field.find_first_not_of(' ');
    const std::size_t to = field.find_last_not_of(' ');
    result.push_back(from == std::string::npos ? "" : field.substr(from, to - from + 1));
  }
  return result;
}

}  // namespace support

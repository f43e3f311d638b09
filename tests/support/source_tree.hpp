#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace support {

/// A C++ file of the project: its path from the root, with slashes, and its lines.
struct SourceFile {
  std::string path;
  std::vector<std::string> lines;
};

/// The C++ files below a folder of the source root, sorted by path; none where it is missing.
inline std::vector<SourceFile> source_files(const std::string& folder) {
  namespace fs = std::filesystem;
  const fs::path root = REVERSI_SOURCE_ROOT;
  std::vector<SourceFile> files;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    const auto extension = entry.path().extension();
    if (extension != ".cpp" && extension != ".hpp") {
      continue;
    }
    SourceFile file{entry.path().lexically_relative(root).generic_string(), {}};
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      file.lines.push_back(line);
    }
    files.push_back(std::move(file));
  }
  std::ranges::sort(files, {}, &SourceFile::path);
  return files;
}

/// Where a complaint belongs, as compilers write it: "src/screen/frame.cpp:12: ".
inline std::string place(const std::string& path, std::size_t line) {
  return path + ":" + std::to_string(line) + ": ";
}

}  // namespace support

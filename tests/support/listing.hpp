#pragma once

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <filesystem>
#include <map>
#include <string>

#include "temporary_directory.hpp"

/// What there is to see of a file.
struct Entry {
  mode_t mode = 0;
  ino_t number = 0;
  std::string content;  ///< bytes, or where a link leads

  friend bool operator==(const Entry&, const Entry&) = default;
};

/// By name, those of folders in the folder with a slash.
using Listing = std::map<std::string, Entry>;

// Links lead nowhere here: a folder is looked into only by its own name.
inline void look_into(const std::string& folder, const std::string& prefix, Listing& seen) {
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    struct stat status = {};
    REQUIRE(::lstat(file.path().c_str(), &status) == 0);
    const std::string name = prefix + file.path().filename().string();
    const std::string content = S_ISREG(status.st_mode) ? file_text(file.path())
                                : S_ISLNK(status.st_mode)
                                    ? std::filesystem::read_symlink(file).string()
                                    : "";
    seen[name] = {status.st_mode, status.st_ino, content};
    if (S_ISDIR(status.st_mode)) {
      look_into(file.path(), name + "/", seen);
    }
  }
}

/// Everything in a folder, links not followed.
inline Listing look(const std::string& folder) {
  Listing seen;
  look_into(folder, "", seen);
  return seen;
}

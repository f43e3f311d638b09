#pragma once

#include <string>
#include <system_error>

#include "store/descriptor.hpp"

namespace store {

/// The right to be the only one who writes a file, held for life through a lock file that is never
/// deleted: whoever deletes one lets two owners in. The kernel drops the lock with its process.
class Lock {
 public:
  /// Holds nothing.
  Lock() = default;
  /// Tries once to take the lock at `path`, making the file (0600) when it is missing.
  explicit Lock(const std::string& path);

  [[nodiscard]] bool held() const { return held_; }
  /// Whether somebody else holds it.
  [[nodiscard]] bool busy() const { return error_ == std::errc::operation_would_block; }
  /// Why it is not held.
  [[nodiscard]] const std::error_code& error() const { return error_; }

 private:
  Descriptor file_;
  bool held_ = false;
  std::error_code error_;
};

}  // namespace store

#include "store/lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

#include "store/file.hpp"

namespace store {

namespace {

constexpr mode_t lock_mode = 0600;

std::error_code take(const Descriptor& file) {
  while (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EINTR) {
      return last_error();
    }
  }
  return {};
}

}  // namespace

Lock::Lock(const std::string& path)
    : file_(open_file(path, O_RDWR | O_CREAT | O_NONBLOCK, lock_mode)) {
  error_ = file_ ? take(file_) : last_error();
  held_ = !error_;
}

}  // namespace store

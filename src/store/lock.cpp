#include "store/lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

#include "store/file.hpp"

namespace store {

namespace {

constexpr mode_t lock_mode = 0600;

Descriptor open_lock(const std::string& path) {
  Descriptor file = open_file(path, O_RDWR | O_CREAT | O_NONBLOCK, lock_mode);
  if (!file && (errno == EACCES || errno == EROFS)) {
    const int reason = errno;
    file = open_file(path, O_RDONLY | O_NONBLOCK);  // one that is there can be locked all the same
    errno = reason;
  }
  return file;
}

std::error_code take(const Descriptor& file) {
  while (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EINTR) {
      return last_error();
    }
  }
  return {};
}

}  // namespace

Lock::Lock(const std::string& path) : file_(open_lock(path)) {
  error_ = file_ ? take(file_) : last_error();
  held_ = !error_;
}

}  // namespace store

#include "frontend/collected_output.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <string>

#include "frontend/terminal_modes.hpp"

namespace frontend {

namespace {

constexpr int wanted_capacity = 1 << 20;

std::string waiting(int descriptor) {
  int count = 0;
  ioctl(descriptor, FIONREAD, &count);
  std::string text(static_cast<std::size_t>(count), '\0');
  const ssize_t taken = count > 0 ? read(descriptor, text.data(), text.size()) : 0;
  text.resize(taken > 0 ? static_cast<std::size_t>(taken) : 0);
  return text;
}

}  // namespace

CollectedOutput::CollectedOutput(int terminal) : terminal_(terminal) {
  const int copy = fcntl(terminal, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  stream_ = copy < 0 ? nullptr : fdopen(copy, "w");
  std::array<int, 2> ends{};
  if (stream_ == nullptr || pipe2(ends.data(), O_CLOEXEC) != 0) {
    return;
  }
  read_end_ = ends[0];
  write_end_ = ends[1];
  fcntl(write_end_, F_SETPIPE_SZ, wanted_capacity);
  const int size = fcntl(write_end_, F_GETPIPE_SZ);
  capacity_ = size > 0 ? static_cast<std::size_t>(size) : 0;
}

CollectedOutput::~CollectedOutput() {
  if (stream_ != nullptr) {
    std::fclose(stream_);
  }
  for (const int descriptor : {read_end_, write_end_}) {
    if (descriptor >= 0) {
      close(descriptor);
    }
  }
}

void CollectedOutput::begin() {
  if (capacity_ > 0) {
    dup2(write_end_, fileno(stream_));
  }
}

void CollectedOutput::end() {
  if (capacity_ > 0) {
    dup2(terminal_, fileno(stream_));
  }
}

void CollectedOutput::write() {
  end();
  if (capacity_ > 0) {
    write_text(terminal_, waiting(read_end_));
  }
}

void CollectedOutput::drop() {
  end();
  if (capacity_ > 0) {
    waiting(read_end_);
  }
}

}  // namespace frontend

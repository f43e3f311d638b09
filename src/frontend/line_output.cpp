#include "frontend/line_output.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <system_error>

namespace frontend {

namespace {

std::string opened(std::string line) {
  if (line.ends_with('.')) {
    line.pop_back();
  }
  return line + ": ";
}

}  // namespace

void LineOutput::flush(bool open) {
  if (lines_.empty()) {
    return;
  }
  std::string text = line_open_ ? "\n" : "";
  for (std::size_t i = 0; i + 1 < lines_.size(); ++i) {
    text += lines_[i] + '\n';
  }
  text += open ? opened(lines_.back()) : lines_.back() + '\n';
  lines_.clear();
  line_open_ = open;
  write_all(text);
}

void LineOutput::close_line() {
  if (line_open_) {
    line_open_ = false;
    write_all("\n");
  }
}

void LineOutput::write_all(std::string_view text) {
  while (!text.empty() && !broken_) {
    const ssize_t written = write(descriptor_, text.data(), text.size());
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (written < 0 && errno == EAGAIN) {
      pollfd on = {descriptor_, POLLOUT, 0};
      static_cast<void>(poll(&on, 1, -1));
    } else if (written < 0 && errno != EINTR) {
      fail(errno);
    }
  }
}

void LineOutput::fail(int error) {
  broken_ = true;
  if (error != EPIPE) {
    trouble_ = std::generic_category().message(error);
  }
}

}  // namespace frontend

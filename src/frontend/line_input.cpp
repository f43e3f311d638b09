#include "frontend/line_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>

namespace frontend {

namespace {

constexpr std::size_t longest_line = 1 << 20;
constexpr std::size_t chunk_size = 1 << 16;

bool readable(int descriptor) {
  pollfd on = {descriptor, POLLIN, 0};
  return poll(&on, 1, 0) > 0;
}

}  // namespace

void LineInput::receive() {
  if (ready() || !readable(descriptor_)) {
    return;
  }
  std::array<char, chunk_size> chunk;
  const ssize_t got = read(descriptor_, chunk.data(), chunk.size());
  if (got > 0) {
    append({chunk.data(), static_cast<std::size_t>(got)});
  } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
    end();
  }
}

void LineInput::append(std::string_view chunk) {
  if (swallowing_) {
    const std::size_t newline = chunk.find('\n');
    swallowing_ = newline == std::string_view::npos;
    chunk.remove_prefix(swallowing_ ? chunk.size() : newline + 1);
  }
  buffer_.erase(0, begin_);
  searched_ -= begin_;
  begin_ = 0;
  buffer_ += chunk;
  find_newline();
  if (!has_line() && buffer_.size() > longest_line) {
    buffer_.resize(longest_line);
    buffer_ += '\n';
    searched_ = 0;
    find_newline();
    swallowing_ = true;
  }
}

void LineInput::find_newline() {
  newline_ = buffer_.find('\n', searched_);
  searched_ = has_line() ? newline_ : buffer_.size();
}

void LineInput::end() {
  ended_ = true;
  if (begin_ < buffer_.size()) {
    buffer_ += '\n';
    find_newline();
  }
}

std::optional<std::string> LineInput::take() {
  if (!has_line()) {
    return std::nullopt;
  }
  std::string line = buffer_.substr(begin_, newline_ - begin_);
  begin_ = searched_ = newline_ + 1;
  find_newline();
  return line;
}

}  // namespace frontend

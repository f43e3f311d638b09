#include "app/inbox.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <system_error>
#include <utility>

namespace app {

Inbox::Inbox() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (descriptor_ < 0) {
    throw std::system_error(errno, std::generic_category(), "eventfd");
  }
}

Inbox::~Inbox() {
  close(descriptor_);
}

void Inbox::push(session::Event event) {
  {
    const std::scoped_lock lock(mutex_);
    events_.push_back(std::move(event));
  }
  const std::uint64_t one = 1;
  // Only a counter near 2^64 could refuse; then the descriptor is readable already.
  static_cast<void>(!write(descriptor_, &one, sizeof one));
}

std::vector<session::Event> Inbox::take() {
  std::uint64_t pending = 0;
  static_cast<void>(!read(descriptor_, &pending, sizeof pending));
  const std::scoped_lock lock(mutex_);
  return std::exchange(events_, {});
}

}  // namespace app

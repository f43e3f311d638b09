#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>

#include "store/descriptor.hpp"

namespace meet {

/// A connected socket that never makes anybody wait.
class Connection {
 public:
  /// Takes over a connected, non-blocking socket.
  explicit Connection(store::Descriptor socket);

  [[nodiscard]] int descriptor() const { return socket_.get(); }
  /// Who is at the other end, as the kernel says.
  [[nodiscard]] uid_t user() const { return user_; }
  /// What has arrived, at most some kilobytes of it; empty when nothing has. Nothing at all when
  /// the other end is gone and all it sent was read.
  [[nodiscard]] std::optional<std::string> read();
  /// Sends the whole text; false when it cannot be sent now, because the other end is gone or has
  /// not read for so long that the kernel keeps no more for it.
  [[nodiscard]] bool write(std::string_view text);

 private:
  store::Descriptor socket_;
  uid_t user_;
};

}  // namespace meet

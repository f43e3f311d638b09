#pragma once

#include <unistd.h>

#include <utility>

namespace store {

/// An open file descriptor, closed at the end of its life.
class Descriptor {
 public:
  Descriptor() = default;
  /// Owns `number`; a negative one is no descriptor.
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) {
      ::close(number_);
    }
  }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }

  /// The number for system calls; negative when there is none.
  [[nodiscard]] int get() const { return number_; }
  explicit operator bool() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

}  // namespace store

#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "frontend/key_decoder.hpp"
#include "session/event.hpp"

namespace frontend {

/// Reads keys from a terminal line that hands over every byte as it is typed.
class KeyInput {
 public:
  explicit KeyInput(int descriptor) : descriptor_(descriptor) {}

  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// The keys that have arrived, without waiting. EndAsked when the line has come to its end or is
  /// gone. Where a page lies over the board every key is told its end first.
  [[nodiscard]] std::vector<session::Event> read(std::optional<int> page_end = std::nullopt);
  /// The milliseconds after which read() is due although nothing arrives; -1 for none.
  [[nodiscard]] int read_within() const;

 private:
  void take(const std::vector<Input>& inputs, std::optional<int> page_end,
            std::vector<session::Event>& events);

  int descriptor_;
  KeyDecoder decoder_;
  std::chrono::steady_clock::time_point due_;
};

}  // namespace frontend

#pragma once

#include <cstddef>
#include <cstdio>

namespace frontend {

/// A stream to a terminal that can be held back and then written in one piece, which curses itself
/// does not do: it flushes at every movement of the cursor, and half a picture is seen and spoken.
/// Without free descriptors it is an ordinary stream that holds nothing back.
class CollectedOutput {
 public:
  explicit CollectedOutput(int terminal);
  CollectedOutput(const CollectedOutput&) = delete;
  CollectedOutput& operator=(const CollectedOutput&) = delete;
  ~CollectedOutput();

  /// The stream, whose descriptor is the terminal's except between begin() and its end.
  [[nodiscard]] std::FILE* stream() const { return stream_ != nullptr ? stream_ : stdout; }
  /// The most bytes that can be held back; 0 when nothing can.
  [[nodiscard]] std::size_t capacity() const { return capacity_; }

  /// Holds back what is written from now on, at most capacity() bytes; more would block for ever.
  void begin();
  /// Writes to the terminal what was held back.
  void write();
  /// Forgets what was held back.
  void drop();

 private:
  void end();

  int terminal_;
  std::FILE* stream_ = nullptr;
  int read_end_ = -1;
  int write_end_ = -1;
  std::size_t capacity_ = 0;
};

}  // namespace frontend

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace frontend {

/// Lines from a descriptor. A line longer than a mebibyte is cut short and its rest swallowed.
class LineInput {
 public:
  explicit LineInput(int descriptor) : descriptor_(descriptor) {}

  /// Whether take() has a line, or there will be none any more.
  [[nodiscard]] bool ready() const { return ended_ || has_line(); }
  /// Whether the input has ended and every line was taken.
  [[nodiscard]] bool ended() const { return ended_ && !has_line(); }
  /// Reads what the descriptor has, without waiting, unless a line is there already.
  void receive();
  /// The next line without its newline; the last one may lack it in the input. Nothing when it has
  /// not arrived as a whole.
  [[nodiscard]] std::optional<std::string> take();

 private:
  [[nodiscard]] bool has_line() const { return newline_ != std::string::npos; }
  void append(std::string_view chunk);
  void find_newline();
  void end();

  int descriptor_;
  std::string buffer_;
  std::size_t begin_ = 0;                    ///< where the next line begins in the buffer
  std::size_t searched_ = 0;                 ///< no newline lies between `begin_` and here
  std::size_t newline_ = std::string::npos;  ///< where the next line ends
  bool swallowing_ = false;                  ///< the rest of a long line is dropped
  bool ended_ = false;
};

}  // namespace frontend

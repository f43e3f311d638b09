#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frontend {

/// Lines to a descriptor. On a terminal the last line of an answer can stay open, to be typed on.
class LineOutput {
 public:
  explicit LineOutput(int descriptor) : descriptor_(descriptor) {}

  /// Adds a line, which flush() writes.
  void put(std::string line) { lines_.push_back(std::move(line)); }
  /// Writes what was put. With `open` the last line ends in ": " and no newline.
  void flush(bool open);
  /// The person has ended the open line.
  void answered() { line_open_ = false; }
  /// Ends a line that is still open.
  void close_line();
  /// Whether output could not be written; from then on nothing is.
  [[nodiscard]] bool broken() const { return broken_; }
  /// Why, in a few words; nothing when nobody reads any more.
  [[nodiscard]] const std::optional<std::string>& trouble() const { return trouble_; }

 private:
  void write_all(std::string_view text);
  void fail(int error);

  int descriptor_;
  std::vector<std::string> lines_;
  bool line_open_ = false;
  bool broken_ = false;
  std::optional<std::string> trouble_;
};

}  // namespace frontend

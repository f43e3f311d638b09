#pragma once

#include <cstdint>
#include <string>

namespace frontend {

/// Words a text so that a screen reader, which speaks only what changes, says it again when it is
/// news: a text equal to the one before loses or gains its final full stop.
class SpokenRow {
 public:
  /// Takes the text of news number `news`; whether the row is to be written.
  [[nodiscard]] bool take(const std::string& text, std::uint64_t news);
  /// What the row shows.
  [[nodiscard]] const std::string& shown() const { return shown_; }

 private:
  std::uint64_t news_ = 0;
  bool any_ = false;
  std::string text_;   ///< as it was taken
  std::string shown_;  ///< as it is shown
};

}  // namespace frontend

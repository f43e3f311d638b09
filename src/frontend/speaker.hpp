#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "frontend/spoken_row.hpp"
#include "screen/frame.hpp"

namespace frontend {

/// Makes frames be heard. The message and the score are written whole when they are news, a
/// repeated message with another ending. For speech the message stands in row 0 or 1, in another
/// row than the message before it, the cursor at its start: readers that compare, that follow the
/// cursor and that drop an echo all hear such a row whole.
class Speaker {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// How long a board for speech stays below other news, so that the news is all that changes.
  static constexpr std::chrono::milliseconds board_stays{1000};

  explicit Speaker(bool speech) : speech_(speech) {}

  /// Takes a frame with the message in row 0 as news number `news`; what is to be shown for it, in
  /// order: for speech the new message, then without the old one.
  [[nodiscard]] std::vector<screen::Frame> take(screen::Frame frame, std::uint64_t news, Time now);
  /// The rows of the first of these frames that are to be written whole.
  [[nodiscard]] const std::vector<int>& rows_to_write() const { return rows_to_write_; }
  /// The milliseconds after which the same frame is to be taken again; -1: never.
  [[nodiscard]] int take_within(Time now) const;

 private:
  std::vector<screen::Frame> in_place(screen::Frame frame, bool is_news);
  std::vector<screen::Frame> alternating(screen::Frame frame, bool is_news, Time now);
  void keep_board(screen::Frame& frame, Time now);

  bool speech_;
  SpokenRow message_;
  SpokenRow score_;
  int row_ = 1;  // of the last message for speech
  std::vector<int> rows_to_write_;
  std::optional<screen::Frame> shown_;
  std::optional<Time> board_until_;
};

}  // namespace frontend

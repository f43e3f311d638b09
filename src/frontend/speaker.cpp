#include "frontend/speaker.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "screen/render.hpp"

namespace frontend {

namespace {

constexpr int message_rows = 2;

void put_row(screen::Frame& frame, int row, const std::string& text) {
  frame.put({row, 0}, std::string(static_cast<std::size_t>(frame.size().columns), ' '));
  frame.put({row, 0}, text);
}

bool has_board(const screen::Frame& frame) {
  for (int row = message_rows; row < frame.size().rows; ++row) {
    if (!frame.row_text(row).empty()) {
      return true;
    }
  }
  return false;
}

}  // namespace

std::vector<screen::Frame> Speaker::take(screen::Frame frame, std::uint64_t news, Time now) {
  const bool is_news = message_.take(frame.row_text(0), news);
  rows_to_write_.clear();
  if (speech_ && screen::fits(frame.size())) {
    return alternating(std::move(frame), is_news, now);
  }
  return in_place(std::move(frame), is_news);
}

std::vector<screen::Frame> Speaker::in_place(screen::Frame frame, bool is_news) {
  frame.put({0, 0}, message_.shown() + ' ');
  if (is_news) {
    rows_to_write_.push_back(0);
  }
  if (frame.size().rows > 1 && score_.take(frame.row_text(1), 0)) {
    rows_to_write_.push_back(1);
  }
  return {std::move(frame)};
}

std::vector<screen::Frame> Speaker::alternating(screen::Frame frame, bool is_news, Time now) {
  row_ = is_news ? 1 - row_ : row_;
  put_row(frame, 0, "");
  put_row(frame, row_, message_.shown());
  if (frame.cursor == screen::Place{}) {
    frame.cursor = {row_, 0};
  }
  keep_board(frame, now);
  std::vector<screen::Frame> result;
  if (is_news) {
    const bool follows = shown_ && shown_->size() == frame.size();
    result.push_back(follows ? *shown_ : screen::Frame(frame.size()));
    put_row(result.back(), row_, message_.shown());
    result.back().cursor = {row_, 0};
    rows_to_write_.push_back(row_);
  }
  shown_ = frame;
  result.push_back(std::move(frame));
  return result;
}

// The board that was asked for stays under the first news after it for a while.
void Speaker::keep_board(screen::Frame& frame, Time now) {
  const bool had = shown_ && shown_->size() == frame.size() && has_board(*shown_);
  if (!had || has_board(frame)) {
    board_until_.reset();
    return;
  }
  board_until_ = board_until_.value_or(now + board_stays);
  if (now >= *board_until_) {
    board_until_.reset();
    return;
  }
  for (int row = message_rows; row < frame.size().rows; ++row) {
    frame.put({row, 0}, shown_->row_text(row));
  }
}

int Speaker::take_within(Time now) const {
  if (!board_until_) {
    return -1;
  }
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(*board_until_ - now).count();
  return static_cast<int>(std::max<decltype(left)>(left, 0));
}

}  // namespace frontend

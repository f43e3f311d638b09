#include "frontend/speaker.hpp"

#include <doctest/doctest.h>

#include <chrono>

using frontend::Speaker;
using screen::Frame;
using screen::Place;

namespace {

constexpr screen::Size window = {24, 80};
constexpr Speaker::Time start{};

Frame saying(const char* text) {
  Frame frame(window);
  frame.put({0, 0}, text);
  return frame;
}

Frame with_board() {
  Frame frame = saying("Board, until the next key.");
  frame.put({20, 0}, "5 . . . Y C . . .");
  frame.cursor = {20, 8};
  return frame;
}

}  // namespace

TEST_CASE("for speech each message stands in another row, which is cleared once it is read") {
  Speaker speaker(true);
  auto frames = speaker.take(saying("d3 legal, flips 1"), 1, start);
  REQUIRE(frames.size() == 2);
  CHECK(speaker.rows_to_write() == std::vector{0});
  CHECK(frames.back().row_text(0) == "d3 legal, flips 1");
  CHECK(frames.back().cursor == Place{0, 0});
  frames = speaker.take(saying("d4 computer"), 2, start);
  REQUIRE(frames.size() == 2);
  CHECK(speaker.rows_to_write() == std::vector{1});
  CHECK(frames.front().row_text(0) == "d3 legal, flips 1");
  CHECK(frames.front().row_text(1) == "d4 computer");
  CHECK(frames.back().row_text(0).empty());
  CHECK(frames.back().row_text(1) == "d4 computer");
  CHECK(frames.back().cursor == Place{1, 0});
}

TEST_CASE("for speech nothing is shown anew where there is no news") {
  Speaker speaker(true);
  static_cast<void>(speaker.take(saying("d4 computer"), 1, start));
  const auto frames = speaker.take(saying("d4 computer"), 1, start);
  REQUIRE(frames.size() == 1);
  CHECK(speaker.rows_to_write().empty());
  CHECK(frames.back().row_text(0) == "d4 computer");
  CHECK(speaker.take_within(start) == -1);
}

TEST_CASE("for speech a board stays under the next message for a second, as it was") {
  Speaker speaker(true);
  CHECK(speaker.take(with_board(), 1, start).back().cursor == Place{20, 8});
  const Frame next = saying("d4 computer");
  CHECK(speaker.take(next, 2, start).back().row_text(20) == "5 . . . Y C . . .");
  CHECK(speaker.take_within(start) == 1000);
  const auto later = start + std::chrono::milliseconds(999);
  CHECK(speaker.take(next, 2, later).back().row_text(20) == "5 . . . Y C . . .");
  CHECK(speaker.take_within(later) == 1);
  const auto cleared = speaker.take(next, 2, start + std::chrono::milliseconds(1000)).back();
  CHECK(cleared.row_text(20).empty());
  CHECK(cleared.row_text(1) == "d4 computer");
  CHECK(speaker.take_within(later) == -1);
}

TEST_CASE("for speech a new size of window takes the board along at once") {
  Speaker speaker(true);
  static_cast<void>(speaker.take(with_board(), 1, start));
  Frame small(screen::Size{20, 40});
  small.put({0, 0}, "d4 computer");
  CHECK(speaker.take(small, 2, start).back().row_text(19).empty());
  CHECK(speaker.take_within(start) == -1);
}

TEST_CASE("without speech message and score stay in their rows, written when they are news") {
  Speaker speaker(false);
  Frame frame = saying("d4 computer");
  frame.put({1, 0}, "You (Y) 2, computer (C) 2");
  auto frames = speaker.take(frame, 1, start);
  REQUIRE(frames.size() == 1);
  CHECK(speaker.rows_to_write() == std::vector{0, 1});
  frames = speaker.take(frame, 2, start);
  CHECK(frames.back().row_text(0) == "d4 computer.");
  CHECK(speaker.rows_to_write() == std::vector{0});
}

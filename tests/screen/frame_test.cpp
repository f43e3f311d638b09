#include "screen/frame.hpp"

#include <doctest/doctest.h>

using screen::Frame;

TEST_CASE("what falls outside a frame is cut off") {
  Frame frame({2, 4});
  frame.put({0, 2}, "abc");
  frame.put({1, -1}, "xyz");
  frame.put({2, 0}, "below");
  CHECK(frame.to_text() == "  ab\nyz\n");
}

TEST_CASE("a line character takes one cell") {
  Frame frame({1, 3});
  frame.put({0, 0}, "│é→");
  CHECK(frame.at({0, 0}).glyph == U'│');
  CHECK(frame.at({0, 1}).glyph == U'é');
  CHECK(frame.row_text(0) == "│é→");
}

TEST_CASE("a frame is never smaller than one cell") {
  CHECK(Frame({0, -3}).size() == screen::Size{1, 1});
}

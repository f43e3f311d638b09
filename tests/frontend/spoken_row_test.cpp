#include "frontend/spoken_row.hpp"

#include <doctest/doctest.h>

using frontend::SpokenRow;

TEST_CASE("a row is written when its text or the news is another") {
  SpokenRow row;
  CHECK(row.take("d3 you", 1));
  CHECK(row.shown() == "d3 you");
  CHECK_FALSE(row.take("d3 you", 1));
  CHECK(row.take("d4 empty", 1));
  CHECK(row.shown() == "d4 empty");
}

TEST_CASE("a text that is news again differs by its full stop") {
  SpokenRow row;
  CHECK(row.take("4 moves: d3 c4 f5 e6.", 1));
  CHECK(row.take("4 moves: d3 c4 f5 e6.", 2));
  CHECK(row.shown() == "4 moves: d3 c4 f5 e6");
  CHECK_FALSE(row.take("4 moves: d3 c4 f5 e6.", 2));
  CHECK(row.shown() == "4 moves: d3 c4 f5 e6");
  CHECK(row.take("4 moves: d3 c4 f5 e6.", 3));
  CHECK(row.shown() == "4 moves: d3 c4 f5 e6.");
}

TEST_CASE("a text without a full stop gains one") {
  SpokenRow row;
  CHECK(row.take("d3 you", 1));
  CHECK(row.take("d3 you", 2));
  CHECK(row.shown() == "d3 you.");
  CHECK(row.take("d4 empty", 3));
  CHECK(row.take("d3 you", 4));
  CHECK(row.shown() == "d3 you");
}

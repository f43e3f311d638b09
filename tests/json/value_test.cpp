#include "json/value.hpp"

#include <doctest/doctest.h>

using json::Array;
using json::Object;

TEST_CASE("an object is one line, its members in their order") {
  const Object object = {{"version", 1}, {"text", "a"}, {"yes", true}, {"none", std::nullopt}};
  CHECK(json::to_line(object) == R"({"version": 1,"text": "a","yes": true,"none": null})");
}

TEST_CASE("arrays and objects lie in each other, empty ones too") {
  const Object object = {{"empty", Array{}},
                         {"list", Array{1, Array{2, 3}, Object{{"x", Object{}}}, "y"}}};
  CHECK(json::to_line(object) == R"({"empty": [],"list": [1,[2,3],{"x": {}},"y"]})");
}

TEST_CASE("numbers are written whole, up to 64 bits") {
  CHECK(json::to_line({{"n", std::uint64_t{18446744073709551615U}}, {"m", -7}}) ==
        R"({"n": 18446744073709551615,"m": -7})");
}

TEST_CASE("what would end a text or a line is escaped") {
  CHECK(json::to_line({{"t", std::string("\"\\\n\t") + '\x01' + "\x7f"}}) ==
        "{\"t\": \"\\\"\\\\\\n\\t\\u0001\x7f\"}");
}

TEST_CASE("an optional is its value or null") {
  CHECK(json::to_line({{"a", std::optional<int>(3)}, {"b", std::optional<std::string>()}}) ==
        R"({"a": 3,"b": null})");
}

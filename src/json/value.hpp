#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace json {

struct Value;
struct Member;
using Array = std::vector<Value>;
/// Members in the order in which they are written; no name comes twice.
using Object = std::vector<Member>;

/// A value of JSON; an empty optional is null.
struct Value {
  Value(std::nullopt_t /*none*/);
  Value(bool truth);
  Value(int number);
  Value(std::uint64_t number);
  Value(const char* text);
  Value(std::string_view text);
  Value(std::string text);
  Value(Array array);
  Value(Object object);
  template <typename Optional>
  Value(const std::optional<Optional>& value) : Value(value ? Value(*value) : std::nullopt) {}

  std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, std::string, Array, Object> data;
};

/// A name and its value.
struct Member {
  std::string name;
  Value value;
};

/// The object as one line without its end. Texts have to be UTF-8.
[[nodiscard]] std::string to_line(const Object& object);

}  // namespace json

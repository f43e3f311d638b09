#include "json/value.hpp"

#include <utility>

#include "json/archive.hpp"

namespace json {

namespace {

class Writer {
 public:
  explicit Writer(cereal::JSONOutputArchive& archive) : archive_(archive) {}

  void write(const Object& members) {
    for (const Member& member : members) {
      archive_.setNextName(member.name.c_str());
      write(member.value);
    }
  }

 private:
  void write(const Value& value) {
    std::visit([&](const auto& data) { put(data); }, value.data);
  }

  template <typename Scalar>
  void put(const Scalar& scalar) {
    archive_.writeName();
    archive_.saveValue(scalar);
  }

  void put(const Array& array) {
    archive_.startNode();
    archive_.makeArray();
    for (const Value& value : array) {
      write(value);
    }
    archive_.finishNode();
  }

  void put(const Object& object) {
    archive_.startNode();
    write(object);
    archive_.finishNode();
  }

  cereal::JSONOutputArchive& archive_;
};

}  // namespace

// Here, and not in the class, as they destroy members, which are incomplete there.
Value::Value(std::nullopt_t /*none*/) {}
Value::Value(bool truth) : data(truth) {}
Value::Value(int number) : data(std::int64_t{number}) {}
Value::Value(std::uint64_t number) : data(number) {}
Value::Value(const char* text) : data(std::string(text)) {}
Value::Value(std::string_view text) : data(std::string(text)) {}
Value::Value(std::string text) : data(std::move(text)) {}
Value::Value(Array array) : data(std::move(array)) {}
Value::Value(Object object) : data(std::move(object)) {}

std::string to_line(const Object& object) {
  std::string text =
      archived([&](cereal::JSONOutputArchive& archive) { Writer(archive).write(object); });
  // Within a text a line break is written as \n, so that these stand between members only.
  std::erase(text, '\n');
  return text;
}

}  // namespace json

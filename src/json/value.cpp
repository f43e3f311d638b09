#include "json/value.hpp"

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

std::string to_line(const Object& object) {
  std::string text =
      archived([&](cereal::JSONOutputArchive& archive) { Writer(archive).write(object); });
  // Within a text a line break is written as \n, so that these stand between members only.
  std::erase(text, '\n');
  return text;
}

}  // namespace json

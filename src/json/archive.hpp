#pragma once

// Whatever comes in front of cereal decides how rapidjson parses and what its assertions do: with
// its own settings hostile text reads raw memory. Debian's cereal uses the system's rapidjson and
// the short names, upstream's its own copy and the long ones.
#if defined(RAPIDJSON_RAPIDJSON_H_) || defined(CEREAL_RAPIDJSON_RAPIDJSON_H_)
#error "rapidjson must not be included before these settings"
#endif
#define RAPIDJSON_PARSE_DEFAULT_FLAGS (kParseIterativeFlag | kParseValidateEncodingFlag)
#define CEREAL_RAPIDJSON_PARSE_DEFAULT_FLAGS (kParseIterativeFlag | kParseValidateEncodingFlag)
#define RAPIDJSON_WRITE_DEFAULT_FLAGS kWriteNoFlags
#define CEREAL_RAPIDJSON_WRITE_DEFAULT_FLAGS kWriteNoFlags
#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <sstream>
#include <string>

namespace json {

/// What `write`, called with a cereal::JSONOutputArchive, puts into it, as text without
/// indentation; line breaks stand between the members, where the text may be joined.
template <typename Write>
[[nodiscard]] std::string archived(const Write& write) {
  std::ostringstream stream;
  {
    cereal::JSONOutputArchive archive(stream, cereal::JSONOutputArchive::Options::NoIndent());
    write(archive);
  }  // the text is whole when the archive is gone
  return stream.str();
}

}  // namespace json

#include "frontend/locale.hpp"

#include <langinfo.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <cwchar>
#include <string>
#include <string_view>

namespace frontend {

namespace {

// The name of the locale the environment asks for, in the order POSIX gives.
std::string wanted_locale() {
  for (const char* const variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* const value = std::getenv(variable);
    if (value != nullptr && *value != '\0') {
      return value;
    }
  }
  return "C";
}

bool names_utf8(std::string name) {
  std::erase(name, '-');
  std::ranges::transform(name, name.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
  return name.find(".utf8") != std::string::npos;
}

}  // namespace

bool utf8_locale() {
  if (std::setlocale(LC_CTYPE, "") == nullptr && names_utf8(wanted_locale())) {
    std::setlocale(LC_CTYPE, "C.UTF-8");
  }
  return std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

bool lines_are_single_cells() {
  constexpr std::wstring_view lines = L"│─┌┬┐├┼┤└┴┘";
  return std::ranges::all_of(lines, [](wchar_t line) { return wcwidth(line) == 1; });
}

}  // namespace frontend

#include <doctest/doctest.h>

#include <regex>
#include <string>
#include <vector>

#include "support/source_tree.hpp"

namespace {

using support::SourceFile;
using Complaints = std::vector<std::string>;

constexpr std::size_t most_lines = 300;
constexpr std::size_t most_columns = 100;

/// Characters, not bytes: the bytes that go on with a UTF-8 character don't count.
std::size_t columns(const std::string& line) {
  return static_cast<std::size_t>(std::ranges::count_if(
      line, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

bool generated(const SourceFile& file) {
  return file.path.find("weights") != std::string::npos;
}

Complaints about_length(const SourceFile& file) {
  Complaints all;
  if (file.lines.size() > most_lines && !generated(file)) {
    all.push_back(support::place(file.path, file.lines.size()) + "more than 300 lines");
  }
  return all;
}

Complaints about_lines(const SourceFile& file) {
  static const std::regex leftover("\\b(TO[D]O|FIX[M]E|HA[C]K)\\b");
  Complaints all;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::string& line = file.lines[i];
    if (columns(line) > most_columns) {
      all.push_back(support::place(file.path, i + 1) + "more than 100 columns");
    }
    if (std::regex_search(line, leftover)) {
      all.push_back(support::place(file.path, i + 1) + "work left over");
    }
  }
  return all;
}

std::string folder_of(const std::string& path) {
  static const std::regex inner("^(?:src|include)/([^/]+)/.*");
  std::smatch match;
  return std::regex_match(path, match, inner) ? match.str(1) : "";
}

Complaints about_namespace(const SourceFile& file) {
  const std::string folder = folder_of(file.path);
  const auto opens = [&](const std::string& line) {
    return line.starts_with("namespace " + folder + " {") ||
           line.starts_with("namespace " + folder + "::") || line.starts_with("int main(");
  };
  if (folder.empty() || std::ranges::any_of(file.lines, opens)) {
    return {};
  }
  return {support::place(file.path, 1) + "namespace " + folder + " is missing"};
}

Complaints about_name(const SourceFile& file) {
  static const std::regex vague(".*/(util|utils|common|types|misc|helpers?)\\.[ch]pp");
  if (std::regex_match(file.path, vague)) {
    return {support::place(file.path, 1) + "a name that tells nothing"};
  }
  return {};
}

Complaints about_guard(const SourceFile& file) {
  const bool header = file.path.ends_with(".hpp");
  if (!header || (!file.lines.empty() && file.lines.front() == "#pragma once")) {
    return {};
  }
  return {support::place(file.path, 1) + "a header begins with #pragma once"};
}

using Check = Complaints (*)(const SourceFile&);

/// Reports every complaint and gives back how many files were looked at.
std::size_t look_at(const std::string& folder, std::initializer_list<Check> checks) {
  const auto files = support::source_files(folder);
  for (const SourceFile& file : files) {
    for (const Check check : checks) {
      for (const std::string& complaint : check(file)) {
        FAIL_CHECK(complaint);
      }
    }
  }
  return files.size();
}

}  // namespace

TEST_CASE("a file that is too long, too wide or unfinished is told with its line") {
  const std::string wide(101, 'x');
  CHECK(about_length({"src/screen/a.cpp", Complaints(301)}).size() == 1);
  CHECK(about_length({"src/screen/a.cpp", Complaints(300)}).empty());
  CHECK(about_length({"src/engine/weights.cpp", Complaints(301)}).empty());
  CHECK(about_lines({"src/a.cpp", {"", wide}}) == Complaints{"src/a.cpp:2: more than 100 columns"});
  CHECK(about_lines({"src/a.cpp",
                     {"// TO"
                      "DO: later"}})
            .size() == 1);
  std::string box;
  for (int i = 0; i < 100; ++i) {
    box += "─";
  }
  CHECK(about_lines({"src/a.cpp", {box}}).empty());
}

TEST_CASE("a header without a guard, a vague name and a strange namespace are told") {
  CHECK(about_guard({"src/a.hpp", {"// words", "#pragma once"}}).size() == 1);
  CHECK(about_guard({"src/a.hpp", {"#pragma once"}}).empty());
  CHECK(about_name({"src/screen/util.hpp", {}}).size() == 1);
  CHECK(about_namespace({"src/screen/a.hpp", {"namespace session {"}}).size() == 1);
  CHECK(about_namespace({"include/reversi/a.hpp", {"namespace reversi {"}}).empty());
  CHECK(about_namespace({"src/main.cpp", {}}).empty());
}

TEST_CASE("the sources keep the style of the project") {
  const auto looked_at =
      look_at("src", {about_length, about_lines, about_namespace, about_name, about_guard}) +
      look_at("include", {about_length, about_lines, about_namespace, about_name, about_guard});
  MESSAGE("looked at " << looked_at << " files");
  CHECK(looked_at > 40);
}

TEST_CASE("the tests keep the style of the project") {
  const auto looked_at = look_at("tests", {about_lines, about_name, about_guard});
  MESSAGE("looked at " << looked_at << " files");
  CHECK(looked_at > 20);
}

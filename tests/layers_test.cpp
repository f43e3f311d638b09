#include <doctest/doctest.h>

#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "support/source_tree.hpp"

// Holds the picture of the layers in README.md: includes point down, each library's headers stay
// in one file, and no two modules include each other, however far round.

namespace {

using Names = std::set<std::string>;

struct Include {
  std::string file;
  std::size_t line = 0;
  std::string header;
  bool quoted = false;
};

/// What each folder may include besides itself. The program, src/main.cpp, may include everything.
const std::map<std::string, Names> below = {
    {"reversi", {}},
    {"json", {}},
    {"engine", {"reversi"}},
    {"notation", {"reversi"}},
    {"gtp", {"engine", "notation", "reversi"}},
    {"session", {"engine", "notation", "reversi"}},
    {"voice", {"session", "engine", "notation", "reversi"}},
    {"objects", {"json", "voice", "session", "engine", "notation", "reversi"}},
    {"screen", {"voice", "session", "engine", "notation", "reversi"}},
    {"frontend", {"objects", "screen", "voice", "session", "engine", "notation", "reversi"}},
    {"store", {"json", "session", "engine", "notation", "reversi"}},
    {"meet", {"store", "session", "engine", "notation", "reversi"}},
    {"cli", {"session", "engine", "notation", "reversi"}},
    {"app",
     {"frontend", "objects", "screen", "voice", "store", "session", "engine", "notation",
      "reversi"}},
    {"train", {"engine", "reversi"}},
    {"main",
     {"app", "cli", "frontend", "gtp", "objects", "screen", "voice", "store", "session", "engine",
      "notation", "reversi"}},
};

/// The folders that know the standard library and nothing else.
const Names standard_only = {"reversi", "engine", "notation", "gtp",    "session",
                             "voice",   "screen", "json",     "objects"};

/// The one file in which the headers of a library may stand.
const std::vector<std::pair<std::regex, std::string>> libraries = {
    {std::regex("n?curses.*"), "src/frontend/terminal.cpp"},
    {std::regex("term\\.h"), "src/frontend/terminal_type.cpp"},
    {std::regex("cereal/.*|rapidjson/.*"), "src/json/archive.hpp"},
    {std::regex("CLI/.*"), "src/cli/options.cpp"},
    {std::regex("doctest/.*|doctest\\.h"), "tests"},
};

/// "src/screen/frame.cpp" and "screen/frame.hpp" are the module "screen/frame".
std::string module_of(const std::string& path) {
  static const std::regex around("^(?:src/|include/)?(.*)\\.[ch]pp$");
  return std::regex_replace(path, around, "$1");
}

std::string folder_of(const std::string& path) {
  const std::string module = module_of(path);
  return module.substr(0, module.find('/'));
}

std::vector<Include> includes_of(const std::vector<support::SourceFile>& files) {
  static const std::regex directive("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]");
  std::vector<Include> includes;
  for (const support::SourceFile& file : files) {
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      if (std::smatch match; std::regex_search(file.lines[i], match, directive)) {
        includes.push_back({file.path, i + 1, match[2], match[1] == "\""});
      }
    }
  }
  return includes;
}

std::string complaint_about_library(const Include& include) {
  for (const auto& [headers, home] : libraries) {
    if (std::regex_match(include.header, headers)) {
      return include.file == home ? "" : "<" + include.header + "> belongs in " + home;
    }
  }
  const bool standard = include.header.find_first_of("./") == std::string::npos;
  return standard || !standard_only.contains(folder_of(include.file))
             ? ""
             : folder_of(include.file) + " knows the standard library only";
}

std::string complaint_about_layer(const Include& include) {
  const std::string from = folder_of(include.file);
  const std::string to = folder_of(include.header);
  const auto layer = below.find(from);
  if (layer == below.end()) {
    return from + " is no layer";
  }
  return to == from || layer->second.contains(to) ? "" : from + " must not include " + to;
}

std::vector<std::string> complaints(const std::vector<Include>& includes) {
  std::vector<std::string> all;
  for (const Include& include : includes) {
    const std::string complaint =
        include.quoted ? complaint_about_layer(include) : complaint_about_library(include);
    if (!complaint.empty()) {
      all.push_back(support::place(include.file, include.line) + complaint);
    }
  }
  return all;
}

using Graph = std::map<std::string, std::map<std::string, std::string>>;

/// From each module to those it includes, with the place where it does.
Graph graph_of(const std::vector<Include>& includes) {
  Graph graph;
  for (const Include& include : includes) {
    const std::string from = module_of(include.file);
    const std::string to = module_of(include.header);
    if (include.quoted && from != to) {
      graph[from][to] = support::place(include.file, include.line);
    }
  }
  return graph;
}

/// The places on a way of includes from one module to another; empty when there is none.
std::string way(const Graph& graph, const std::string& from, const std::string& to, Names& seen) {
  const auto node = graph.find(from);
  if (node == graph.end() || !seen.insert(from).second) {
    return "";
  }
  for (const auto& [next, place] : node->second) {
    const std::string rest = next == to ? "done" : way(graph, next, to, seen);
    if (!rest.empty()) {
      return place + "includes " + next + (next == to ? "" : "\n" + rest);
    }
  }
  return "";
}

std::vector<std::string> cycles(const std::vector<Include>& includes) {
  const Graph graph = graph_of(includes);
  std::vector<std::string> found;
  for (const auto& node : graph) {
    Names seen;
    if (const std::string round = way(graph, node.first, node.first, seen); !round.empty()) {
      found.push_back(round);
    }
  }
  return found;
}

std::vector<Include> project_includes() {
  auto includes = includes_of(support::source_files("src"));
  const auto headers = includes_of(support::source_files("include"));
  includes.insert(includes.end(), headers.begin(), headers.end());
  return includes;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("an include that points up is told with its file and line") {
  CHECK(complaints({{"src/screen/render.cpp", 7, "frontend/terminal.hpp", true}}) ==
        Texts{"src/screen/render.cpp:7: screen must not include frontend"});
  CHECK(complaints({{"include/reversi/game.hpp", 3, "session/state.hpp", true}}) ==
        Texts{"include/reversi/game.hpp:3: reversi must not include session"});
  CHECK(complaints({{"src/tools/x.cpp", 1, "reversi/game.hpp", true}}) ==
        Texts{"src/tools/x.cpp:1: tools is no layer"});
  CHECK(complaints({{"src/app/run.cpp", 1, "store/store.hpp", true}}).empty());
  CHECK(complaints({{"src/main.cpp", 1, "app/run.hpp", true}}).empty());
}

TEST_CASE("a library's header outside its one file is told with its file and line") {
  CHECK(complaints({{"src/frontend/line.cpp", 4, "curses.h", false}}) ==
        Texts{"src/frontend/line.cpp:4: <curses.h> belongs in src/frontend/terminal.cpp"});
  CHECK(complaints({{"src/store/xdg.cpp", 2, "cereal/cereal.hpp", false}}).size() == 1);
  CHECK(complaints({{"src/main.cpp", 2, "CLI/CLI.hpp", false}}).size() == 1);
  CHECK(complaints({{"src/screen/frame.cpp", 2, "doctest/doctest.h", false}}).size() == 1);
  CHECK(complaints({{"src/session/update.cpp", 2, "unistd.h", false}}) ==
        Texts{"src/session/update.cpp:2: session knows the standard library only"});
  CHECK(complaints({{"src/store/file.cpp", 2, "unistd.h", false}}).empty());
  CHECK(complaints({{"src/frontend/terminal.cpp", 2, "curses.h", false}}).empty());
}

TEST_CASE("modules that include each other are told, however far round") {
  const std::vector<Include> round = {{"src/screen/a.hpp", 1, "screen/b.hpp", true},
                                      {"src/screen/b.cpp", 2, "screen/c.hpp", true},
                                      {"src/screen/c.cpp", 3, "screen/a.hpp", true}};
  CHECK(cycles(round).size() == 3);
  CHECK(cycles(round).front() ==
        "src/screen/a.hpp:1: includes screen/b\nsrc/screen/b.cpp:2: includes screen/c\n"
        "src/screen/c.cpp:3: includes screen/a");
  CHECK(cycles({{"src/screen/a.cpp", 1, "screen/a.hpp", true}}).empty());
}

TEST_CASE("includes are found in every spelling, with their lines") {
  const auto found =
      includes_of({{"src/x/y.cpp", {"#pragma once", "  # include <map>", "#include \"a/b.hpp\""}}});
  REQUIRE(found.size() == 2);
  CHECK((found[0].line == 2 && found[0].header == "map" && !found[0].quoted));
  CHECK((found[1].line == 3 && found[1].header == "a/b.hpp" && found[1].quoted));
}

TEST_CASE("every include of the project points down and keeps to its file") {
  const auto includes = project_includes();
  MESSAGE("looked at " << includes.size() << " includes");
  REQUIRE(includes.size() > 100);
  for (const std::string& complaint : complaints(includes)) {
    FAIL_CHECK(complaint);
  }
}

TEST_CASE("no module of the project includes itself in a round") {
  for (const std::string& cycle : cycles(project_includes())) {
    FAIL_CHECK(cycle);
  }
}

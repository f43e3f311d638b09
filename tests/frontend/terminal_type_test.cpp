#include "frontend/terminal_type.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

TEST_CASE("private modes are for terminals that know them") {
  for (const char* const type : {"xterm", "xterm-256color", "tmux-256color", "screen", "foot",
                                 "rxvt-unicode", "vte-256color"}) {
    CHECK_MESSAGE(!frontend::reports_of(type).on.empty(), type);
  }
  for (const char* const type : {"linux", "linux-16color", "vt100", "vt220", "ansi", ""}) {
    CHECK_MESSAGE(frontend::reports_of(type).off.empty(), type);
  }
}

TEST_CASE("a terminal type that cannot show a screen is named with the remedy") {
  setenv("TERM", "no-such-terminal", 1);
  CHECK(frontend::terminal_type_trouble() ==
        "terminal type 'no-such-terminal' is not known: set TERM, or use --plain");
  setenv("TERM", "dumb", 1);
  CHECK(frontend::terminal_type_trouble() ==
        "terminal type 'dumb' cannot move its cursor: use --plain");
  setenv("TERM", "../../etc/\x1b[31mpasswd", 1);
  CHECK(frontend::terminal_type_trouble()->find('\x1b') == std::string::npos);
  setenv("TERM", "vt100", 1);
  CHECK_FALSE(frontend::terminal_type_trouble());
}

#include "frontend/terminal_type.hpp"

#include <term.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace frontend {

namespace {

// What TERM says, fit to be shown.
std::string shown_type() {
  const char* const type = std::getenv("TERM");
  std::string text = type == nullptr ? "" : type;
  text.resize(std::min<std::size_t>(text.size(), 40));
  std::erase_if(text, [](char c) { return c < 0x20 || c > 0x7e; });
  return text;
}

bool has_string(const char* name) {
  const char* const text = tigetstr(name);
  return text != nullptr && reinterpret_cast<std::intptr_t>(text) != -1;
}

bool digit_follows(std::string_view type, std::string_view prefix) {
  return type.size() > prefix.size() && type.substr(0, prefix.size()) == prefix &&
         type[prefix.size()] >= '0' && type[prefix.size()] <= '9';
}

// A string of the terminal that curses has taken, without its padding; empty where it has none.
std::string terminal_string(const char* name) {
  if (!has_string(name)) {
    return {};
  }
  std::string text = tigetstr(name);
  for (auto start = text.find("$<"); start != std::string::npos; start = text.find("$<")) {
    const auto end = text.find('>', start);
    text.erase(start, end == std::string::npos ? end : end - start + 1);
  }
  return text;
}

}  // namespace

std::optional<std::string> terminal_type_trouble() {
  int found = 0;
  constexpr int success = 0;  // OK, which only <curses.h> names
  if (setupterm(nullptr, STDOUT_FILENO, &found) != success) {
    return "terminal type '" + shown_type() + "' is not known: set TERM, or use --plain";
  }
  const bool moves = has_string("cup");
  del_curterm(cur_term);
  if (!moves) {
    return "terminal type '" + shown_type() + "' cannot move its cursor: use --plain";
  }
  return std::nullopt;
}

Reports reports_of(const char* type) {
  const std::string_view name = type == nullptr ? "" : type;
  if (name.empty() || name.substr(0, 5) == "linux" || name.substr(0, 4) == "ansi" ||
      digit_follows(name, "vt")) {
    return {};
  }
  return {"\x1b[?1004h\x1b[?2004h", "\x1b[?2004l\x1b[?1004l"};
}

std::string undoing_text(bool alternate_screen) {
  return terminal_string("sgr0") + terminal_string("op") + terminal_string("cnorm") +
         (alternate_screen ? terminal_string("rmcup") : "") + "\r\n";
}

// Curses sends op and then sgr0. The second resets both and also chooses a character set, which
// nothing here changes. Its own copy of the strings is the only place where it can be told so.
void shorten_reset() {
  constexpr std::string_view reset = "\x1b[m";
  const std::string all = terminal_string("sgr0");
  if (terminal_string("op") == "\x1b[39;49m" && all == "\x1b(B\x1b[m") {
    *tigetstr("op") = '\0';
    tigetstr("sgr0")[reset.copy(tigetstr("sgr0"), reset.size())] = '\0';
  }
}

}  // namespace frontend

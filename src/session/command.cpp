#include "session/command.hpp"

#include <algorithm>
#include <array>

namespace session {

namespace {

// Alternatives are separated by ", ". In keys, `a-h` and `1-8` stand for one of those characters;
// in words, SQUARE, ROW, COLUMN and N stand for an argument.
constexpr std::array<CommandInfo, 39> table = {{
    {Command::left, "Left", "", "move the focus one square"},
    {Command::right, "Right", "", "move the focus one square"},
    {Command::up, "Up", "", "move the focus one square"},
    {Command::down, "Down", "", "move the focus one square"},
    {Command::row_start, "Home", "", "first, last square of the row"},
    {Command::row_end, "End", "", "first, last square of the row"},
    {Command::column_start, "Page Up", "", "first, last square of the column"},
    {Command::column_end, "Page Down", "", "first, last square of the column"},
    {Command::to_column, "a-h", "", "focus to that column, row: d 3 is d3"},
    {Command::to_row, "1-8", "", "focus to that column, row: d 3 is d3"},
    {Command::next_legal, "Tab, j", "", "next, previous legal square"},
    {Command::previous_legal, "Shift-Tab, J", "", "next, previous legal square"},
    {Command::place, "Enter, Space", "SQUARE", "place a disc"},
    {Command::pause, "Escape, p", "", "pause, resume"},
    {Command::why, "w", "w SQUARE", "why a square is legal or not"},
    {Command::idea, "i", "i", "idea: the computer's choice for you"},
    {Command::undo, "u", "u", "undo to your last choice"},
    {Command::redo, "U", "redo", "redo"},
    {Command::back, "[, <", "", "look back, forward"},
    {Command::forward, "], >", "", "look back, forward"},
    {Command::moves, "m", "m", "your legal moves"},
    {Command::score, "s", "s", "the score"},
    {Command::last_turn, "l", "l", "the last turn with its flips"},
    {Command::read_row, "r", "r ROW", "read a row"},
    {Command::read_column, "k", "r COLUMN", "read a column"},
    {Command::read_square, ".", "", "this square again"},
    {Command::board, "", "b", "the board as a grid"},
    {Command::discs, "", "p", "all discs by side"},
    {Command::turns, "", "t, t N", "all turns; turn N in full"},
    {Command::transcript, "", "x", "the transcript and the position"},
    {Command::verbosity, "", "v N", "say less or more: 0, 1, 2"},
    {Command::hints, "v", "", "show or hide the + marks"},
    {Command::size, "z", "", "larger or smaller squares"},
    {Command::new_game, "n", "n", "new game"},
    {Command::yes, "y", "y", "yes, to a question; n is no"},
    {Command::redraw, "Ctrl-L", "", "draw the screen again"},
    {Command::pass, "", "pass", "passes happen by themselves"},
    {Command::help, "?", "h, help, ?", "help"},
    {Command::quit, "q", "q, quit", "quit; the game is saved"},
}};

struct NamedKey {
  std::string_view text;
  Key key;
};

constexpr std::array<NamedKey, 14> named_keys = {{
    {"Left", {KeyName::left}},
    {"Right", {KeyName::right}},
    {"Up", {KeyName::up}},
    {"Down", {KeyName::down}},
    {"Home", {KeyName::home}},
    {"End", {KeyName::end}},
    {"Page Up", {KeyName::page_up}},
    {"Page Down", {KeyName::page_down}},
    {"Tab", {KeyName::tab}},
    {"Shift-Tab", {KeyName::shift_tab}},
    {"Enter", {KeyName::enter}},
    {"Space", {KeyName::character, U' '}},
    {"Escape", {KeyName::escape}},
    {"Ctrl-L", {KeyName::ctrl_l}},
}};

constexpr std::size_t longest_echo = 40;
constexpr std::size_t longest_command = 64;

bool is_range(std::string_view text) {
  return text == "a-h" || text == "1-8";
}

bool stands_for(std::string_view text, const Key& key) {
  if (is_range(text)) {
    return key.name == KeyName::character && key.character >= static_cast<char32_t>(text.front()) &&
           key.character <= static_cast<char32_t>(text.back());
  }
  const auto* const named = std::ranges::find(named_keys, text, &NamedKey::text);
  if (named != named_keys.end()) {
    return named->key == key;
  }
  return key == Key{KeyName::character, static_cast<char32_t>(text.front())};
}

Order order_for(Command command, const Key& key) {
  switch (command) {
    case Command::to_column:
      return {command, std::nullopt, static_cast<int>(key.character - U'a')};
    case Command::to_row:
      return {command, std::nullopt, static_cast<int>(key.character - U'1')};
    default:
      return {command, std::nullopt, std::nullopt};
  }
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) {
    return {};
  }
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return result;
}

std::string printable(std::string_view text) {
  std::string result;
  for (const char c : text.substr(0, 1024)) {
    if (c >= ' ' && c <= '~' && result.size() < longest_echo) {
      result += c;
    }
  }
  return result;
}

std::optional<int> parse_number(std::string_view text, int lowest, int highest) {
  if (text.empty() || text.size() > 3) {
    return std::nullopt;
  }
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') {
      return std::nullopt;
    }
    value = value * 10 + (c - '0');
  }
  return value >= lowest && value <= highest ? std::optional(value) : std::nullopt;
}

std::optional<Order> with_number(Command command, std::optional<int> number, int first) {
  if (!number) {
    return std::nullopt;
  }
  return Order{command, std::nullopt, *number - first};
}

std::optional<Order> with_argument(Command command, std::string_view kind, std::string_view text) {
  if (kind == "SQUARE") {
    const auto square = reversi::parse_square(text);
    return square ? std::optional(Order{command, square, std::nullopt}) : std::nullopt;
  }
  if (kind == "ROW") {
    return with_number(command, parse_number(text, 1, 8), 1);
  }
  if (kind == "COLUMN") {
    const bool letter = text.size() == 1 && text[0] >= 'a' && text[0] <= 'h';
    return with_number(command, letter ? std::optional(text[0] - 'a') : std::nullopt, 0);
  }
  const bool is_verbosity = command == Command::verbosity;
  return with_number(command, parse_number(text, is_verbosity ? 0 : 1, is_verbosity ? 2 : 999), 0);
}

// Nothing when the alternative, a word, an argument or both, does not fit the line.
std::optional<Order> match(Command command, std::string_view alternative, std::string_view line) {
  const std::size_t gap = alternative.find(' ');
  if (gap == std::string_view::npos) {
    const bool is_argument = alternative == "SQUARE";
    if (is_argument) {
      return with_argument(command, alternative, line);
    }
    return line == alternative ? std::optional(Order{command, std::nullopt, std::nullopt})
                               : std::nullopt;
  }
  const std::string_view word = alternative.substr(0, gap);
  if (!line.starts_with(word) || line.size() <= gap || line[gap] != ' ') {
    return std::nullopt;
  }
  return with_argument(command, alternative.substr(gap + 1), trim(line.substr(gap)));
}

}  // namespace

std::span<const CommandInfo> commands() {
  return table;
}

std::string_view next_alternative(std::string_view& list) {
  constexpr std::string_view separator = ", ";
  const std::size_t end = list.find(separator);
  const std::string_view head = list.substr(0, end);
  list = end == std::string_view::npos ? "" : list.substr(end + separator.size());
  return head;
}

std::optional<Order> command_for(const Key& key) {
  for (const CommandInfo& row : table) {
    for (std::string_view rest = row.keys; !rest.empty();) {
      if (stands_for(next_alternative(rest), key)) {
        return order_for(row.command, key);
      }
    }
  }
  return std::nullopt;
}

std::variant<Order, UnknownInput> parse_command(std::string_view line) {
  const std::string_view trimmed = trim(line);
  if (trimmed.empty()) {
    return Order{};
  }
  if (trimmed.size() > longest_command) {
    return UnknownInput{printable(trimmed)};
  }
  const std::string words = lower(trim(trimmed.substr(trimmed.front() == '/' ? 1 : 0)));
  for (const CommandInfo& row : table) {
    for (std::string_view rest = row.words; !rest.empty();) {
      if (const auto order = match(row.command, next_alternative(rest), words)) {
        return *order;
      }
    }
  }
  return UnknownInput{printable(trimmed)};
}

}  // namespace session

#include "session/command_table.hpp"

#include <algorithm>
#include <array>

#include "session/actions.hpp"

namespace session {

namespace {

// clang-format off
constexpr std::array<CommandInfo, 40> table = {{
    {Command::left, {KeyName::left}, {}, "move the focus one square", Nature::focus, act::left},
    {Command::right, {KeyName::right}, {}, "move the focus one square", Nature::focus, act::right},
    {Command::up, {KeyName::up}, {}, "move the focus one square", Nature::focus, act::up},
    {Command::down, {KeyName::down}, {}, "move the focus one square", Nature::focus, act::down},
    {Command::row_start, {KeyName::home}, {},
     "first, last square of the row", Nature::focus, act::row_start},
    {Command::row_end, {KeyName::end}, {},
     "first, last square of the row", Nature::focus, act::row_end},
    {Command::column_start, {KeyName::page_up}, {},
     "first, last square of the column", Nature::focus, act::column_start},
    {Command::column_end, {KeyName::page_down}, {},
     "first, last square of the column", Nature::focus, act::column_end},
    {Command::to_column, {{U'a', U'h'}}, {},
     "focus to that column, row: d 3 is d3", Nature::focus, act::to_column},
    {Command::to_row, {{U'1', U'8'}}, {},
     "focus to that column, row: d 3 is d3", Nature::focus, act::to_row},
    {Command::next_legal, {KeyName::tab, U'j'}, {},
     "next, previous legal square", Nature::focus, act::next_legal},
    {Command::previous_legal, {KeyName::shift_tab, U'J'}, {},
     "next, previous legal square", Nature::focus, act::previous_legal},
    {Command::place, {KeyName::enter, U' '}, {{"", Argument::square}},
     "place a disc", Nature::turn, act::place},
    {Command::pause, {KeyName::escape, U'p'}, {{"pause"}},
     "pause, resume", Nature::at_once, act::pause},
    {Command::why, {U'w'}, {{"w", Argument::square}},
     "why a square is legal or not", Nature::question, act::why},
    {Command::idea, {U'i'}, {{"i"}},
     "idea: the computer's choice for you", Nature::turn, act::idea},
    {Command::undo, {U'u'}, {{"u"}}, "undo to your last choice", Nature::at_once, act::undo},
    {Command::redo, {U'U'}, {{"redo"}}, "redo", Nature::turn, act::redo},
    {Command::back, {U'[', U'<'}, {}, "look back, forward", Nature::at_once, act::back},
    {Command::forward, {U']', U'>'}, {}, "look back, forward", Nature::at_once, act::forward},
    {Command::moves, {U'm'}, {{"m"}}, "your legal moves", Nature::question, act::moves},
    {Command::score, {U's'}, {{"s"}}, "the score", Nature::question, act::score},
    {Command::last_turn, {U'l'}, {{"l"}},
     "the last turn with its flips", Nature::question, act::last_turn},
    {Command::read_row, {U'r'}, {{"r", Argument::row}},
     "read a row", Nature::question, act::read_row},
    {Command::read_column, {U'k'}, {{"r", Argument::column}},
     "read a column", Nature::question, act::read_column},
    {Command::read_square, {U'.'}, {}, "this square again", Nature::question, act::read_square},
    {Command::board, {U'B'}, {{"b"}}, "the board as a grid", Nature::turn, act::board},
    {Command::discs, {}, {{"p"}}, "all discs by side", Nature::turn, act::discs},
    {Command::turns, {}, {{"t"}, {"t", Argument::turn}},
     "all turns; turn N in full", Nature::turn, act::turns},
    {Command::transcript, {}, {{"x"}},
     "the transcript and the position", Nature::turn, act::transcript},
    {Command::verbosity, {}, {{"v", Argument::verbosity}},
     "say less or more: 0, 1, 2", Nature::turn, act::verbosity},
    {Command::hints, {U'v'}, {}, "show or hide the + marks", Nature::anywhere, act::hints},
    {Command::size, {U'z'}, {}, "larger or smaller squares", Nature::anywhere, act::size},
    {Command::new_game, {U'n'}, {{"n"}, {"n", Argument::wish}},
     "new game: its side and level", Nature::at_once, act::new_game},
    {Command::yes, {}, {{"y"}}, "yes, to a question; n is no", Nature::turn, act::yes},
    {Command::redraw, {KeyName::ctrl_l}, {},
     "draw the screen again", Nature::anywhere, act::redraw},
    {Command::again, {}, {}, "the last news again", Nature::turn, act::again},
    {Command::pass, {}, {{"pass"}}, "passes happen by themselves", Nature::turn, act::pass},
    {Command::help, {U'?'}, {{"h"}, {"help"}, {"?"}}, "help", Nature::at_once, act::help},
    {Command::quit, {U'q'}, {{"q"}, {"quit"}},
     "quit; the game is saved", Nature::anywhere, act::quit},
}};
// clang-format on

constexpr std::size_t command_count = static_cast<std::size_t>(Command::again) + 1;

constexpr bool each_command_once() {
  std::array<int, command_count> rows{};
  for (const CommandInfo& row : table) {
    rows[static_cast<std::size_t>(row.command)] += row.act != nullptr ? 1 : 0;
  }
  return std::ranges::all_of(rows, [](int count) { return count == 1; });
}

static_assert(table.size() == command_count && each_command_once(),
              "a command has one row with what it does");

// In the order of KeyName; a character has its own name.
constexpr std::array<std::string_view, 14> key_names = {
    "",        "Left",      "Right", "Up",        "Down",  "Home",   "End",
    "Page Up", "Page Down", "Tab",   "Shift-Tab", "Enter", "Escape", "Ctrl-L"};
static_assert(key_names.size() == static_cast<std::size_t>(KeyName::ctrl_l) + 1);

constexpr std::size_t longest_echo = 40;
constexpr std::size_t longest_command = 64;

bool stands_for(const KeyRange& keys, const Key& key) {
  if (keys.first.name != KeyName::character) {
    return keys.first == key;
  }
  return key.name == KeyName::character && key.character >= keys.first.character &&
         key.character <= keys.last;
}

// A key out of several says which of them it is.
Order order_for(Command command, const KeyRange& keys, const Key& key) {
  Order order{command, std::nullopt, std::nullopt, std::nullopt};
  if (keys.last != keys.first.character && keys.last != 0) {
    order.number = static_cast<int>(key.character - keys.first.character);
  }
  return order;
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

std::optional<int> parse_column(std::string_view text) {
  const bool letter = text.size() == 1 && text[0] >= 'a' && text[0] <= 'h';
  return letter ? std::optional(text[0] - 'a') : std::nullopt;
}

std::optional<Order> numbered(Command command, std::optional<int> number, int first = 0) {
  return number ? std::optional(Order{command, std::nullopt, *number - first, std::nullopt})
                : std::nullopt;
}

std::optional<Order> with_argument(Command command, Argument argument, std::string_view text) {
  switch (argument) {
    case Argument::none:
      return text.empty() ? std::optional(Order{command, std::nullopt, std::nullopt, std::nullopt})
                          : std::nullopt;
    case Argument::square:
      if (const auto square = reversi::parse_square(text)) {
        return Order{command, square, std::nullopt, std::nullopt};
      }
      return std::nullopt;
    case Argument::row:
      return numbered(command, parse_number(text, 1, 8), 1);
    case Argument::column:
      return numbered(command, parse_column(text));
    case Argument::turn:
      return numbered(command, parse_number(text, 1, 999));
    case Argument::verbosity:
      return numbered(command, parse_number(text, 0, 2));
    case Argument::wish:
      if (const auto wish = parse_wish(text)) {
        return Order{command, std::nullopt, std::nullopt, wish};
      }
      return std::nullopt;
  }
  return std::nullopt;
}

// Nothing when the words, a word, an argument or both, do not fit the line.
std::optional<Order> match(Command command, const Words& words, std::string_view line) {
  if (words.word.empty()) {
    return with_argument(command, words.argument, line);
  }
  if (!line.starts_with(words.word)) {
    return std::nullopt;
  }
  const std::string_view rest = line.substr(words.word.size());
  const bool apart = rest.empty() == (words.argument == Argument::none);
  return apart && (rest.empty() || rest.front() == ' ')
             ? with_argument(command, words.argument, trim(rest))
             : std::nullopt;
}

std::string_view placeholder(Argument argument) {
  switch (argument) {
    case Argument::none:
      return "";
    case Argument::square:
      return "SQUARE";
    case Argument::row:
      return "ROW";
    case Argument::column:
      return "COLUMN";
    case Argument::turn:
    case Argument::verbosity:
      return "N";
    case Argument::wish:
      return "SIDE LEVEL";
  }
  return "";
}

}  // namespace

std::span<const CommandInfo> commands() {
  return table;
}

const CommandInfo& find(Command command) {
  return *std::ranges::find(table, command, &CommandInfo::command);
}

std::string to_string(const KeyRange& keys) {
  if (keys.first.name != KeyName::character) {
    return std::string(key_names[static_cast<std::size_t>(keys.first.name)]);
  }
  if (keys.first.character == U' ') {
    return "Space";
  }
  std::string text{static_cast<char>(keys.first.character)};
  if (keys.last != keys.first.character) {
    text += std::string("-") + static_cast<char>(keys.last);
  }
  return text;
}

std::string to_string(const Words& words) {
  const bool both = !words.word.empty() && words.argument != Argument::none;
  return std::string(words.word) + (both ? " " : "") + std::string(placeholder(words.argument));
}

std::optional<Order> command_for(const Key& key) {
  for (const CommandInfo& row : table) {
    for (const KeyRange& keys : row.keys) {
      if (stands_for(keys, key)) {
        return order_for(row.command, keys, key);
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
  const std::string typed_words = lower(trim(trimmed.substr(trimmed.front() == '/' ? 1 : 0)));
  for (const CommandInfo& row : table) {
    for (const Words& words : row.words) {
      if (const auto order = match(row.command, words, typed_words)) {
        return *order;
      }
    }
  }
  return UnknownInput{printable(trimmed)};
}

}  // namespace session

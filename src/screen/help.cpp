#include "screen/help.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "voice/fit.hpp"
#include "voice/key_rows.hpp"

namespace screen {

namespace {

constexpr std::size_t key_columns = 23;  // "Tab, j, Shift-Tab, J" and a gap
constexpr std::size_t gap = 2;
constexpr int first_row = 2;
constexpr std::string_view marks_explained =
    "Marks: + legal, [x] focus, (x) placed last, -x- flipped by it";
constexpr std::string_view rules =
    "Rules: a disc must close in, with another of its side, a straight row of the other side's "
    "discs; those flip. Who cannot do that passes. When neither can, more discs win.";

using Lines = std::vector<std::string>;

struct Page {
  Lines lines;
  int room = 0;  // how many of them the window shows

  [[nodiscard]] int count() const { return static_cast<int>(lines.size()); }
  [[nodiscard]] int last_top() const { return std::max(0, count() - room); }
};

void append_wrapped(Lines& lines, const std::string& text, std::size_t width) {
  std::ranges::move(voice::wrap(text, static_cast<int>(width)), std::back_inserter(lines));
}

// Keys, and beside them what they do; in a narrow window below them, indented.
void append_keys(Lines& lines, const voice::KeyRow& row, std::size_t width) {
  const bool beside = width >= 2 * key_columns;
  const std::size_t indent = beside ? std::max(key_columns, row.keys.size() + gap) : gap;
  if (!beside) {
    append_wrapped(lines, row.keys, width);
  }
  bool first = beside;
  for (const std::string& line :
       voice::wrap(std::string(row.help), static_cast<int>(width - indent))) {
    std::string head(first ? row.keys : "");
    head.resize(indent, ' ');
    lines.push_back(head + line);
    first = false;
  }
}

Lines key_lines(std::size_t width) {
  Lines lines;
  for (const voice::KeyRow& row : voice::key_rows()) {
    append_keys(lines, row, width);
  }
  return lines;
}

std::string level_names(const session::Players& players) {
  std::string names;
  for (const auto color : reversi::colors) {
    if (const auto level = computer(players, color)) {
      names += (names.empty() ? "" : ", ") + std::string(info(*level).name);
    }
  }
  return names.empty() ? "none, two people play" : names;
}

Lines fact_lines(const session::Settings& settings, std::size_t width) {
  const std::string saved = settings.saved_at.empty()
                                ? "The game is not saved."
                                : "Saved game: " + voice::printable(settings.saved_at);
  Lines lines;
  for (const std::string& text :
       {"Level: " + level_names(settings.players), "Seed: " + std::to_string(settings.seed), saved,
        std::string(marks_explained)}) {
    append_wrapped(lines, text, width);
  }
  return lines;
}

std::size_t widest(const Lines& lines) {
  std::size_t result = 0;
  for (const std::string& line : lines) {
    result = std::max(result, line.size());
  }
  return result;
}

// The second half of the lines beside the first.
Lines in_two_columns(const Lines& lines) {
  const std::size_t half = (lines.size() + 1) / 2;
  const std::size_t column = widest(lines) + gap;
  Lines result(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(half));
  for (std::size_t i = half; i < lines.size(); ++i) {
    result[i - half].resize(column, ' ');
    result[i - half] += lines[i];
  }
  return result;
}

// The facts come first, so that they show in every window.
Page make_page(const session::Settings& settings, Size window) {
  const auto width = static_cast<std::size_t>(std::max(window.columns, 1 + static_cast<int>(gap)));
  Page page{fact_lines(settings, width), std::max(1, window.rows - first_row - 1)};
  page.lines.emplace_back();
  Lines keys = key_lines(width);
  const bool high = page.count() + static_cast<int>(keys.size()) > page.room;
  if (high && 2 * widest(keys) + gap <= width) {
    keys = in_two_columns(keys);
  }
  page.lines.insert(page.lines.end(), keys.begin(), keys.end());
  page.lines.emplace_back();
  append_wrapped(page.lines, std::string(rules), width);
  return page;
}

// Says that there is more; how to scroll and to go back is the message's part.
std::string foot(const Page& page, int top) {
  return page.last_top() == 0
             ? ""
             : "Lines " + std::to_string(top + 1) + " to " + std::to_string(top + page.room) +
                   " of " + std::to_string(page.count());
}

}  // namespace

std::optional<int> page_end(const session::State& state, Size window) {
  if (!std::holds_alternative<session::Help>(state.mode)) {
    return std::nullopt;
  }
  return make_page(state.settings, window).last_top();
}

void draw_help(Frame& frame, const session::State& state) {
  const Size window = frame.size();
  const Page page = make_page(state.settings, window);
  const int top = std::clamp(std::get<session::Help>(state.mode).top, 0, page.last_top());
  for (int line = top; line < std::min(page.count(), top + page.room); ++line) {
    frame.put({first_row + line - top, 0}, page.lines[static_cast<std::size_t>(line)]);
  }
  frame.put({window.rows - 1, 0}, foot(page, top));
}

}  // namespace screen

#include "screen/form.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "session/form.hpp"
#include "voice/fit.hpp"
#include "voice/form.hpp"

namespace screen {

namespace {

using session::FormRow;

constexpr int first_row = 3;
constexpr int airy_from = 20;  // rows of a window that has room between the rows of the form
constexpr int wide_from = 62;  // columns with room for every value beside the name of its row
constexpr std::size_t name_columns = 14;
constexpr int indent = 2;  // "> "

std::string name_of(const session::State& state, FormRow row) {
  const bool replaces = row == FormRow::start && session::unfinished(state);
  return replaces ? "This replaces only the saved game." : std::string(voice::row_name(row));
}

// Every value, the one chosen in brackets: " black [white] both".
std::string all_values(const std::vector<std::string_view>& values, std::size_t chosen) {
  std::string result;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool here = i == chosen;
    result += (here ? '[' : ' ') + std::string(values[i]) + (here ? ']' : ' ');
  }
  return result;
}

std::string row_text(const session::State& state, const session::NewGameForm& form, FormRow row,
                     bool wide) {
  std::string text = name_of(state, row);
  const auto values = session::values(row);
  if (values.empty()) {
    return text;
  }
  const std::size_t chosen = session::chosen(form.setup, row);
  if (!wide) {
    return text + ": " + std::string(values[chosen]);
  }
  text.resize(name_columns, ' ');
  return text + all_values(values, chosen);
}

bool names_level(FormRow row) {
  return row == FormRow::level || row == FormRow::black_level || row == FormRow::white_level;
}

}  // namespace

void draw_form(Frame& frame, const session::State& state) {
  if (state.settings.screen_reader) {
    return;
  }
  const auto& form = std::get<session::NewGameForm>(state.mode);
  const Size window = frame.size();
  const bool wide = window.columns >= wide_from;
  const bool airy = window.rows >= airy_from;
  int at = first_row;
  for (const FormRow row : session::rows(state, form)) {
    const bool here = row == form.row;
    if (here) {
      frame.put({at, 0}, ">");
      frame.cursor = {at, indent};
    }
    for (const std::string& line :
         voice::wrap(row_text(state, form, row, wide), window.columns - indent)) {
      frame.put({at++, indent}, line);
    }
    if (wide && names_level(row)) {
      const auto level = static_cast<engine::Level>(session::chosen(form.setup, row));
      frame.put({at++, indent + static_cast<int>(name_columns) + 1}, engine::info(level).summary);
    }
    at += airy ? 1 : 0;
  }
}

}  // namespace screen

#include "view/why_view.hpp"

#include <algorithm>

#include "view/explain.hpp"

namespace view {

std::optional<reversi::Square> explained(const session::State& state) {
  const auto* why = std::get_if<session::notice::Why>(&state.notice);
  if (why == nullptr || state.settings.screen_reader || state.paused ||
      reversi::at(session::shown_position(state), why->square)) {
    return std::nullopt;
  }
  return why->square;
}

std::vector<std::string> explanation(const session::State& state) {
  const auto square = explained(state);
  if (!square) {
    return {};
  }
  std::vector<std::string> lines =
      all_lines(Names(state.settings.players), session::shown_position(state), *square);
  lines.emplace_back("-x- flips, (x) closes, ?x? does not");
  return lines;
}

bool draw_lines(Frame& frame, const Region& region, const std::vector<std::string>& lines) {
  const bool narrow = std::ranges::any_of(lines, [&](const std::string& line) {
    return static_cast<int>(line.size()) > region.size.columns;
  });
  if (lines.empty() || narrow || static_cast<int>(lines.size()) > region.size.rows) {
    return false;
  }
  Place place = region.corner;
  for (const std::string& line : lines) {
    frame.put(place, line);
    ++place.row;
  }
  return true;
}

}  // namespace view

#include "screen/why.hpp"

#include <algorithm>

#include "voice/explain.hpp"
#include "voice/standing.hpp"

namespace screen {

namespace {

const session::notice::Why* asked(const session::State& state) {
  const bool covered = state.settings.screen_reader || session::paused(state);
  return covered ? nullptr : std::get_if<session::notice::Why>(&state.notice);
}

}  // namespace

std::optional<reversi::Square> explained(const session::State& state) {
  const auto* const why = asked(state);
  if (why == nullptr || reversi::at(session::shown_position(state), why->square)) {
    return std::nullopt;
  }
  return why->square;
}

std::vector<std::string> explanation(const session::State& state) {
  const auto* const why = asked(state);
  if (why == nullptr) {
    return {};
  }
  const reversi::Position position = voice::asked_position(state, why->square);
  if (reversi::at(position, why->square)) {
    return {};
  }
  std::vector<std::string> lines =
      voice::all_lines(voice::Names(state.settings.players), position, why->square);
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

}  // namespace screen

#include "objects/report.hpp"

#include <algorithm>
#include <concepts>

#include "notation/position.hpp"
#include "notation/transcript.hpp"
#include "objects/events.hpp"
#include "objects/facts.hpp"
#include "voice/fit.hpp"
#include "voice/opening.hpp"
#include "voice/standing.hpp"

namespace objects {

namespace {

using json::Array;
using json::Object;
using json::Value;
using reversi::Color;
using reversi::Position;
using reversi::Square;
using session::State;
namespace notice = session::notice;

using Objects = std::vector<Object>;
using Lines = std::vector<std::string>;

Lines to_lines(const Objects& objects) {
  Lines lines;
  for (const Object& object : objects) {
    lines.push_back(json::to_line(object));
  }
  return lines;
}

void append(Objects& objects, const Objects& more) {
  objects.insert(objects.end(), more.begin(), more.end());
}

Objects turn_events(const State& state, std::size_t first) {
  Objects objects;
  for (std::size_t ply = first; ply < state.game.plies().size(); ++ply) {
    objects.push_back(turn_event(state, ply));
  }
  return objects;
}

// What can be played next, or the result; nothing while the computer is to answer.
Objects standing(const State& state) {
  if (state.game.over()) {
    return {result_event(state.game.position())};
  }
  return session::persons_turn(state) ? Objects{moves_event(state.game.position())} : Objects{};
}

// Until a person has moved every report begins with the game, as line mode's sentences do.
Objects news(const State& state, std::size_t first) {
  Objects objects = session::under_way(state) ? Objects{} : Objects{game_event(state)};
  append(objects, turn_events(state, first));
  append(objects, standing(state));
  return objects;
}

Object refused(const State& state, const Value& input) {
  const auto refusal = session::refusal(state);
  return event("refused",
               {{"reason", refusal ? Value(name(*refusal)) : std::nullopt}, {"input", input}});
}

Objects objects(const State& state, const notice::Started& /*notice*/) {
  return news(state, 0);
}

Objects objects(const State& state, const notice::Turns& notice) {
  return news(state, notice.first);
}

Objects objects(const State& state, const notice::Focus& /*notice*/) {
  return {square_event(state, session::attention(state))};
}

Objects objects(const State& state, const notice::Refused& notice) {
  return {refused(state, reversi::to_string(notice.square))};
}

Objects objects(const State& state, const notice::PassRefused& /*notice*/) {
  return {refused(state, "pass")};
}

Objects objects(const State& state, const notice::Why& notice) {
  const Position position = voice::asked_position(state, notice.square);
  Objects all = {why_event(position, notice.square)};
  if (reversi::is_over(position.board) && !reversi::at(position, notice.square)) {
    all.push_back(why_event(reversi::pass(position), notice.square));
  }
  return all;
}

Objects objects(const State& state, const notice::Moves& /*notice*/) {
  return {moves_event(session::shown_position(state))};
}

Objects objects(const State& state, const notice::Score& /*notice*/) {
  return {score_event(session::shown_position(state))};
}

Objects objects(const State& state, const notice::LastTurn& /*notice*/) {
  return {turns_event(state.game, session::last_choice(state))};
}

Objects objects(const State& state, const notice::Row& notice) {
  return {squares_event(state, reversi::square_at(0, notice.row), 1)};
}

Objects objects(const State& state, const notice::Column& notice) {
  return {squares_event(state, reversi::square_at(notice.column, 0), 8)};
}

Objects objects(const State& state, const notice::Idea& notice) {
  return {idea_event(state.game.position(), notice.choice)};
}

Objects objects(const State& state, const notice::Undone& notice) {
  Objects all = {
      event("undone", {{"turns", turns(voice::taken_back(state, notice), notice.first + 1)}})};
  append(all, standing(state));
  return all;
}

Objects objects(const State& state, const notice::Redone& notice) {
  Objects all = {
      event("redone", {{"turns", turns(voice::played_again(state, notice), notice.first + 1)}})};
  append(all, standing(state));
  return all;
}

Objects objects(const State& state, const notice::NothingToUndo& /*notice*/) {
  return {refused(state, std::nullopt)};
}

Objects objects(const State& state, const notice::NothingToRedo& /*notice*/) {
  return {refused(state, std::nullopt)};
}

Objects objects(const State& /*state*/, const notice::Paused& /*notice*/) {
  return {event("paused")};
}

Objects objects(const State& /*state*/, const notice::AskNewGame& /*notice*/) {
  return {event("question", {{"question", "new_game"}, {"answers", Array{"y", "n"}}})};
}

Objects objects(const State& state, const notice::Help& /*notice*/) {
  Array lines;
  for (const std::string& line : voice::word_help(state)) {
    lines.emplace_back(line);
  }
  return {event("help", {{"lines", lines}})};
}

Objects objects(const State& state, const notice::Unknown& notice) {
  return {refused(state, voice::printable(notice.text))};
}

Objects objects(const State& state, const notice::Board& /*notice*/) {
  return {event("board", {{"position", notation::to_string(session::shown_position(state))}})};
}

Objects objects(const State& state, const notice::Discs& /*notice*/) {
  const Position& position = session::shown_position(state);
  return {event("discs", {{"black", squares(reversi::discs(position, Color::black))},
                          {"white", squares(reversi::discs(position, Color::white))}})};
}

Objects objects(const State& state, const notice::History& notice) {
  if (!notice.number) {
    return {turns_event(state.game, 0)};
  }
  if (session::refusal(state)) {
    return {refused(state, "t " + std::to_string(*notice.number))};
  }
  const auto number = static_cast<std::size_t>(*notice.number);
  return {event("turns", {{"turns", turns(state.game.plies().subspan(number - 1, 1), number)}})};
}

Objects objects(const State& state, const notice::Transcript& /*notice*/) {
  return {event("transcript", {{"moves", notation::to_transcript(state.game.plies())},
                               {"position", notation::to_string(state.game.position())}})};
}

Objects objects(const State& state, const notice::Verbosity& /*notice*/) {
  return {event("verbosity", {{"verbosity", static_cast<int>(state.settings.verbosity)}})};
}

// What only the full screen has. A notice that is none of these belongs above: there is no
// overload for just any.
template <typename Notice>
concept OfScreen = std::same_as<Notice, notice::LookBack> ||
    std::same_as<Notice, notice::NothingBefore> || std::same_as<Notice, notice::NothingAfter> ||
    std::same_as<Notice, notice::Hints> || std::same_as<Notice, notice::Size> ||
    std::same_as<Notice, notice::Form> || std::same_as<Notice, notice::FormKeys>;

Objects objects(const State& /*state*/, const OfScreen auto& /*notice*/) {
  return {};
}

}  // namespace

std::vector<std::string> opening(const State& state) {
  return to_lines({game_event(state)});
}

std::vector<std::string> report(const State& state) {
  return to_lines(
      std::visit([&](const auto& notice) { return objects(state, notice); }, state.notice));
}

std::vector<std::string> watched(const State& state, std::size_t from) {
  Objects all = turn_events(state, from);
  append(all, standing(state));
  return to_lines(all);
}

std::vector<std::string> farewell(const State& state) {
  const bool saved =
      !state.settings.saved_at.empty() && !state.save_trouble && session::unfinished(state);
  Object members = {{"saved", saved}};
  add_score(members, state.game.position());
  return to_lines({event("left", members)});
}

std::string played(const session::Players& players, std::uint64_t seed, const reversi::Game& game) {
  return json::to_line(played_event(players, seed, game));
}

}  // namespace objects

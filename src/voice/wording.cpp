#include "voice/wording.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "voice/answers.hpp"
#include "voice/form.hpp"
#include "voice/opening.hpp"
#include "voice/sentences.hpp"
#include "voice/standing.hpp"

namespace voice {

namespace {

using session::State;
using session::Verbosity;
namespace notice = session::notice;

// Below this width sentences name the sides by their marks.
constexpr int room_for_names = 25;
constexpr int room_for_keys = 62;

void append(Sentences& sentences, Sentences more) {
  std::ranges::move(more, std::back_inserter(sentences));
}

std::string who_begins(const Telling& telling) {
  const reversi::Color mover = telling.state.game.start().to_move;
  return telling.names.subject(mover) + telling.names.verb(mover, " move first.", " moves first.");
}

std::string who_plays(const Telling& telling) {
  const session::Players& players = telling.state.settings.players;
  if (const auto person = session::person(players)) {
    const std::string color = *person == reversi::Color::black ? "black" : "white";
    return "You are " + color + " (" + telling.names.mark(*person) + ").";
  }
  return session::watched(players) ? "Two computers." : "Two people.";
}

Sentences greeting(const Telling& telling) {
  Sentences sentences = {{"Reversi.", Weight::detail}, {who_plays(telling), Weight::detail}};
  const bool begins = telling.state.game.plies().empty() && !telling.state.game.over();
  if (begins) {
    sentences.push_back({who_begins(telling), Weight::event});
  }
  sentences.push_back({"? for help.", Weight::event});
  if (begins) {
    sentences.push_back({"n new game.", Weight::detail});
  }
  if (telling.state.load_trouble) {
    sentences.push_back({printable(*telling.state.load_trouble), Weight::trouble});
  }
  return sentences;
}

// Before a person has moved the greeting is a part of every news: a quick answer of the computer
// would otherwise take its place.
Sentences news(const Telling& telling, std::size_t first) {
  const State& state = telling.state;
  const bool nothing_done =
      telling.names.has_person() ? !session::under_way(state) : state.game.plies().empty();
  const auto with = [&](Verbosity verbosity) {
    Sentences sentences = nothing_done ? greeting(telling) : Sentences{};
    append(sentences, turns(state, telling.names, first, verbosity));
    append(sentences, standing(state, telling.names));
    return sentences;
  };
  Sentences sentences = with(Verbosity::normal);
  return fits(sentences, telling.width) ? sentences : with(Verbosity::brief);
}

Sentences then_standing(const Telling& telling, std::string text) {
  Sentences sentences = {{std::move(text), Weight::event}};
  append(sentences, standing(telling.state, telling.names));
  return sentences;
}

Sentences words(const Telling& telling, const notice::Started& /*notice*/) {
  return news(telling, 0);
}

Sentences words(const Telling& telling, const notice::Turns& notice) {
  return news(telling, notice.first);
}

std::string listed(const Telling& telling, const std::string& head,
                   std::span<const reversi::Ply> plies) {
  const std::string text = head + ply_list(telling.names, plies) + '.';
  return static_cast<int>(text.size()) <= telling.width
             ? text
             : head + counted(static_cast<int>(plies.size()), "turn.", "turns.");
}

Sentences words(const Telling& telling, const notice::Undone& notice) {
  return then_standing(telling, listed(telling, "Taken back: ", taken_back(telling.state, notice)));
}

Sentences words(const Telling& telling, const notice::Redone& notice) {
  return then_standing(telling,
                       listed(telling, "Played again: ", played_again(telling.state, notice)));
}

Sentences words(const Telling& /*telling*/, const notice::NothingToUndo& /*notice*/) {
  return one("Nothing of yours to take back.");
}

Sentences words(const Telling& /*telling*/, const notice::NothingToRedo& /*notice*/) {
  return one("Nothing to play again.");
}

Sentences words(const Telling& telling, const notice::LookBack& /*notice*/) {
  const std::size_t ply = session::shown_ply(telling.state);
  return one(ply == 0
                 ? "The start of the game."
                 : turn(telling.names, telling.state.game.plies()[ply - 1], Verbosity::normal));
}

Sentences words(const Telling& /*telling*/, const notice::NothingBefore& /*notice*/) {
  return {{"The start.", Weight::state}, {"Nothing before it.", Weight::event}};
}

Sentences words(const Telling& /*telling*/, const notice::NothingAfter& /*notice*/) {
  return {{"The present.", Weight::state}, {"Nothing after it.", Weight::event}};
}

Sentences words(const Telling& telling, const notice::Paused& /*notice*/) {
  const bool roomy = telling.width >= room_for_keys;
  Sentences sentences = {
      {"Paused.", Weight::state},
      {discs_of_both(telling.names, telling.state.game.position()) + '.', Weight::event},
      {roomy ? "Enter resumes, n new game, q quits." : "Enter resumes.", Weight::pass}};
  if (telling.state.load_trouble) {
    sentences.push_back({printable(*telling.state.load_trouble), Weight::trouble});
  }
  return sentences;
}

Sentences words(const Telling& telling, const notice::Help& notice) {
  if (std::holds_alternative<session::Help>(telling.state.mode)) {
    return {{"Help.", Weight::state}, {"Arrows scroll, Escape closes.", Weight::event}};
  }
  const std::vector<std::string> pages = key_help(telling.state, telling.width);
  return one(pages[notice.page % pages.size()]);
}

Sentences words(const Telling& telling, const notice::Board& /*notice*/) {
  return one(telling.state.settings.speech ? "Board, until the next key." : "The board is shown.");
}

Sentences words(const Telling& telling, const notice::Hints& /*notice*/) {
  return one(telling.state.settings.hints ? "Legal squares marked +." : "Legal squares unmarked.");
}

Sentences words(const Telling& telling, const notice::Size& /*notice*/) {
  if (telling.state.settings.screen_reader) {
    return one("Squares stay small.");
  }
  switch (telling.state.settings.size) {
    case session::SquareSize::fit:
      return one("Squares fit the window.");
    case session::SquareSize::small:
      return one("Small squares.");
    case session::SquareSize::medium:
      return one("Medium squares.");
    case session::SquareSize::large:
      return one("Large squares.");
  }
  return {};
}

Sentences words(const Telling& /*telling*/, const notice::Unknown& notice) {
  return {{notice.text.empty() ? "Unknown key." : "Unknown: " + printable(notice.text) + '.',
           Weight::state},
          {"? for help.", Weight::event}};
}

// What only line mode asks for has no words of its own on the screen.
template <typename LineModeNotice>
Sentences words(const Telling& telling, const LineModeNotice& /*notice*/) {
  return standing(telling.state, telling.names);
}

// Trouble is told with every news, but not in the way of an answer or a step of the focus.
bool is_news(const session::Notice& notice) {
  return std::holds_alternative<notice::Started>(notice) ||
         std::holds_alternative<notice::Turns>(notice) ||
         std::holds_alternative<notice::Undone>(notice) ||
         std::holds_alternative<notice::Redone>(notice) ||
         std::holds_alternative<notice::Paused>(notice);
}

std::string counts(const Names& names, const reversi::Position& position, bool with_names) {
  const reversi::Score score = reversi::score(position);
  const auto side = [&](reversi::Color color, const std::string& name) {
    const std::string mark{names.mark(color)};
    return (with_names ? name + " (" + mark + ')' : mark) + ' ' +
           std::to_string(reversi::of(score, color));
  };
  const reversi::Color first = names.first();
  const reversi::Color second = reversi::opponent(first);
  return side(first, names.subject(first)) + ", " + side(second, names.object(second));
}

}  // namespace

std::string message(const State& state, int width) {
  const Telling telling{state, width, Names(state.settings.players, width < room_for_names)};
  Sentences sentences;
  if (state.save_trouble && is_news(state.notice)) {
    sentences.push_back({save_trouble(state), Weight::trouble});
  }
  std::visit([&](const auto& notice) { append(sentences, words(telling, notice)); }, state.notice);
  return fit(std::move(sentences), width);
}

std::string score_row(const State& state, int width) {
  constexpr int narrow = 26;
  const Names names(state.settings.players);
  const reversi::Position& position = session::shown_position(state);
  std::string ply;
  if (const auto back = session::looked_at(state)) {
    ply = std::to_string(*back) + " of " + std::to_string(state.game.plies().size());
  }
  std::string full = counts(names, position, true) + (ply.empty() ? "" : ", ply " + ply);
  if (width >= narrow && static_cast<int>(full.size()) <= width) {
    return full;
  }
  return counts(names, position, false) + (ply.empty() ? "" : ", " + ply);
}

char mark(const State& state, reversi::Color color) {
  return Names(state.settings.players).mark(color);
}

std::string farewell(const State& state) {
  constexpr int line = 79;
  const Names names(state.settings.players);
  const reversi::Position& position = state.game.position();
  if (state.game.over()) {
    return fit(weighed_result(names, position), line);
  }
  if (!state.settings.saved_at.empty() && !state.save_trouble) {
    return "Game saved. reversi goes on with it.";
  }
  Sentences sentences = {{"Game left.", Weight::state},
                         {discs_of_both(names, position) + '.', Weight::event}};
  if (state.save_trouble) {
    sentences.push_back({save_trouble(state), Weight::trouble});
  }
  return fit(std::move(sentences), line);
}

}  // namespace voice

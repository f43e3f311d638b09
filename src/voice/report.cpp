#include "voice/report.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

#include "voice/explain.hpp"
#include "voice/form.hpp"
#include "voice/lists.hpp"
#include "voice/opening.hpp"
#include "voice/sentences.hpp"
#include "voice/standing.hpp"
#include "voice/telling.hpp"
#include "voice/wording.hpp"

namespace voice {

namespace {

using session::State;
using session::Verbosity;
namespace notice = session::notice;

constexpr int line_width = 78;

using Lines = std::vector<std::string>;

void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

Lines texts(const Sentences& sentences) {
  Lines result;
  for (const Sentence& sentence : sentences) {
    result.push_back(sentence.text);
  }
  return result;
}

// One sentence to the lines, so that the end stays together on the last.
std::string result_line(const Names& names, const reversi::Position& position) {
  return fit(weighed_result(names, position), line_width);
}

// "4 moves, 3 to 3.", or the result; nothing while the computer is to answer.
Lines state_sentences(const Telling& telling) {
  const State& state = telling.state;
  const reversi::Position& position = state.game.position();
  if (state.game.over()) {
    return {result_line(telling.names, position)};
  }
  if (!session::persons_turn(state)) {
    return {};
  }
  const bool brief = state.settings.verbosity == Verbosity::brief;
  return {move_count(telling.names, position) +
          (brief ? "." : ", " + score_pair(telling.names, position) + '.')};
}

Lines then_state(const Telling& telling, const std::string& sentence) {
  Lines sentences = {sentence};
  append(sentences, state_sentences(telling));
  return fill(sentences, line_width);
}

// One line for what the person did, one for all that followed.
Lines turn_lines(const Telling& telling, std::size_t first) {
  const State& state = telling.state;
  const auto plies = state.game.plies();
  std::size_t ply = std::min(first, plies.size());
  Lines lines;
  if (ply < plies.size() && plies[ply].move &&
      !session::computer(state.settings.players, plies[ply].mover)) {
    lines = fill({turn(telling.names, plies[ply], state.settings.verbosity)}, line_width);
    ++ply;
  }
  if (session::persons_turn(state) || state.game.over()) {
    Lines rest = texts(turns(state, telling.names, ply, state.settings.verbosity));
    append(rest, state_sentences(telling));
    append(lines, fill(rest, line_width));
  }
  return lines;
}

Lines why_side(const Telling& telling, const reversi::Position& position, reversi::Square square) {
  Lines lines = {verdict(telling.names, position, square)};
  if (!reversi::at(position, square)) {
    append(lines, telling.state.settings.verbosity == Verbosity::full
                      ? all_lines(telling.names, position, square)
                      : reasons(telling.names, position, square));
  }
  return lines;
}

Lines lines_of(const Telling& telling, const notice::Started& /*notice*/) {
  Lines lines = opening(telling.state);
  append(lines, turn_lines(telling, 0));
  return lines;
}

Lines lines_of(const Telling& telling, const notice::Turns& notice) {
  Lines lines = session::under_way(telling.state) ? Lines{} : opening(telling.state);
  append(lines, turn_lines(telling, notice.first));
  return lines;
}

Lines lines_of(const Telling& telling, const notice::Undone& notice) {
  return then_state(
      telling, "Taken back: " + ply_list(telling.names, taken_back(telling.state, notice)) + '.');
}

Lines lines_of(const Telling& telling, const notice::Redone& notice) {
  return then_state(
      telling,
      "Played again: " + ply_list(telling.names, played_again(telling.state, notice)) + '.');
}

Lines lines_of(const Telling& telling, const notice::Why& notice) {
  const reversi::Position position = asked_position(telling.state, notice.square);
  Lines lines = why_side(telling, position, notice.square);
  if (reversi::is_over(position.board) && !reversi::at(position, notice.square)) {
    append(lines, why_side(telling, reversi::pass(position), notice.square));
  }
  return lines;
}

Lines lines_of(const Telling& telling, const notice::LastTurn& /*notice*/) {
  const Lines lines = texts(
      turns(telling.state, telling.names, session::last_choice(telling.state), Verbosity::full));
  return lines.empty() ? Lines{"No turn yet."} : lines;
}

Lines lines_of(const Telling& telling, const notice::Row& notice) {
  return {
      row(telling.names, telling.shown(), legal_squares(telling.state), notice.row, line_width)};
}

Lines lines_of(const Telling& telling, const notice::Column& notice) {
  return {column(telling.names, telling.shown(), legal_squares(telling.state), notice.column,
                 line_width)};
}

Lines lines_of(const Telling& telling, const notice::Board& /*notice*/) {
  Lines lines = grid(telling.names, telling.shown());
  lines.push_back(score(telling.names, telling.shown()));
  return lines;
}

Lines lines_of(const Telling& telling, const notice::Discs& /*notice*/) {
  return disc_lists(telling.names, telling.shown());
}

Lines lines_of(const Telling& telling, const notice::History& notice) {
  return history(telling.names, telling.state.game.plies(), notice.number);
}

Lines lines_of(const Telling& telling, const notice::Transcript& /*notice*/) {
  return transcript(telling.state.game);
}

Lines lines_of(const Telling& telling, const notice::Help& /*notice*/) {
  return word_help(telling.state);
}

Lines lines_of(const Telling& telling, const notice::Verbosity& /*notice*/) {
  switch (telling.state.settings.verbosity) {
    case Verbosity::brief:
      return {"Verbosity 0: turns and moves alone."};
    case Verbosity::normal:
      return {"Verbosity 1: flips and score too."};
    case Verbosity::full:
      return {"Verbosity 2: flipped squares and all eight lines too."};
  }
  return {};
}

Lines lines_of(const Telling& telling, const notice::AskNewGame& /*notice*/) {
  Lines sentences = {"New game."};
  if (const auto* const question = std::get_if<session::NewGameQuestion>(&telling.state.mode)) {
    append(sentences, texts(setup_sentences(question->setup, false)));
  }
  sentences.insert(sentences.end(), {"This replaces only the saved game.", "y or n."});
  return fill(sentences, line_width);
}

Lines lines_of(const Telling& /*telling*/, const notice::Unknown& notice) {
  const std::string what =
      notice.text.empty() ? "Unknown input." : "Unknown: " + printable(notice.text) + '.';
  return fill({what, "h for help."}, line_width);
}

// What line mode says as the screen does, but whole.
template <typename CommonNotice>
Lines lines_of(const Telling& telling, const CommonNotice& /*notice*/) {
  return wrap(message(telling.state, telling.width), line_width);
}

}  // namespace

std::vector<std::string> report(const State& state) {
  const Telling telling{state, std::numeric_limits<int>::max(), Names(state.settings.players)};
  Lines lines =
      std::visit([&](const auto& notice) { return lines_of(telling, notice); }, state.notice);
  Lines result;
  for (const std::string& line : lines) {
    if (line.size() > line_width) {
      append(result, wrap(line, line_width));
    } else {
      result.push_back(line);
    }
  }
  return result;
}

std::vector<std::string> watched(const State& state, std::size_t from) {
  const Names names(state.settings.players);
  Lines lines;
  for (const Sentence& sentence : turns(state, names, from, state.settings.verbosity)) {
    append(lines, wrap(sentence.text, line_width));
  }
  if (state.game.over()) {
    Lines last = lines.empty() ? Lines{} : Lines{lines.back()};
    last.push_back(result_line(names, state.game.position()));
    lines.resize(lines.empty() ? 0 : lines.size() - 1);
    append(lines, fill(last, line_width));
  }
  return lines;
}

}  // namespace voice

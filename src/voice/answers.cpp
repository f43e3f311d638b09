#include "voice/answers.hpp"

#include "voice/explain.hpp"
#include "voice/sentences.hpp"
#include "voice/standing.hpp"

namespace voice {

namespace {

using session::State;
using session::Verbosity;
namespace notice = session::notice;

std::string edge_sentence(notice::Edge edge) {
  switch (edge) {
    case notice::Edge::left:
      return "Left edge.";
    case notice::Edge::right:
      return "Right edge.";
    case notice::Edge::top:
      return "Top edge.";
    case notice::Edge::bottom:
      return "Bottom edge.";
  }
  return {};
}

std::string rank(reversi::Bitboard legal, reversi::Square square) {
  const int before = reversi::count(legal & (reversi::bit(square) - 1));
  return ", " + std::to_string(before + 1) + " of " + std::to_string(reversi::count(legal));
}

Sentences last_turns(const Telling& telling, Verbosity verbosity) {
  const State& state = telling.state;
  const std::size_t ply = session::shown_ply(state);
  return session::looked_at(state)
             ? one(turn(telling.names, state.game.plies()[ply - 1], verbosity))
             : turns(state, telling.names, session::last_choice(state), verbosity);
}

}  // namespace

Sentences words(const Telling& telling, const notice::Focus& notice) {
  const reversi::Square focus = session::attention(telling.state);
  const reversi::Bitboard legal = legal_squares(telling.state);
  const bool ranked = notice.ranked && reversi::contains(legal, focus);
  Sentences sentences = one(square(telling.names, telling.shown(), legal, focus) +
                            (ranked ? rank(legal, focus) : ""));
  if (notice.edge) {
    sentences.insert(sentences.begin(), {edge_sentence(*notice.edge), Weight::event});
  }
  return sentences;
}

Sentences words(const Telling& telling, const notice::Refused& notice) {
  return one(refusal(telling.names, telling.state.game.position(), notice.square));
}

Sentences words(const Telling& telling, const notice::PassRefused& /*notice*/) {
  return one(pass_refusal(telling.names, telling.state.game.position(), telling.width));
}

Sentences words(const Telling& telling, const notice::Why& notice) {
  const reversi::Position position = asked_position(telling.state, notice.square);
  const std::string head = verdict(telling.names, position, notice.square);
  const auto parts = reasons(telling.names, position, notice.square);
  // Where both have no room, a reason tells more than that there is one.
  for (const std::string& begin : {head, reversi::to_string(notice.square) + ':'}) {
    const std::string text = fit_counting(begin, parts, telling.width);
    if (parts.empty() || text.find(parts.front()) != std::string::npos) {
      return one(text);
    }
  }
  return one(head);
}

Sentences words(const Telling& telling, const notice::Moves& /*notice*/) {
  return reversi::is_over(telling.shown().board)
             ? weighed_result(telling.names, telling.shown())
             : one(moves(telling.names, telling.shown(), telling.width));
}

Sentences words(const Telling& telling, const notice::Score& /*notice*/) {
  return one(score(telling.names, telling.shown()));
}

Sentences words(const Telling& telling, const notice::LastTurn& /*notice*/) {
  if (session::shown_ply(telling.state) == 0) {
    return one("No turn yet.");
  }
  for (const Verbosity verbosity : {Verbosity::full, Verbosity::normal}) {
    Sentences sentences = last_turns(telling, verbosity);
    if (fits(sentences, telling.width)) {
      return sentences;
    }
  }
  return last_turns(telling, Verbosity::brief);
}

Sentences words(const Telling& telling, const notice::Row& notice) {
  return one(
      row(telling.names, telling.shown(), legal_squares(telling.state), notice.row, telling.width));
}

Sentences words(const Telling& telling, const notice::Column& notice) {
  return one(column(telling.names, telling.shown(), legal_squares(telling.state), notice.column,
                    telling.width));
}

Sentences words(const Telling& telling, const notice::Idea& notice) {
  return idea(telling.state, telling.names, notice.choice);
}

}  // namespace voice

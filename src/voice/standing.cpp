#include "voice/standing.hpp"

#include <algorithm>

#include "voice/sentences.hpp"

namespace voice {

namespace {

using reversi::Position;
using session::State;

bool computer_searches(const State& state) {
  return state.search && !state.search->idea;
}

std::string idea_of_search(const State& state) {
  const reversi::Color mover = state.game.position().to_move;
  const int depth = engine::info(session::advisor(state.settings.players, mover)).depth;
  return "Looks best " + counted(depth, "turn", "turns") + " ahead.";
}

std::string best_play(const Names& names, const reversi::Score& score) {
  const auto winner = reversi::leader(score);
  if (!winner) {
    return "With best play a draw, " + std::to_string(score.black) + " to " +
           std::to_string(score.white) + '.';
  }
  return "With best play " + names.object(*winner) + names.verb(*winner, " win ", " wins ") +
         std::to_string(reversi::of(score, *winner)) + " to " +
         std::to_string(reversi::of(score, reversi::opponent(*winner))) + '.';
}

}  // namespace

reversi::Bitboard legal_squares(const State& state) {
  const Position& position = session::shown_position(state);
  return session::computer(state.settings.players, position.to_move)
             ? 0
             : reversi::legal_moves(position.board);
}

Position asked_position(const State& state, reversi::Square square) {
  if (session::square_looked_at(state) == square) {
    return state.game.position_at(session::shown_ply(state) - 1);
  }
  const Position& position = session::shown_position(state);
  const auto person = session::person(state.settings.players);
  const bool swap = person && *person != position.to_move && reversi::is_over(position.board);
  return swap ? reversi::pass(position) : position;
}

std::vector<Sentence> standing(const State& state, const Names& names) {
  const Position& position = state.game.position();
  std::vector<Sentence> sentences;
  if (state.game.over()) {
    return weighed_result(names, position);
  }
  if (computer_searches(state)) {
    if (state.search->slow) {
      sentences.push_back({names.subject(position.to_move) + " thinks.", Weight::state});
    }
  } else if (session::persons_turn(state) || !names.has_person()) {
    sentences.push_back({move_count(names, position) + '.', Weight::state});
  }
  return sentences;
}

std::vector<Sentence> weighed_result(const Names& names, const Position& position) {
  const std::vector<std::string> parts = result(names, position);
  std::vector<Sentence> sentences;
  sentences.reserve(parts.size());
  for (const std::string& part : parts) {
    sentences.push_back({part, &part == &parts[1] ? Weight::state : Weight::pass});
  }
  return sentences;
}

std::vector<Sentence> turns(const State& state, const Names& names, std::size_t first,
                            session::Verbosity verbosity) {
  std::vector<Sentence> sentences;
  const auto plies = state.game.plies();
  for (const reversi::Ply& ply : plies.subspan(std::min(first, plies.size()))) {
    sentences.push_back({turn(names, ply, verbosity), ply.move ? Weight::event : Weight::pass});
  }
  return sentences;
}

std::span<const reversi::Ply> taken_back(const State& state,
                                         const session::notice::Undone& notice) {
  const auto undone = state.game.undone();
  return undone.first(std::min(notice.last - notice.first, undone.size()));
}

std::span<const reversi::Ply> played_again(const State& state,
                                           const session::notice::Redone& notice) {
  const auto plies = state.game.plies();
  return plies.subspan(std::min(notice.first, plies.size()));
}

std::string ply_list(const Names& names, std::span<const reversi::Ply> plies) {
  std::string result;
  for (const reversi::Ply& ply : plies) {
    result += (result.empty() ? "" : ", ") + turn_in_list(names, ply);
  }
  return result;
}

std::vector<Sentence> idea(const State& state, const Names& names, const engine::Choice& choice) {
  const Position& position = state.game.position();
  const std::string flipped =
      std::to_string(reversi::count(reversi::flips(position.board, choice.square)));
  const std::string head = "Idea: " + reversi::to_string(choice.square);
  switch (choice.reason) {
    case engine::Reason::corner:
      return {{head + ", a corner, flips " + flipped + '.', Weight::state}};
    case engine::Reason::most_flips:
      return {{head + ", flips most, " + flipped + '.', Weight::state}};
    case engine::Reason::search:
      return {{head + '.', Weight::state}, {idea_of_search(state), Weight::event}};
    case engine::Reason::exact:
      return {{head + '.', Weight::state}, {best_play(names, choice.result), Weight::event}};
  }
  return {};
}

std::string save_trouble(const State& state) {
  return state.save_trouble ? "Not saved: " + printable(*state.save_trouble) + '.' : "";
}

}  // namespace voice

#include "objects/events.hpp"

#include <algorithm>

#include "notation/position.hpp"
#include "notation/transcript.hpp"
#include "objects/facts.hpp"
#include "voice/fit.hpp"
#include "voice/standing.hpp"

namespace objects {

using json::Array;
using json::Object;
using json::Value;
using reversi::Position;
using reversi::Square;
using session::State;

namespace {

constexpr int empty_squares(const reversi::Score& score) {
  return 64 - score.black - score.white;
}

Object square_facts(const State& state, Square square) {
  return {{"square", reversi::to_string(square)},
          {"disc", disc(session::shown_position(state), square)},
          {"legal", reversi::contains(voice::legal_squares(state), square)}};
}

Object direction(const Position& position, const reversi::Ray& ray) {
  return {{"direction", name(ray.direction)},
          {"run", squares(ray.run)},
          {"stop", ray.stop ? Value(reversi::to_string(*ray.stop)) : std::nullopt},
          {"disc", ray.stop ? disc(position, *ray.stop) : std::nullopt},
          {"flips", ray.flips()}};
}

}  // namespace

Object event(std::string_view kind, Object members) {
  members.insert(members.begin(), {{"version", version}, {"event", kind}});
  return members;
}

Object game_event(const State& state) {
  const std::string& path = state.settings.saved_at;
  Object members;
  add_levels(members, state.settings.players);
  members.push_back({"seed", state.settings.seed});
  members.push_back({"saved_at", path.empty() ? Value(std::nullopt) : voice::printable(path)});
  members.push_back({"start", notation::to_string(state.game.start())});
  members.push_back({"moves", notation::to_transcript(state.game.plies())});
  return event("game", members);
}

Object turn_event(const State& state, std::size_t ply) {
  const reversi::Ply& played = state.game.plies()[ply];
  Object members = turn(played, ply + 1);
  add_score(members, played.after);
  return event("turn", members);
}

Object moves_event(const Position& position) {
  Array all;
  for (const Square square : reversi::Squares(reversi::legal_moves(position.board))) {
    all.emplace_back(Object{{"square", reversi::to_string(square)},
                            {"flips", squares(reversi::flips(position.board, square))}});
  }
  Object members = {{"side", name(position.to_move)}, {"moves", all}};
  add_score(members, position);
  return event("moves", members);
}

Object result_event(const Position& position) {
  const reversi::Score score = reversi::score(position);
  const auto winner = reversi::leader(score);
  Object members = {{"winner", winner ? Value(name(*winner)) : std::nullopt}};
  add_score(members, position);
  members.push_back({"empty", empty_squares(score)});
  return event("result", members);
}

Object score_event(const Position& position) {
  Object members;
  add_score(members, position);
  members.push_back({"empty", empty_squares(reversi::score(position))});
  return event("score", members);
}

Object turns_event(const reversi::Game& game, std::size_t first) {
  const auto plies = game.plies();
  const std::size_t from = std::min(first, plies.size());
  return event("turns", {{"turns", turns(plies.subspan(from), from + 1)}});
}

Object squares_event(const State& state, Square from, int step) {
  constexpr int length = 8;
  Array all;
  for (int i = 0; i < length; ++i) {
    all.emplace_back(square_facts(state, static_cast<Square>(reversi::index(from) + i * step)));
  }
  return event("squares", {{"squares", all}});
}

Object why_event(const Position& position, Square square) {
  const bool empty = !reversi::at(position, square);
  Array directions;
  for (const reversi::Ray& ray : reversi::rays(position.board, square)) {
    directions.emplace_back(direction(position, ray));
  }
  return event("why", {{"side", name(position.to_move)},
                       {"square", reversi::to_string(square)},
                       {"disc", disc(position, square)},
                       {"legal", reversi::contains(reversi::legal_moves(position.board), square)},
                       {"directions", empty ? directions : Array{}}});
}

Object square_event(const State& state, Square square) {
  return event("squares", {{"squares", Array{square_facts(state, square)}}});
}

Object idea_event(const Position& position, const engine::Choice& choice) {
  const bool exact = choice.reason == engine::Reason::exact;
  const auto discs = [&](int count) { return exact ? Value(count) : std::nullopt; };
  return event("idea", {{"square", reversi::to_string(choice.square)},
                        {"flips", squares(reversi::flips(position.board, choice.square))},
                        {"reason", name(choice.reason)},
                        {"black", discs(choice.result.black)},
                        {"white", discs(choice.result.white)}});
}

Object played_event(const session::Players& players, std::uint64_t seed,
                    const reversi::Game& game) {
  Object members = {{"seed", seed}};
  add_levels(members, players);
  add_score(members, game.position());
  members.push_back({"moves", notation::to_transcript(game.plies())});
  return event("played", members);
}

}  // namespace objects

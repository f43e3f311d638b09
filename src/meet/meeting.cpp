#include "meet/meeting.hpp"

#include <algorithm>
#include <cassert>

#include "reversi/random.hpp"

namespace meet {

namespace {

using reversi::Color;
using reversi::Game;
using session::other::Departure;
namespace other = session::other;

void go_astray(Step& step) {
  step.meeting.ended = true;
  step.news.emplace_back(other::Left{Departure::astray});
}

// What was refused may be asked again once the game has moved.
void moved(Meeting& meeting) {
  meeting.refused_us = meeting.refused_them = false;
}

bool may_ask(const wire::Game& sitting, Color asker, const wire::AskUndo& undo) {
  const auto plies = sitting.game.plies();
  return undo.ply < plies.size() && plies[undo.ply].mover == asker && plies[undo.ply].move;
}

bool may_ask(const wire::Game& sitting, Color /*asker*/, const wire::AskAgain& /*again*/) {
  return sitting.game.over();
}

bool may_ask(const wire::Game& sitting, Color asker, const Question& question) {
  return std::visit([&](const auto& what) { return may_ask(sitting, asker, what); }, question);
}

other::News asked(const wire::AskUndo& undo) {
  return other::AsksUndo{undo.ply};
}

other::News asked(const wire::AskAgain& /*again*/) {
  return other::AsksAgain{};
}

void fulfil(Step& step, const wire::AskUndo& undo) {
  Game& game = step.meeting.sitting.game;
  while (game.plies().size() > undo.ply) {
    game.undo();
  }
  step.news.emplace_back(other::Undone{undo.ply});
}

void fulfil(Step& step, const wire::AskAgain& /*again*/) {
  wire::Game& sitting = step.meeting.sitting;
  sitting = return_game(sitting);
  step.news.emplace_back(other::Began{sitting.seed, sitting.side, sitting.game});
}

void fulfil(Step& step, const Question& question) {
  step.meeting.ours.reset();
  step.meeting.theirs.reset();
  moved(step.meeting);
  std::visit([&](const auto& what) { fulfil(step, what); }, question);
}

void take_question(Step& step, const Question& question) {
  Meeting& meeting = step.meeting;
  const Color asker = reversi::opponent(meeting.sitting.side);
  if (meeting.theirs || meeting.refused_them || !may_ask(meeting.sitting, asker, question)) {
    return go_astray(step);
  }
  if (meeting.ours == question) {
    return fulfil(step, question);
  }
  if (meeting.ours && meeting.host) {
    return;
  }
  meeting.ours.reset();
  meeting.theirs = question;
  step.news.push_back(std::visit([](const auto& what) { return asked(what); }, question));
}

void take(Step& step, const wire::Move& move) {
  wire::Game& sitting = step.meeting.sitting;
  const bool in_turn = sitting.game.position().to_move != sitting.side &&
                       move.ply == sitting.game.plies().size() && !step.meeting.theirs;
  if (!in_turn || !sitting.game.play(move.square)) {
    return go_astray(step);
  }
  moved(step.meeting);
  step.news.emplace_back(other::Placed{move.square});
}

void take(Step& step, const wire::AskUndo& undo) {
  take_question(step, undo);
}

void take(Step& step, const wire::AskAgain& again) {
  take_question(step, again);
}

void take(Step& step, const wire::Answer& answer) {
  Meeting& meeting = step.meeting;
  if (!meeting.ours) {
    return go_astray(step);
  }
  if (answer.yes) {
    const Question question = *meeting.ours;
    return fulfil(step, question);
  }
  meeting.ours.reset();
  meeting.refused_us = true;
  step.news.emplace_back(other::Declined{});
}

void take(Step& step, const wire::Leave& /*line*/) {
  step.meeting.ended = true;
  step.news.emplace_back(other::Left{Departure::left});
}

// Greetings and games belong to the beginning.
template <typename Line>
void take(Step& step, const Line& /*line*/) {
  go_astray(step);
}

void ask(Step& step, const Question& question) {
  Meeting& meeting = step.meeting;
  const bool open = meeting.ours || meeting.theirs;
  if (open || meeting.refused_us || !may_ask(meeting.sitting, meeting.sitting.side, question)) {
    step.news.emplace_back(other::Declined{});
    return;
  }
  meeting.ours = question;
  step.send.push_back(std::visit([](const auto& what) { return wire::Line(what); }, question));
}

void put(Step& step, const other::Place& place) {
  wire::Game& sitting = step.meeting.sitting;
  assert(sitting.game.position().to_move == sitting.side);
  assert(!step.meeting.ours && !step.meeting.theirs);
  step.send.emplace_back(wire::Move{sitting.game.plies().size(), place.square});
  const bool legal = sitting.game.play(place.square);
  assert(legal);
  static_cast<void>(legal);
  moved(step.meeting);
}

void put(Step& step, const other::AskUndo& undo) {
  ask(step, wire::AskUndo{undo.ply});
}

void put(Step& step, const other::AskAgain& /*again*/) {
  ask(step, wire::AskAgain{});
}

void put(Step& step, const other::Answer& answer) {
  Meeting& meeting = step.meeting;
  if (!meeting.theirs) {
    return;
  }
  step.send.emplace_back(wire::Answer{answer.yes});
  if (answer.yes) {
    const Question question = *meeting.theirs;
    return fulfil(step, question);
  }
  meeting.theirs.reset();
  meeting.refused_them = true;
}

Game first_plies(const Game& game, std::size_t count) {
  Game result(game.start());
  for (const reversi::Ply& ply : game.plies().first(count)) {
    if (ply.move) {
      static_cast<void>(result.play(*ply.move));
    }
  }
  return result;
}

}  // namespace

Step hear(Meeting meeting, const wire::Line& line) {
  Step step{std::move(meeting), {}, {}};
  if (!step.meeting.ended) {
    std::visit([&](const auto& what) { take(step, what); }, line);
  }
  return step;
}

Step say(Meeting meeting, const session::other::Word& word) {
  Step step{std::move(meeting), {}, {}};
  if (!step.meeting.ended) {
    std::visit([&](const auto& what) { put(step, what); }, word);
  }
  return step;
}

Step end(Meeting meeting, Departure how) {
  Step step{std::move(meeting), {}, {}};
  if (!step.meeting.ended) {
    step.meeting.ended = true;
    step.news.emplace_back(other::Left{how});
  }
  return step;
}

std::optional<Agreed> agree(const wire::Game& host, const std::optional<wire::Game>& guest) {
  const Agreed hosts{host.game.over() ? return_game(host) : host};
  if (!guest) {
    return hosts;
  }
  const bool same = guest->seed == host.seed && guest->side != host.side &&
                    guest->game.start() == host.game.start();
  if (!same) {
    return guest->game.over() ? std::optional(hosts) : std::nullopt;
  }
  const auto ours = host.game.plies();
  const auto theirs = guest->game.plies();
  const auto end = std::ranges::mismatch(ours, theirs).in1;
  const auto common = static_cast<std::size_t>(end - ours.begin());
  if (common < ours.size() && common < theirs.size()) {
    return Agreed{{host.seed, host.side, first_plies(host.game, common)}, true};
  }
  if (ours.size() == theirs.size()) {
    return hosts;
  }
  return Agreed{{host.seed, host.side, theirs.size() > ours.size() ? guest->game : host.game}};
}

wire::Game return_game(const wire::Game& sitting) {
  return {reversi::scramble(sitting.seed), reversi::opponent(sitting.side),
          Game(sitting.game.start())};
}

}  // namespace meet

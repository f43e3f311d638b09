#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "meet/knock.hpp"
#include "meet/lobby.hpp"
#include "meet/meeting.hpp"

namespace {

using meet::Meeting;
namespace other = session::other;

void require(bool condition) {
  if (!condition) {
    std::abort();
  }
}

// What holds whatever the other end says: the game stays whole, and an end is told once.
void check(const Meeting& before, const meet::Step& step) {
  bool left = false;
  for (const other::News& news : step.news) {
    left = left || std::holds_alternative<other::Left>(news);
  }
  require(left == (step.meeting.ended && !before.ended));
  require(!left || step.meeting.sitting == before.sitting);
  require(!(step.meeting.ours && step.meeting.theirs));
  require(meet::wire::format(step.meeting.sitting).size() <= meet::wire::most_bytes);
}

Meeting after_hearing(const Meeting& meeting, const meet::wire::Line& line) {
  const meet::Step step = meet::hear(meeting, line);
  check(meeting, step);
  return step.meeting;
}

Meeting after_saying(const Meeting& meeting, const other::Word& word) {
  const meet::Step step = meet::say(meeting, word);
  check(meeting, step);
  return step.meeting;
}

// What the person does meanwhile: plays when it is their turn, asks, answers.
Meeting act(const Meeting& meeting, std::uint8_t choice) {
  const meet::wire::Game& sitting = meeting.sitting;
  const auto legal = legal_moves(sitting.game.position().board);
  if (meeting.theirs) {
    return after_saying(meeting, other::Answer{choice % 2 == 0});
  }
  if (choice % 8 == 0 && !sitting.game.plies().empty()) {
    return after_saying(meeting, other::AskUndo{choice % sitting.game.plies().size()});
  }
  if (choice % 8 == 1) {
    return after_saying(meeting, other::AskAgain{});
  }
  if (!meeting.ours && legal != 0 && sitting.game.position().to_move == sitting.side) {
    return after_saying(meeting, other::Place{*reversi::Squares(legal).begin()});
  }
  return meeting;
}

void at_the_door(const meet::wire::Heard& heard) {
  meet::Lobby lobby = meet::arrive({}, 1, 1001).lobby;
  meet::Admission admission = meet::Knock{};
  for (const meet::wire::Line& line : heard.lines) {
    lobby = meet::hear(lobby, 1, line).lobby;
    if (const auto* const knock = std::get_if<meet::Knock>(&admission)) {
      admission = meet::hear(*knock, line);
    }
  }
  require(lobby.callers.size() <= 1);
}

// The last game heard is what a guest brings, for the agreement.
void at_the_table(const meet::wire::Heard& heard, std::string_view text) {
  Meeting meeting;
  meeting.host = text.size() % 2 == 0;
  meeting.sitting.side = text.size() % 4 < 2 ? reversi::Color::black : reversi::Color::white;
  std::size_t at = 0;
  for (const meet::wire::Line& line : heard.lines) {
    if (const auto* const game = std::get_if<meet::wire::Game>(&line)) {
      if (const auto agreed = meet::agree(meeting.sitting, *game)) {
        meeting.sitting = agreed->sitting;
      }
      continue;
    }
    meeting = act(meeting, static_cast<std::uint8_t>(text[at++ % text.size()]));
    meeting = after_hearing(meeting, line);
  }
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const meet::wire::Heard heard = meet::wire::Reader().read(text);
  at_the_door(heard);
  at_the_table(heard, text);
  return 0;
}

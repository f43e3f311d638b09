#include "meet/meeting.hpp"

#include <doctest/doctest.h>

#include <deque>

#include "notation/transcript.hpp"
#include "reversi/random.hpp"

namespace {

using meet::Meeting;
using meet::Step;
using reversi::Color;
using reversi::Square;
namespace wire = meet::wire;
namespace other = session::other;

using Lines = std::vector<wire::Line>;
using News = std::vector<other::News>;

reversi::Game game(const char* moves) {
  return std::get<reversi::Game>(notation::parse_transcript(moves));
}

// Whoever moves takes the first legal square.
reversi::Game finished_game() {
  reversi::Game played;
  while (!played.over()) {
    REQUIRE(played.play(*reversi::Squares(legal_moves(played.position().board)).begin()));
  }
  return played;
}

Meeting host(const reversi::Game& played, Color side = Color::black) {
  return {true, {7, side, played}, {}, {}, false, false, false};
}

Meeting guest(const reversi::Game& played, Color side = Color::white) {
  return {false, {7, side, played}, {}, {}, false, false, false};
}

// Says it, and requires that it is sent and changes nothing for the person.
Meeting asked(const Meeting& meeting, const other::Word& word) {
  const Step step = meet::say(meeting, word);
  REQUIRE(step.send.size() == 1);
  REQUIRE(step.news.empty());
  return step.meeting;
}

void check_astray(const Step& step) {
  CHECK(step.meeting.ended);
  CHECK(step.send.empty());
  CHECK(step.news == News{other::Left{other::Departure::astray}});
}

// Two ends and the lines under way between them.
class Table {
 public:
  explicit Table(std::uint64_t seed) : random_(seed) {}

  void run(int steps) {
    for (int i = 0; i < steps; ++i) {
      const auto end = static_cast<std::size_t>(random_.below(2));
      if (random_.below(2) == 0) {
        deliver(end);
      } else {
        act(end);
      }
    }
    while (!lines_[0].empty() || !lines_[1].empty()) {
      deliver(lines_[0].empty() ? 1 : 0);
    }
  }
  [[nodiscard]] const Meeting& end(std::size_t which) const { return ends_[which]; }
  [[nodiscard]] int games() const { return games_; }
  [[nodiscard]] int undos() const { return undos_; }

 private:
  void take(std::size_t end, Step step) {
    ends_[end] = std::move(step.meeting);
    for (const wire::Line& line : step.send) {
      lines_[1 - end].push_back(line);
    }
    for (const other::News& news : step.news) {
      games_ += std::holds_alternative<other::Began>(news) ? 1 : 0;
      undos_ += std::holds_alternative<other::Undone>(news) ? 1 : 0;
    }
  }

  void deliver(std::size_t end) {
    if (!lines_[end].empty()) {
      const wire::Line line = lines_[end].front();
      lines_[end].pop_front();
      take(end, meet::hear(ends_[end], line));
    }
  }

  // Does what a person could do: questions are answered first, moves wait for open ones.
  void act(std::size_t end) {
    const Meeting& meeting = ends_[end];
    const wire::Game& sitting = meeting.sitting;
    if (meeting.theirs) {
      return take(end, meet::say(meeting, other::Answer{random_.below(2) == 0}));
    }
    const std::size_t plies = sitting.game.plies().size();
    const std::uint64_t what = random_.below(24);
    if (what == 0 || (sitting.game.over() && what < 12)) {
      take(end, meet::say(meeting, other::AskAgain{}));
    } else if (what <= 2 && plies > 0) {
      take(end, meet::say(meeting, other::AskUndo{plies - 1 - random_.below(plies) / 8}));
    } else if (!meeting.ours && !sitting.game.over() &&
               sitting.game.position().to_move == sitting.side) {
      const auto legal = legal_moves(sitting.game.position().board);
      take(end, meet::say(meeting, other::Place{*reversi::Squares(legal).begin()}));
    }
  }

  reversi::Random random_;
  std::array<Meeting, 2> ends_ = {host(reversi::Game()), guest(reversi::Game())};
  std::array<std::deque<wire::Line>, 2> lines_;
  int games_ = 0;
  int undos_ = 0;
};

}  // namespace

TEST_CASE("a disc that is placed is sent with its ply") {
  const Step step = meet::say(host(game("d3c3")), other::Place{Square::c4});
  CHECK(step.send == Lines{wire::Move{2, Square::c4}});
  CHECK(step.news.empty());
  CHECK(step.meeting.sitting.game == game("d3c3c4"));
}

TEST_CASE("a disc of the other is checked by the rules and told") {
  const Step step = meet::hear(guest(game("d3c3")), wire::Move{2, Square::c4});
  CHECK(step.news == News{other::Placed{Square::c4}});
  CHECK(step.send.empty());
  CHECK(step.meeting.sitting.game == game("d3c3c4"));
}

TEST_CASE("a move that is illegal, out of turn or of another ply ends the meeting") {
  check_astray(meet::hear(guest(game("d3c3")), wire::Move{2, Square::a1}));
  check_astray(meet::hear(guest(game("d3c3")), wire::Move{2, Square::d3}));
  check_astray(meet::hear(guest(game("d3c3")), wire::Move{3, Square::c4}));
  check_astray(meet::hear(guest(game("d3c3")), wire::Move{0, Square::d3}));
  check_astray(meet::hear(host(game("d3c3")), wire::Move{2, Square::c4}));
  check_astray(meet::hear(guest(finished_game()), wire::Move{60, Square::c4}));
}

TEST_CASE("what went astray costs no ply") {
  const Step step = meet::hear(guest(game("d3c3")), wire::Move{2, Square::a1});
  CHECK(step.meeting.sitting.game == game("d3c3"));
}

TEST_CASE("passes are never sent: the rules make them at both ends") {
  reversi::Random random(4);
  Meeting black = host(reversi::Game());
  Meeting white = guest(reversi::Game());
  int passes = 0;
  while (passes == 0) {
    while (!black.sitting.game.over()) {
      const bool blacks = black.sitting.game.position().to_move == Color::black;
      Meeting& mover = blacks ? black : white;
      Meeting& sitter = blacks ? white : black;
      const auto legal = legal_moves(mover.sitting.game.position().board);
      auto square = reversi::Squares(legal).begin();
      for (auto skip = random.below(static_cast<std::uint64_t>(reversi::count(legal))); skip > 0;
           --skip) {
        ++square;
      }
      const Step said = meet::say(mover, other::Place{*square});
      mover = said.meeting;
      REQUIRE(said.send.size() == 1);
      sitter = meet::hear(sitter, said.send[0]).meeting;
      REQUIRE(black.sitting.game == white.sitting.game);
    }
    for (const reversi::Ply& ply : black.sitting.game.plies()) {
      passes += ply.move ? 0 : 1;
    }
    black = host(reversi::Game());
    white = guest(reversi::Game());
  }
}

TEST_CASE("undo asks the other, and both go back when the answer is yes") {
  const Meeting asking = asked(host(game("d3c3")), other::AskUndo{0});
  const Step heard = meet::hear(guest(game("d3c3")), wire::AskUndo{0});
  CHECK(heard.news == News{other::AsksUndo{0}});
  const Step answered = meet::say(heard.meeting, other::Answer{true});
  CHECK(answered.send == Lines{wire::Answer{true}});
  CHECK(answered.news == News{other::Undone{0}});
  const Step done = meet::hear(asking, wire::Answer{true});
  CHECK(done.news == News{other::Undone{0}});
  CHECK(done.meeting.sitting.game.plies().empty());
  CHECK(answered.meeting.sitting.game.plies().empty());
}

TEST_CASE("a question that is declined changes nothing and is not asked again before a ply") {
  const Meeting asking = asked(host(game("d3c3")), other::AskUndo{0});
  const Step heard = meet::hear(guest(game("d3c3")), wire::AskUndo{0});
  const Step answered = meet::say(heard.meeting, other::Answer{false});
  CHECK(answered.meeting.sitting.game == game("d3c3"));
  const Step declined = meet::hear(asking, wire::Answer{false});
  CHECK(declined.news == News{other::Declined{}});
  CHECK(declined.meeting.sitting.game == game("d3c3"));
  const Step again = meet::say(declined.meeting, other::AskUndo{0});
  CHECK(again.send.empty());
  CHECK(again.news == News{other::Declined{}});
  const Step moved = meet::say(again.meeting, other::Place{Square::c4});
  CHECK(meet::say(moved.meeting, other::AskUndo{2}).send == Lines{wire::AskUndo{2}});
}

TEST_CASE("undo in a loop ends the meeting") {
  const Step once = meet::hear(guest(game("d3c3")), wire::AskUndo{0});
  check_astray(meet::hear(once.meeting, wire::AskUndo{0}));
  const Step declined = meet::say(once.meeting, other::Answer{false});
  check_astray(meet::hear(declined.meeting, wire::AskUndo{0}));
}

TEST_CASE("undo of what is not the asker's own disc ends the meeting") {
  check_astray(meet::hear(guest(game("d3c3")), wire::AskUndo{1}));
  check_astray(meet::hear(guest(game("d3c3")), wire::AskUndo{2}));
  check_astray(meet::hear(guest(game("")), wire::AskUndo{0}));
  check_astray(meet::hear(host(game("d3c3")), wire::AskUndo{0}));
}

TEST_CASE("whoever asks waits for the answer before moving") {
  const Step heard = meet::hear(guest(game("d3c3")), wire::AskUndo{0});
  check_astray(meet::hear(heard.meeting, wire::Move{2, Square::c4}));
}

TEST_CASE("an answer to what was not asked ends the meeting") {
  check_astray(meet::hear(guest(game("d3")), wire::Answer{true}));
  check_astray(meet::hear(guest(game("d3")), wire::Answer{false}));
}

TEST_CASE("of two questions that cross the host's stands") {
  const Meeting hosts = asked(host(game("d3c3")), other::AskUndo{0});
  const Meeting guests = asked(guest(game("d3c3")), other::AskUndo{1});
  const Step at_host = meet::hear(hosts, wire::AskUndo{1});
  CHECK(at_host.news.empty());
  CHECK(at_host.meeting.ours.has_value());
  const Step at_guest = meet::hear(guests, wire::AskUndo{0});
  CHECK(at_guest.news == News{other::AsksUndo{0}});
  CHECK(!at_guest.meeting.ours);
}

TEST_CASE("a return game has the sides changed, the same start and another seed, at both ends") {
  const reversi::Game over = finished_game();
  const Meeting asking = asked(host(over), other::AskAgain{});
  const Step heard = meet::hear(guest(over), wire::AskAgain{});
  CHECK(heard.news == News{other::AsksAgain{}});
  const Step answered = meet::say(heard.meeting, other::Answer{true});
  const Step begun = meet::hear(asking, wire::Answer{true});
  CHECK(begun.meeting.sitting.side == Color::white);
  CHECK(answered.meeting.sitting.side == Color::black);
  CHECK(begun.meeting.sitting.seed == answered.meeting.sitting.seed);
  CHECK(begun.meeting.sitting.seed != 7);
  CHECK(begun.meeting.sitting.game == reversi::Game());
  CHECK(begun.news ==
        News{other::Began{begun.meeting.sitting.seed, Color::white, reversi::Game()}});
}

TEST_CASE("when both ask for a return game at once it begins") {
  const reversi::Game over = finished_game();
  const Step at_host = meet::hear(asked(host(over), other::AskAgain{}), wire::AskAgain{});
  const Step at_guest = meet::hear(asked(guest(over), other::AskAgain{}), wire::AskAgain{});
  CHECK(at_host.meeting.sitting.game == reversi::Game());
  CHECK(at_guest.meeting.sitting.seed == at_host.meeting.sitting.seed);
  CHECK(at_guest.meeting.sitting.side != at_host.meeting.sitting.side);
}

TEST_CASE("a return game before the end is not asked for, and ends the meeting when it is") {
  CHECK(meet::say(host(game("d3")), other::AskAgain{}).send.empty());
  check_astray(meet::hear(guest(game("d3")), wire::AskAgain{}));
}

TEST_CASE("leaving is told, and nothing is heard or said after it") {
  const Step left = meet::hear(guest(game("d3")), wire::Leave{});
  CHECK(left.news == News{other::Left{other::Departure::left}});
  CHECK(left.meeting.ended);
  CHECK(meet::hear(left.meeting, wire::AskUndo{0}).news.empty());
  CHECK(meet::say(left.meeting, other::Place{Square::c3}).send.empty());
  CHECK(meet::end(left.meeting, other::Departure::left).news.empty());
}

TEST_CASE("an end that breaks off is told once") {
  const Step left = meet::end(guest(game("d3")), other::Departure::stalled);
  CHECK(left.news == News{other::Left{other::Departure::stalled}});
  CHECK(left.meeting.sitting.game == game("d3"));
}

TEST_CASE("what belongs to the beginning ends a meeting under way") {
  check_astray(meet::hear(guest(game("d3")), wire::Greeting{1}));
  check_astray(meet::hear(guest(game("d3")), wire::NoGame{}));
  check_astray(meet::hear(guest(game("d3")), wire::Game{7, Color::black, game("d3c3")}));
  check_astray(meet::hear(guest(game("d3")), wire::Busy{}));
}

TEST_CASE("lines that cross never lead apart, whoever asks, moves and answers when") {
  int games = 0;
  int undos = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    CAPTURE(seed);
    Table table(seed);
    table.run(2000);
    CHECK(!table.end(0).ended);
    CHECK(!table.end(1).ended);
    CHECK(table.end(0).sitting.game.plies().size() == table.end(1).sitting.game.plies().size());
    CHECK(table.end(0).sitting.game.position() == table.end(1).sitting.game.position());
    CHECK(table.end(0).sitting.seed == table.end(1).sitting.seed);
    CHECK(table.end(0).ours == table.end(1).theirs);
    CHECK(table.end(1).ours == table.end(0).theirs);
    games += table.games();
    undos += table.undos();
  }
  CHECK(games > 100);
  CHECK(undos > 1000);
}

TEST_CASE("who comes back with the same game goes on with it") {
  const wire::Game hosts{7, Color::black, game("d3c3c4")};
  const wire::Game guests{7, Color::white, game("d3c3c4")};
  CHECK(meet::agree(hosts, guests) == meet::Agreed{hosts});
}

TEST_CASE("who comes back with fewer plies is brought up") {
  const wire::Game longer{7, Color::black, game("d3c3c4")};
  CHECK(meet::agree(longer, wire::Game{7, Color::white, game("d3c3")}) == meet::Agreed{longer});
  CHECK(meet::agree(longer, wire::Game{7, Color::white, game("")}) == meet::Agreed{longer});
  CHECK(meet::agree(wire::Game{7, Color::black, game("d3")},
                    wire::Game{7, Color::white, game("d3c3c4")}) == meet::Agreed{longer});
}

TEST_CASE("games that disagree go on from the last ply they have in common") {
  const auto agreed = meet::agree({7, Color::black, game("d3c3c4e3f2")},
                                  wire::Game{7, Color::white, game("d3c3c4c5")});
  CHECK(agreed == meet::Agreed{{7, Color::black, game("d3c3c4")}, true});
}

TEST_CASE("a guest without a game, or with a finished one, plays the host's") {
  const wire::Game hosts{7, Color::white, game("d3")};
  CHECK(meet::agree(hosts, std::nullopt) == meet::Agreed{hosts});
  CHECK(meet::agree(hosts, wire::Game{8, Color::white, finished_game()}) == meet::Agreed{hosts});
}

TEST_CASE("another unfinished game of the guest's is never replaced in passing") {
  const wire::Game hosts{7, Color::black, game("")};
  CHECK(!meet::agree(hosts, wire::Game{8, Color::white, game("d3")}));
  CHECK(!meet::agree(hosts, wire::Game{7, Color::black, game("d3")}));
}

TEST_CASE("who has missed the end is brought up to it; else a return game begins") {
  const wire::Game hosts{7, Color::black, finished_game()};
  reversi::Game shorter = finished_game();
  shorter.undo();
  CHECK(meet::agree(hosts, wire::Game{7, Color::white, shorter}) == meet::Agreed{hosts});
  const meet::Agreed again{meet::return_game(hosts)};
  CHECK(meet::agree(hosts, wire::Game{7, Color::white, finished_game()}) == again);
  CHECK(meet::agree(hosts, std::nullopt) == again);
  CHECK(again.sitting.side == Color::white);
}

#include "meet/company.hpp"

#include <doctest/doctest.h>
#include <poll.h>
#include <sys/stat.h>

#include "child.hpp"
#include "meet/user.hpp"
#include "meet/visit.hpp"
#include "notation/transcript.hpp"
#include "temporary_directory.hpp"

namespace {

using meet::Company;
using meet::Door;
using reversi::Color;
using reversi::Square;
namespace other = session::other;
namespace wire = meet::wire;

using News = std::vector<other::News>;

reversi::Game game(const char* moves) {
  return std::get<reversi::Game>(notation::parse_transcript(moves));
}

meet::Connection come(const std::string& tables) {
  return std::get<meet::Connection>(meet::join(tables, "friday"));
}

Door open_door(const std::string& tables) {
  return Door(std::get<meet::Table>(meet::Table::set_up(tables, "friday")));
}

template <typename End>
int timeout(const End& end) {
  if (!end.deadline()) {
    return 5000;
  }
  const auto left = *end.deadline() - meet::Clock::now();
  return static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(left).count()) + 1;
}

// Waits as the program does, then takes what is there.
template <typename End>
auto wait_and_take(End& end) {
  std::vector<pollfd> on;
  for (const int descriptor : end.descriptors()) {
    on.push_back({descriptor, POLLIN, 0});
  }
  poll(on.data(), on.size(), std::max(timeout(end), 0));
  return end.take();
}

News news_of(Company& company) {
  News news = wait_and_take(company);
  for (int i = 0; news.empty() && i < 5; ++i) {
    news = wait_and_take(company);
  }
  return news;
}

// What the host gets to know, silent wake-ups left out.
std::vector<meet::AtTheDoor> at(Door& door) {
  auto happened = wait_and_take(door);
  for (int i = 0; happened.empty() && i < 5; ++i) {
    happened = wait_and_take(door);
  }
  return happened;
}

// Lets in whoever asks.
meet::LetIn let_in(Door& door) {
  for (const meet::AtTheDoor& happened : at(door)) {
    REQUIRE(std::holds_alternative<meet::AsksToPlay>(happened));
  }
  auto let = door.answer(true);
  REQUIRE(let.size() == 1);
  return std::get<meet::LetIn>(std::move(let.front()));
}

meet::Admitted admitted(meet::Visit& visit) {
  pollfd on = {visit.descriptor(), POLLIN, 0};
  poll(&on, 1, 5000);
  return std::get<meet::Admitted>(visit.take());
}

// A guest that says whatever it is told to.
class RawGuest {
 public:
  explicit RawGuest(const std::string& tables) : connection_(come(tables)) {
    say("reversi 1\nnone\n");
  }
  void say(std::string_view bytes) { CHECK(connection_.write(bytes)); }

 private:
  meet::Connection connection_;
};

const wire::Game fresh{7, Color::black, reversi::Game()};

// Two ends at one table, or one end and whatever the test makes of the other.
class Tables {
 public:
  [[nodiscard]] const std::string& path() const { return directory_.path(); }
  Company host_of(const wire::Game& hosts = fresh) {
    Door door = open_door(path());
    guest_.emplace(path());
    meet::LetIn guest = let_in(door);
    REQUIRE(guest.talk.say(hosts));
    return Company(std::move(guest.talk), *meet::agree(hosts, guest.brings), std::move(door));
  }
  RawGuest& guest() { return *guest_; }
  void guest_dies() { guest_.reset(); }

 private:
  TemporaryDirectory directory_;
  std::optional<RawGuest> guest_;
};

News left(other::Departure how) {
  return {other::Left{how}};
}

}  // namespace

TEST_CASE("two ends meet, play, take back and part") {
  const TemporaryDirectory tables;
  Door door = open_door(tables.path());
  meet::Visit visit(come(tables.path()), std::nullopt);
  const auto asks = at(door);
  REQUIRE(asks.size() == 1);
  CHECK(std::get<meet::AsksToPlay>(asks[0]).user == geteuid());
  auto let = door.answer(true);
  REQUIRE(let.size() == 1);
  auto& in = std::get<meet::LetIn>(let[0]);
  CHECK(!in.brings);
  REQUIRE(in.talk.say(fresh));
  Company host(std::move(in.talk), {fresh}, std::move(door));
  meet::Admitted place = admitted(visit);
  CHECK(place.game == fresh);
  Company guest(std::move(place.talk), {place.game}, std::nullopt);
  CHECK(guest.sitting().side == Color::white);

  CHECK(host.say(other::Place{Square::d3}).empty());
  CHECK(news_of(guest) == News{other::Placed{Square::d3}});
  CHECK(guest.say(other::Place{Square::c3}).empty());
  CHECK(news_of(host) == News{other::Placed{Square::c3}});
  CHECK(host.say(other::AskUndo{0}).empty());
  CHECK(news_of(guest) == News{other::AsksUndo{0}});
  CHECK(guest.say(other::Answer{true}) == News{other::Undone{0}});
  CHECK(news_of(host) == News{other::Undone{0}});
  CHECK(host.sitting().game.plies().empty());
  guest.leave();
  CHECK(news_of(host) == left(other::Departure::left));
}

TEST_CASE("who is killed is told as having left, after what they had said") {
  Tables tables;
  Company host = tables.host_of({7, Color::white, reversi::Game()});
  tables.guest().say("move 0 d3\n");
  tables.guest_dies();
  CHECK(news_of(host) == News{other::Placed{Square::d3}, other::Left{other::Departure::left}});
  CHECK(host.sitting().game == game("d3"));
}

TEST_CASE("a disc placed for one who has gone is kept, and their going told") {
  Tables tables;
  Company host = tables.host_of();
  tables.guest_dies();
  CHECK(host.say(other::Place{Square::d3}) == left(other::Departure::left));
  CHECK(host.sitting().game == game("d3"));
}

TEST_CASE("a byte that is no text, a long line, a lie about a move end it at once") {
  for (const std::string& bytes :
       {std::string("\x1b[2J\n"), std::string("\0\n", 2), std::string("hello\n"),
        std::string(300, 'x'), std::string("move 0 d3\n"), std::string("undo 0\n"),
        std::string("yes\n"), std::string("again\n"), std::string("reversi 1\n")}) {
    Tables tables;
    Company host = tables.host_of();
    tables.guest().say(bytes);
    const auto begin = meet::Clock::now();
    CHECK(news_of(host) == left(other::Departure::astray));
    CHECK(meet::Clock::now() - begin < std::chrono::milliseconds(200));
    CHECK(host.sitting().game.plies().empty());
  }
}

TEST_CASE("half a line for ever is given up after a while, silence is not") {
  Tables tables;
  Company host = tables.host_of();
  CHECK(!host.deadline());
  tables.guest().say("move");
  CHECK(wait_and_take(host).empty());
  CHECK(host.deadline());
  CHECK(news_of(host) == left(other::Departure::stalled));
  CHECK(!host.deadline());
}

TEST_CASE("an end that does not read is given up as soon as the kernel keeps no more") {
  Tables tables;
  Company host = tables.host_of();
  News news;
  // Questions that are declined by the rules are not sent, so plies and undos go to and fro.
  for (int i = 0; i < 100000 && news.empty(); ++i) {
    news = host.say(other::Place{Square::d3});
    if (news.empty()) {
      news = host.say(other::AskUndo{0});
    }
    if (news.empty()) {
      tables.guest().say("yes\n");
      news = news_of(host);
      if (news == News{other::Undone{0}}) {
        news.clear();
      }
    }
  }
  CHECK(news == left(other::Departure::stalled));
}

TEST_CASE("a second guest is told so while the first plays") {
  Tables tables;
  Company host = tables.host_of();
  meet::Visit second(come(tables.path()), std::nullopt);
  CHECK(wait_and_take(host).empty());
  CHECK(std::get<meet::Refusal>(second.take()) == meet::Refusal::busy);
  tables.guest().say("leave\n");
  CHECK(news_of(host) == left(other::Departure::left));
}

TEST_CASE("the guest who comes back goes on, and brings or gets what is missing") {
  Tables tables;
  Company host = tables.host_of();
  static_cast<void>(host.say(other::Place{Square::d3}));
  tables.guest_dies();
  CHECK(news_of(host) == left(other::Departure::left));
  meet::Visit visit(come(tables.path()), wire::Game{7, Color::white, game("d3c3")});
  CHECK(news_of(host) == News{other::Returned{game("d3c3"), false}});
  meet::Admitted place = admitted(visit);
  CHECK(place.game == wire::Game{7, Color::black, game("d3")});
  CHECK(host.say(other::Place{Square::c4}).empty());
}

TEST_CASE("games that came to disagree go on from what they have in common") {
  Tables tables;
  Company host = tables.host_of({7, Color::black, game("d3c3c4")});
  tables.guest_dies();
  CHECK(news_of(host) == left(other::Departure::left));
  const meet::Visit visit(come(tables.path()), wire::Game{7, Color::white, game("d3c3e6")});
  CHECK(news_of(host) == News{other::Returned{game("d3c3"), true}});
}

TEST_CASE("a guest who comes back with another unfinished game is not let in, nor is it lost") {
  Tables tables;
  Company host = tables.host_of();
  tables.guest_dies();
  CHECK(news_of(host) == left(other::Departure::left));
  meet::Visit visit(come(tables.path()), wire::Game{8, Color::white, game("d3")});
  CHECK(wait_and_take(host).empty());
  CHECK(!meet::agree(admitted(visit).game, wire::Game{8, Color::white, game("d3")}));
  const meet::Visit again(come(tables.path()), wire::Game{7, Color::white, reversi::Game()});
  CHECK(news_of(host) == News{other::Returned{reversi::Game(), false}});
}

TEST_CASE("a caller who says nothing is sent away after a while, and keeps nobody waiting") {
  const TemporaryDirectory tables;
  Door door = open_door(tables.path());
  CHECK(!door.deadline());
  meet::Connection silent = come(tables.path());
  CHECK(wait_and_take(door).empty());
  CHECK(door.deadline());
  meet::Visit visit(come(tables.path()), std::nullopt);
  const auto begin = meet::Clock::now();
  const auto happened = at(door);
  CHECK(meet::Clock::now() - begin < std::chrono::milliseconds(200));
  REQUIRE(happened.size() == 1);
  CHECK(std::holds_alternative<meet::AsksToPlay>(happened[0]));
  while (door.deadline()) {
    CHECK(wait_and_take(door).empty());
  }
  CHECK(silent.read() == "reversi 1\n");
  CHECK(!silent.read());
}

TEST_CASE("a host who does not speak, speaks otherwise or is gone is told from one who waits") {
  const TemporaryDirectory tables;
  auto table = std::get<meet::Table>(meet::Table::set_up(tables.path(), "friday"));
  meet::Visit waits(come(tables.path()), std::nullopt);
  CHECK(waits.deadline());
  CHECK(std::holds_alternative<meet::Silence>(waits.take()));
  auto host = table.arrival();
  REQUIRE(host);
  CHECK(host->write("reversi 1\n"));
  CHECK(std::holds_alternative<meet::Silence>(waits.take()));
  CHECK(!waits.deadline());
  meet::Visit astray(come(tables.path()), std::nullopt);
  CHECK(table.arrival()->write("hello\n"));
  CHECK(std::get<meet::Refusal>(astray.take()) == meet::Refusal::astray);
  meet::Visit elsewhere(come(tables.path()), std::nullopt);
  CHECK(table.arrival()->write("reversi 2\n"));
  CHECK(std::get<meet::Refusal>(elsewhere.take()) == meet::Refusal::other_version);
  host.reset();
  CHECK(std::holds_alternative<meet::Ended>(waits.take()));
}

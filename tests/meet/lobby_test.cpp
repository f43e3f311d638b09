#include "meet/lobby.hpp"

#include <doctest/doctest.h>

#include "meet/knock.hpp"

namespace {

using meet::DoorStep;
using meet::Lobby;
using meet::LobbyStep;
using reversi::Color;
namespace door = meet::door;
namespace wire = meet::wire;

using Steps = std::vector<DoorStep>;

constexpr uid_t ann = 1001;
constexpr uid_t bob = 1002;

const wire::Line greeting = wire::Greeting{wire::version};

// Comes and says what it takes to be let in.
LobbyStep ask(Lobby lobby, int id, uid_t user) {
  lobby = meet::arrive(std::move(lobby), id, user).lobby;
  lobby = meet::hear(std::move(lobby), id, greeting).lobby;
  return meet::hear(std::move(lobby), id, wire::NoGame{});
}

Lobby with_guest(uid_t user) {
  return meet::answer(ask({}, 1, user).lobby, true).lobby;
}

}  // namespace

TEST_CASE("the host is asked once about who has come, and lets them sit down") {
  const LobbyStep came = meet::arrive({}, 1, ann);
  CHECK(came.steps == Steps{door::Send{1, greeting}});
  const LobbyStep greeted = meet::hear(came.lobby, 1, greeting);
  CHECK(greeted.steps.empty());
  const wire::Game game{7, Color::white, reversi::Game()};
  const LobbyStep asked = meet::hear(greeted.lobby, 1, game);
  CHECK(asked.steps == Steps{door::Ask{ann}});
  const LobbyStep seated = meet::answer(asked.lobby, true);
  CHECK(seated.steps == Steps{door::Seat{1, game}});
  CHECK(seated.lobby.guest == ann);
  CHECK(meet::answer(seated.lobby, true).steps.empty());
}

TEST_CASE("who is declined is told, and the host is not asked about them again") {
  const LobbyStep declined = meet::answer(ask({}, 1, ann).lobby, false);
  CHECK(declined.steps == Steps{door::Send{1, wire::Answer{false}}, door::Close{1}});
  CHECK(ask(declined.lobby, 2, ann).steps ==
        Steps{door::Send{2, wire::Answer{false}}, door::Close{2}});
  CHECK(ask(declined.lobby, 3, bob).steps == Steps{door::Ask{bob}});
}

TEST_CASE("a second guest is told that the table is taken") {
  const Steps sent_away = {door::Send{2, greeting}, door::Send{2, wire::Busy{}}, door::Close{2}};
  CHECK(meet::arrive(with_guest(ann), 2, bob).steps == sent_away);
  CHECK(meet::arrive(with_guest(ann), 2, ann).steps == sent_away);
  CHECK(meet::arrive(ask({}, 1, ann).lobby, 2, bob).steps == sent_away);
}

TEST_CASE("who was at the door already when another was let in is told so too") {
  Lobby lobby = meet::arrive({}, 1, bob).lobby;
  lobby = meet::hear(lobby, 1, greeting).lobby;
  lobby = meet::answer(ask(lobby, 2, ann).lobby, true).lobby;
  CHECK(meet::hear(lobby, 1, wire::NoGame{}).steps ==
        Steps{door::Send{1, wire::Busy{}}, door::Close{1}});
}

TEST_CASE("the guest who has left may come back without a question, and nobody else") {
  const Lobby lobby = meet::free_seat(with_guest(ann));
  CHECK(meet::arrive(lobby, 2, bob).steps.back() == DoorStep(door::Close{2}));
  CHECK(ask(lobby, 3, ann).steps == Steps{door::Seat{3, std::nullopt}});
}

TEST_CASE("a table of another version is left at once") {
  const Lobby lobby = meet::arrive({}, 1, ann).lobby;
  CHECK(meet::hear(lobby, 1, wire::Greeting{2}).steps == Steps{door::Close{1}});
  CHECK(meet::hear(meet::Knock{}, wire::Greeting{2}) ==
        meet::Admission(meet::Refusal::other_version));
}

TEST_CASE("who says anything else first, or twice, is sent away") {
  const Lobby lobby = meet::arrive({}, 1, ann).lobby;
  CHECK(meet::hear(lobby, 1, wire::NoGame{}).steps == Steps{door::Close{1}});
  const Lobby greeted = meet::hear(lobby, 1, greeting).lobby;
  for (const wire::Line& line : std::vector<wire::Line>{greeting, wire::Answer{true}, wire::Leave{},
                                                        wire::Move{0, reversi::Square::d3}}) {
    CHECK(meet::hear(greeted, 1, line).steps == Steps{door::Close{1}});
  }
  CHECK(meet::hear(ask({}, 1, ann).lobby, 1, wire::NoGame{}).steps ==
        Steps{door::Gone{ann}, door::Close{1}});
}

TEST_CASE("the host is told when the one in question has gone") {
  const LobbyStep gone = meet::lose(ask({}, 1, ann).lobby, 1);
  CHECK(gone.steps == Steps{door::Gone{ann}, door::Close{1}});
  CHECK(meet::answer(gone.lobby, true).steps.empty());
  CHECK(ask(gone.lobby, 2, ann).steps == Steps{door::Ask{ann}});
  CHECK(meet::lose(gone.lobby, 1).steps.empty());
  CHECK(meet::hear(gone.lobby, 1, greeting).steps.empty());
}

TEST_CASE("nobody waits because of somebody who says nothing") {
  Lobby lobby;
  for (int id = 0; id < 100; ++id) {
    lobby = meet::arrive(lobby, id, bob).lobby;
  }
  CHECK(lobby.callers.size() == 2);
  CHECK(meet::awaits_words(lobby));
  CHECK(ask(lobby, 200, ann).steps == Steps{door::Ask{ann}});
}

TEST_CASE("many users at once fill the door and no more") {
  Lobby lobby;
  for (int id = 0; id < 100; ++id) {
    lobby = meet::arrive(lobby, id, static_cast<uid_t>(2000 + id)).lobby;
  }
  CHECK(lobby.callers.size() == 16);
}

TEST_CASE("only those are waited for who have not said what they bring") {
  CHECK(!meet::awaits_words({}));
  CHECK(meet::awaits_words(meet::arrive({}, 1, ann).lobby));
  CHECK(!meet::awaits_words(ask({}, 1, ann).lobby));
  CHECK(!meet::awaits_words(with_guest(ann)));
}

TEST_CASE("a guest greets, says what game it keeps, and is let in with the host's") {
  const wire::Game game{7, Color::black, reversi::Game()};
  CHECK(meet::first_words(std::nullopt) == std::vector<wire::Line>{greeting, wire::NoGame{}});
  CHECK(meet::first_words(game) == std::vector<wire::Line>{greeting, game});
  const meet::Knock greeted{true};
  CHECK(meet::hear(meet::Knock{}, greeting) == meet::Admission(greeted));
  CHECK(meet::hear(greeted, game) == meet::Admission(game));
  CHECK(meet::hear(greeted, wire::Busy{}) == meet::Admission(meet::Refusal::busy));
  CHECK(meet::hear(greeted, wire::Answer{false}) == meet::Admission(meet::Refusal::declined));
}

TEST_CASE("a guest leaves a host who says what is not said at a door") {
  const meet::Admission astray = meet::Refusal::astray;
  CHECK(meet::hear(meet::Knock{}, wire::Busy{}) == astray);
  for (const wire::Line& line : std::vector<wire::Line>{
           greeting, wire::NoGame{}, wire::Answer{true}, wire::AskUndo{0}, wire::Leave{}}) {
    CHECK(meet::hear(meet::Knock{true}, line) == astray);
  }
}

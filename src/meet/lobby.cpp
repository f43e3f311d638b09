#include "meet/lobby.hpp"

#include <algorithm>
#include <utility>

namespace meet {

namespace {

constexpr std::ptrdiff_t most_of_one_user = 2;
constexpr std::size_t most_callers = 16;

std::vector<Caller>::iterator find(Lobby& lobby, CallerId id) {
  return std::ranges::find(lobby.callers, id, &Caller::id);
}

void send_away(LobbyStep& step, CallerId id, const std::optional<wire::Line>& with = {}) {
  std::erase_if(step.lobby.callers, [&](const Caller& caller) { return caller.id == id; });
  if (with) {
    step.steps.emplace_back(door::Send{id, *with});
  }
  step.steps.emplace_back(door::Close{id});
}

void seat(LobbyStep& step, const Caller& caller) {
  step.lobby.guest = caller.user;
  step.lobby.taken = true;
  step.steps.emplace_back(door::Seat{caller.id, caller.brings});
  std::erase_if(step.lobby.callers, [&](const Caller& each) { return each.id == caller.id; });
}

// Whether the table is no place for this user now.
bool is_busy(const Lobby& lobby, uid_t user) {
  return lobby.taken || lobby.asked || (lobby.guest && lobby.guest != user);
}

void let_ask(LobbyStep& step, const Caller& caller) {
  Lobby& lobby = step.lobby;
  if (is_busy(lobby, caller.user)) {
    return send_away(step, caller.id, wire::Busy{});
  }
  if (lobby.guest == caller.user) {
    return seat(step, caller);
  }
  if (lobby.declined.contains(caller.user)) {
    return send_away(step, caller.id, wire::Answer{false});
  }
  lobby.asked = caller.id;
  step.steps.emplace_back(door::Ask{caller.user});
}

// Their first line says which language they speak; ours has told them already.
void take_greeting(LobbyStep& step, Caller& caller, const wire::Line& line) {
  caller.greeted = line == wire::Line(wire::Greeting{wire::version});
  if (!caller.greeted) {
    send_away(step, caller.id);
  }
}

// Whoever has asked waits for the answer and has nothing more to say.
void take_request(LobbyStep& step, Caller& caller, const wire::Line& line) {
  const auto* const game = std::get_if<wire::Game>(&line);
  if (caller.asks || (game == nullptr && !std::holds_alternative<wire::NoGame>(line))) {
    step = lose(std::move(step.lobby), caller.id);
    return;
  }
  caller.asks = true;
  if (game != nullptr) {
    caller.brings = *game;
  }
  let_ask(step, Caller(caller));
}

}  // namespace

LobbyStep arrive(Lobby lobby, CallerId id, uid_t user) {
  LobbyStep step{std::move(lobby), {door::Send{id, wire::Greeting{wire::version}}}};
  if (is_busy(step.lobby, user)) {
    send_away(step, id, wire::Busy{});
    return step;
  }
  const bool crowded =
      step.lobby.callers.size() >= most_callers ||
      std::ranges::count(step.lobby.callers, user, &Caller::user) >= most_of_one_user;
  if (crowded) {
    send_away(step, id);
  } else {
    step.lobby.callers.push_back({id, user, false, false, std::nullopt});
  }
  return step;
}

LobbyStep hear(Lobby lobby, CallerId id, const wire::Line& line) {
  LobbyStep step{std::move(lobby), {}};
  const auto caller = find(step.lobby, id);
  if (caller == step.lobby.callers.end()) {
    return step;
  }
  if (caller->greeted) {
    take_request(step, *caller, line);
  } else {
    take_greeting(step, *caller, line);
  }
  return step;
}

LobbyStep lose(Lobby lobby, CallerId id) {
  LobbyStep step{std::move(lobby), {}};
  const auto caller = find(step.lobby, id);
  if (caller == step.lobby.callers.end()) {
    return step;
  }
  if (step.lobby.asked == id) {
    step.lobby.asked.reset();
    step.steps.emplace_back(door::Gone{caller->user});
  }
  send_away(step, id);
  return step;
}

LobbyStep answer(Lobby lobby, bool yes) {
  LobbyStep step{std::move(lobby), {}};
  if (!step.lobby.asked) {
    return step;
  }
  const Caller caller = *find(step.lobby, *std::exchange(step.lobby.asked, std::nullopt));
  if (yes) {
    seat(step, caller);
  } else {
    step.lobby.declined.insert(caller.user);
    send_away(step, caller.id, wire::Answer{false});
  }
  return step;
}

Lobby free_seat(Lobby lobby) {
  lobby.taken = false;
  return lobby;
}

bool awaits_words(const Lobby& lobby) {
  return std::ranges::any_of(lobby.callers, [](const Caller& caller) { return !caller.asks; });
}

}  // namespace meet

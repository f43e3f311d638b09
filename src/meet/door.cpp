#include "meet/door.hpp"

#include <algorithm>
#include <utility>

namespace meet {

namespace {

constexpr int most_at_once = 16;

}  // namespace

std::vector<int> Door::descriptors() const {
  std::vector<int> all = {table_.descriptor()};
  for (const auto& [id, standing] : standing_) {
    all.push_back(standing.talk.descriptor());
  }
  return all;
}

std::optional<Clock::time_point> Door::deadline() const {
  std::optional<Clock::time_point> first;
  for (const auto& [id, standing] : standing_) {
    if (silent(id)) {
      first = std::min(first.value_or(standing.until), standing.until);
    }
  }
  return first;
}

std::vector<AtTheDoor> Door::take() {
  std::vector<AtTheDoor> happened;
  receive(happened);
  std::vector<CallerId> ids;
  for (const auto& [id, standing] : standing_) {
    ids.push_back(id);
  }
  for (const CallerId id : ids) {
    listen(happened, id);
  }
  return happened;
}

std::vector<AtTheDoor> Door::answer(bool yes) {
  std::vector<AtTheDoor> happened;
  carry_out(happened, meet::answer(std::move(lobby_), yes));
  return happened;
}

bool Door::silent(CallerId id) const {
  return std::ranges::any_of(lobby_.callers,
                             [&](const Caller& caller) { return caller.id == id && !caller.asks; });
}

void Door::receive(std::vector<AtTheDoor>& happened) {
  for (int count = 0; count < most_at_once; ++count) {
    auto arrived = table_.arrival();
    if (!arrived) {
      return;
    }
    const CallerId id = ++last_;
    const uid_t user = arrived->user();
    standing_.emplace(id, Standing{Talk(std::move(*arrived)), Clock::now() + patience});
    carry_out(happened, arrive(std::move(lobby_), id, user));
  }
}

void Door::listen(std::vector<AtTheDoor>& happened, CallerId id) {
  for (auto found = standing_.find(id); found != standing_.end(); found = standing_.find(id)) {
    const auto heard = found->second.talk.next();
    if (const auto* const line = std::get_if<wire::Line>(&heard)) {
      carry_out(happened, hear(std::move(lobby_), id, *line));
      continue;
    }
    const bool late = silent(id) && Clock::now() >= found->second.until;
    if (!std::holds_alternative<Silence>(heard) || late) {
      carry_out(happened, lose(std::move(lobby_), id));
    }
    return;
  }
}

void Door::carry_out(std::vector<AtTheDoor>& happened, LobbyStep step) {
  lobby_ = std::move(step.lobby);
  for (const DoorStep& what : step.steps) {
    if (const auto* const send = std::get_if<door::Send>(&what)) {
      // Whoever does not take it is gone, which is heard next.
      static_cast<void>(standing_.at(send->to).talk.say(send->line));
    } else if (const auto* const close = std::get_if<door::Close>(&what)) {
      standing_.erase(close->id);
    } else if (const auto* const ask = std::get_if<door::Ask>(&what)) {
      happened.emplace_back(AsksToPlay{ask->user});
    } else if (const auto* const gone = std::get_if<door::Gone>(&what)) {
      happened.emplace_back(WentAway{gone->user});
    } else if (const auto* const seat = std::get_if<door::Seat>(&what)) {
      happened.emplace_back(LetIn{std::move(standing_.at(seat->id).talk), seat->brings});
      standing_.erase(seat->id);
    }
  }
}

}  // namespace meet

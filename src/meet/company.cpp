#include "meet/company.hpp"

#include <algorithm>
#include <utility>

namespace meet {

namespace {

using session::other::Departure;
namespace other = session::other;

Meeting meeting(const Agreed& agreed, bool host) {
  Meeting result;
  result.host = host;
  result.sitting = agreed.sitting;
  if (!host) {
    result.sitting.side = reversi::opponent(agreed.sitting.side);
  }
  return result;
}

}  // namespace

Company::Company(Talk talk, const Agreed& agreed, std::optional<Door> door)
    : talk_(std::move(talk)), meeting_(meeting(agreed, door.has_value())), door_(std::move(door)) {}

std::vector<int> Company::descriptors() const {
  std::vector<int> all = door_ ? door_->descriptors() : std::vector<int>{};
  if (talk_) {
    all.push_back(talk_->descriptor());
  }
  return all;
}

std::optional<Clock::time_point> Company::deadline() const {
  const auto at_the_door = door_ ? door_->deadline() : std::nullopt;
  const auto at_the_table = talk_ ? talk_->deadline() : std::nullopt;
  if (at_the_door && at_the_table) {
    return std::min(*at_the_door, *at_the_table);
  }
  return at_the_door ? at_the_door : at_the_table;
}

std::vector<other::News> Company::take() {
  News news;
  listen(news);
  if (door_) {
    for (AtTheDoor& happened : door_->take()) {
      if (auto* const guest = std::get_if<LetIn>(&happened)) {
        welcome(news, std::move(*guest));
      }
    }
  }
  return news;
}

std::vector<other::News> Company::say(const other::Word& word) {
  News news;
  take_step(news, meet::say(std::move(meeting_), word));
  return news;
}

void Company::leave() {
  if (talk_) {
    static_cast<void>(talk_->say(wire::Leave{}));
    talk_.reset();
  }
}

void Company::listen(News& news) {
  while (talk_) {
    const auto heard = talk_->next();
    if (const auto* const line = std::get_if<wire::Line>(&heard)) {
      take_step(news, hear(std::move(meeting_), *line));
    } else if (std::holds_alternative<Ended>(heard)) {
      take_step(news, end(std::move(meeting_), Departure::left));
    } else if (const auto* const nonsense = std::get_if<Nonsense>(&heard)) {
      const bool half = *nonsense == Nonsense::half_line;
      take_step(news, end(std::move(meeting_), half ? Departure::stalled : Departure::astray));
    } else {
      return;
    }
  }
}

void Company::take_step(News& news, Step step) {
  meeting_ = std::move(step.meeting);
  std::ranges::move(step.news, std::back_inserter(news));
  const auto taken = [&](const wire::Line& line) { return talk_ && talk_->say(line); };
  if (!std::ranges::all_of(step.send, taken)) {
    // What they said before they went comes first; who has not gone does not read.
    listen(news);
    Step last = end(std::move(meeting_), Departure::stalled);
    meeting_ = std::move(last.meeting);
    std::ranges::move(last.news, std::back_inserter(news));
  }
  if (meeting_.ended && talk_) {
    talk_.reset();
    if (door_) {
      door_->free_seat();
    }
  }
}

// The guest is back. They know by the same rule what game goes on.
void Company::welcome(News& news, LetIn guest) {
  const auto agreed = agree(meeting_.sitting, guest.brings);
  const bool told = guest.talk.say(meeting_.sitting);
  if (!told || !agreed) {
    door_->free_seat();
    return;
  }
  const bool another = agreed->sitting.seed != meeting_.sitting.seed;
  meeting_ = meeting(*agreed, true);
  talk_ = std::move(guest.talk);
  const wire::Game& sitting = meeting_.sitting;
  if (another) {
    news.emplace_back(other::Began{sitting.seed, sitting.side, sitting.game});
  } else {
    news.emplace_back(other::Returned{sitting.game, agreed->differed});
  }
}

}  // namespace meet

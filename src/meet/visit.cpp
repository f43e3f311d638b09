#include "meet/visit.hpp"

namespace meet {

Visit::Visit(Connection connection, const std::optional<wire::Game>& brings)
    : talk_(std::move(connection)), until_(Clock::now() + patience) {
  for (const wire::Line& line : first_words(brings)) {
    // Whoever does not take it is gone, which is heard next.
    static_cast<void>(talk_.say(line));
  }
}

std::optional<Clock::time_point> Visit::deadline() const {
  return knock_.greeted ? talk_.deadline() : until_;
}

AtTheHosts Visit::take() {
  for (;;) {
    const auto heard = talk_.next();
    if (std::holds_alternative<Ended>(heard)) {
      return Ended{};
    }
    if (std::holds_alternative<Nonsense>(heard)) {
      return Refusal::astray;
    }
    if (std::holds_alternative<Silence>(heard)) {
      return !knock_.greeted && Clock::now() >= until_ ? AtTheHosts(Refusal::astray) : Silence{};
    }
    const Admission admission = hear(knock_, std::get<wire::Line>(heard));
    if (const auto* const refusal = std::get_if<Refusal>(&admission)) {
      return *refusal;
    }
    if (const auto* const game = std::get_if<wire::Game>(&admission)) {
      return Admitted{std::move(talk_), *game};
    }
    knock_ = std::get<Knock>(admission);
  }
}

}  // namespace meet

#include "meet/knock.hpp"

namespace meet {

std::vector<wire::Line> first_words(const std::optional<wire::Game>& brings) {
  const wire::Line what = brings ? wire::Line(*brings) : wire::Line(wire::NoGame{});
  return {wire::Greeting{wire::version}, what};
}

Admission hear(const Knock& knock, const wire::Line& line) {
  if (!knock.greeted) {
    const auto* const greeting = std::get_if<wire::Greeting>(&line);
    if (greeting == nullptr) {
      return Refusal::astray;
    }
    return greeting->version == wire::version ? Admission(Knock{true}) : Refusal::other_version;
  }
  if (const auto* const game = std::get_if<wire::Game>(&line)) {
    return *game;
  }
  if (std::holds_alternative<wire::Busy>(line)) {
    return Refusal::busy;
  }
  return line == wire::Line(wire::Answer{false}) ? Refusal::declined : Refusal::astray;
}

}  // namespace meet

#pragma once

#include "meet/knock.hpp"
#include "meet/talk.hpp"

namespace meet {

/// The host lets the guest sit down to this game.
struct Admitted {
  Talk talk;
  wire::Game game;
};

/// What a guest at the door gets to know: nothing yet, a refusal, that the host is gone or does not
/// speak, or that there is a place.
using AtTheHosts = std::variant<Silence, Refusal, Ended, Admitted>;

/// A guest who has come to a table and not sat down.
class Visit {
 public:
  /// Says at once what it takes to be let in.
  Visit(Connection connection, const std::optional<wire::Game>& brings);

  [[nodiscard]] int descriptor() const { return talk_.descriptor(); }
  /// When take() is due although nothing arrives.
  [[nodiscard]] std::optional<Clock::time_point> deadline() const;
  /// Takes what has arrived, without waiting. Not to be asked again after anything but silence.
  [[nodiscard]] AtTheHosts take();

 private:
  Talk talk_;
  Knock knock_;
  Clock::time_point until_;  ///< by then the host has greeted
};

}  // namespace meet

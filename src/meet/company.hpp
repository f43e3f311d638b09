#pragma once

#include "meet/door.hpp"
#include "meet/meeting.hpp"

namespace meet {

/// The other at the table: what they say comes out as news, what is said goes to them. The host's
/// table stands on, so that a guest who has left can come back and nobody else waits for an answer.
class Company {
 public:
  /// Both ends have agreed on `agreed`, whose side is the host's. With a door this is the host.
  Company(Talk talk, const Agreed& agreed, std::optional<Door> door);

  /// The game and the side of this end.
  [[nodiscard]] const wire::Game& sitting() const { return meeting_.sitting; }
  /// The descriptors to wait on for reading.
  [[nodiscard]] std::vector<int> descriptors() const;
  /// When take() is due although nothing arrives.
  [[nodiscard]] std::optional<Clock::time_point> deadline() const;
  /// Takes what has arrived, without waiting.
  [[nodiscard]] std::vector<session::other::News> take();
  /// Says what the person here does; what follows from it at once, a departure among it.
  [[nodiscard]] std::vector<session::other::News> say(const session::other::Word& word);
  /// Says farewell.
  void leave();

 private:
  using News = std::vector<session::other::News>;

  void listen(News& news);
  void take_step(News& news, Step step);
  void welcome(News& news, LetIn guest);

  std::optional<Talk> talk_;  ///< nothing while the other is away
  Meeting meeting_;
  std::optional<Door> door_;
};

}  // namespace meet

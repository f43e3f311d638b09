#pragma once

#include <map>

#include "meet/lobby.hpp"
#include "meet/table.hpp"
#include "meet/talk.hpp"

namespace meet {

/// The host is to say whether this user may sit down.
struct AsksToPlay {
  uid_t user = 0;
};
/// The user in question has gone.
struct WentAway {
  uid_t user = 0;
};
/// Somebody was let in; they wait for the host's game.
struct LetIn {
  Talk talk;
  std::optional<wire::Game> brings;
};

/// What the one who holds a table gets to know.
using AtTheDoor = std::variant<AsksToPlay, WentAway, LetIn>;

/// A table and all who have come to it and do not sit there.
class Door {
 public:
  explicit Door(Table table) : table_(std::move(table)) {}

  /// The descriptors to wait on for reading.
  [[nodiscard]] std::vector<int> descriptors() const;
  /// When take() is due although nothing arrives.
  [[nodiscard]] std::optional<Clock::time_point> deadline() const;
  /// Takes what has arrived, without waiting.
  [[nodiscard]] std::vector<AtTheDoor> take();
  /// The host's answer to AsksToPlay.
  [[nodiscard]] std::vector<AtTheDoor> answer(bool yes);
  /// The guest has left; the place is kept for them.
  void free_seat() { lobby_ = meet::free_seat(std::move(lobby_)); }

 private:
  struct Standing {
    Talk talk;
    Clock::time_point until;  ///< by then they have said what they bring
  };

  void receive(std::vector<AtTheDoor>& happened);
  void listen(std::vector<AtTheDoor>& happened, CallerId id);
  void carry_out(std::vector<AtTheDoor>& happened, LobbyStep step);
  [[nodiscard]] bool silent(CallerId id) const;

  Table table_;
  Lobby lobby_;
  std::map<CallerId, Standing> standing_;
  CallerId last_ = 0;
};

}  // namespace meet

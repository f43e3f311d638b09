#pragma once

#include <sys/types.h>

#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "meet/wire.hpp"

namespace meet {

/// Numbers those who come to a table.
using CallerId = int;

/// Somebody who has come to a table and has not sat down.
struct Caller {
  CallerId id = 0;
  uid_t user = 0;
  bool greeted = false;
  bool asks = false;                 ///< has said all that it takes to be let in
  std::optional<wire::Game> brings;  ///< the game they keep with this host

  friend bool operator==(const Caller&, const Caller&) = default;
};

/// Those at the door of a host's table. Everybody is heard beside the others, so that nobody waits
/// because of somebody who says nothing.
struct Lobby {
  std::vector<Caller> callers;
  std::optional<CallerId> asked;  ///< about whom the host is being asked
  std::optional<uid_t> guest;     ///< who may sit here: the first who was let in
  bool taken = false;             ///< and does now
  std::set<uid_t> declined;

  friend bool operator==(const Lobby&, const Lobby&) = default;
};

// clang-format off

/// What is to be done at the door.
namespace door {
/// Send a caller a line.
struct Send { CallerId to = 0; wire::Line line; bool operator==(const Send&) const = default; };
/// Close a caller's connection; after what was sent.
struct Close { CallerId id = 0; bool operator==(const Close&) const = default; };
/// Ask the host whether this user may sit down.
struct Ask { uid_t user = 0; bool operator==(const Ask&) const = default; };
/// The one the host was asked about has gone.
struct Gone { uid_t user = 0; bool operator==(const Gone&) const = default; };
/// The caller sits down; their connection is the guest's from now on.
struct Seat {
  CallerId id = 0; std::optional<wire::Game> brings; bool operator==(const Seat&) const = default;
};
}  // namespace door

// clang-format on

using DoorStep = std::variant<door::Send, door::Close, door::Ask, door::Gone, door::Seat>;

/// A lobby after something happened, and what is to be done, in order.
struct LobbyStep {
  Lobby lobby;
  std::vector<DoorStep> steps;
};

/// Somebody has come; the number must be new. Greets them, and sends them away where the table is
/// taken or too many of one user, or altogether, stand there.
[[nodiscard]] LobbyStep arrive(Lobby lobby, CallerId id, uid_t user);

/// A caller has said a line.
[[nodiscard]] LobbyStep hear(Lobby lobby, CallerId id, const wire::Line& line);

/// A caller has gone, has said what is no line, or has taken too long to say what they bring.
[[nodiscard]] LobbyStep lose(Lobby lobby, CallerId id);

/// The host's answer; nothing happens when nobody asks any more.
[[nodiscard]] LobbyStep answer(Lobby lobby, bool yes);

/// The guest has left; the place is kept for them.
[[nodiscard]] Lobby free_seat(Lobby lobby);

/// Whether somebody stands there who has not said yet what they bring.
[[nodiscard]] bool awaits_words(const Lobby& lobby);

}  // namespace meet

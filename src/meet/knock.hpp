#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "meet/wire.hpp"

namespace meet {

/// Why a guest was not let in.
enum class Refusal : std::uint8_t {
  busy,           ///< somebody else sits there
  declined,       ///< the host has said no
  other_version,  ///< the host speaks another language
  astray,         ///< what the host said is not said here
};

/// A guest before sitting down.
struct Knock {
  bool greeted = false;

  friend bool operator==(const Knock&, const Knock&) = default;
};

/// The guest waits, has been refused, or may sit down to the host's game.
using Admission = std::variant<Knock, Refusal, wire::Game>;

/// What a guest says at once: the greeting, and the game kept with this host.
[[nodiscard]] std::vector<wire::Line> first_words(const std::optional<wire::Game>& brings);

/// Takes a line of the host.
[[nodiscard]] Admission hear(const Knock& knock, const wire::Line& line);

}  // namespace meet

#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "meet/wire.hpp"
#include "session/other.hpp"

namespace meet {

/// What is asked of the one who did not ask.
using Question = std::variant<wire::AskUndo, wire::AskAgain>;

/// Two people at a table as one end knows it: the game they play and what is being asked. Both ends
/// keep one; lines between them may cross, and both still come to the same game.
struct Meeting {
  bool host = false;             ///< of two questions that cross, the host's stands
  wire::Game sitting;            ///< the seed, the side of this end and the game
  std::optional<Question> ours;  ///< asked, not yet answered
  std::optional<Question> theirs;
  bool refused_us = false;    ///< no question of ours until there is another ply
  bool refused_them = false;  ///< none of theirs
  bool ended = false;         ///< nothing is said or heard any more

  friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// A meeting after something happened, what is to be sent, and what the person is to know.
struct Step {
  Meeting meeting;
  std::vector<wire::Line> send;
  std::vector<session::other::News> news;
};

/// Takes a line of the other end. One that the rules of the table do not allow ends the meeting.
[[nodiscard]] Step hear(Meeting meeting, const wire::Line& line);

/// Takes what the person here does. A disc out of turn, against the rules or beside an open
/// question requires a mistake of ours; a question that may not be asked is answered with Declined.
[[nodiscard]] Step say(Meeting meeting, const session::other::Word& word);

/// Ends the meeting because of how the other end behaved, and tells the person so.
[[nodiscard]] Step end(Meeting meeting, session::other::Departure how);

/// The game two ends go on with.
struct Agreed {
  wire::Game sitting;     ///< the side is the host's
  bool differed = false;  ///< each had plies the other had not

  friend bool operator==(const Agreed&, const Agreed&) = default;
};

/// What the host's game and the one the guest brought make. The longer of two where one begins as
/// the other; else, of one seed, start and sides, what they have in common; the host's where the
/// guest has none or a finished one. A return game where nothing of the host's is left to play that
/// the guest does not know. Nothing when the guest's is another game and unfinished.
[[nodiscard]] std::optional<Agreed> agree(const wire::Game& host,
                                          const std::optional<wire::Game>& guest);

/// The sides changed, from the same start, with a seed of its own: the game after this one.
[[nodiscard]] wire::Game return_game(const wire::Game& sitting);

}  // namespace meet

#pragma once

#include <string>
#include <string_view>

#include "session/state.hpp"
#include "voice/telling.hpp"

namespace voice {

/// What a row asks about, as it stands before its values: "Side", "Black's level".
[[nodiscard]] std::string_view row_name(session::FormRow row);

/// A row with the value chosen, in a sentence: "You play black."
[[nodiscard]] std::string row_sentence(const session::State& state, const session::Setup& setup,
                                       session::FormRow row);

/// What begins with that setup: side and levels, a sentence each; `brief` leaves out what the
/// levels do.
[[nodiscard]] Sentences setup_sentences(const session::Setup& setup, bool brief);

/// The form: the row chosen, or what would begin.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::Form& notice);

/// The keys of the form.
[[nodiscard]] Sentences words(const Telling& telling, const session::notice::FormKeys& notice);

}  // namespace voice

#pragma once

#include <string_view>
#include <vector>

#include "session/key.hpp"
#include "session/step.hpp"

/// The form of a new game: rows, each with values to choose from, and the keys it takes.
namespace session {

/// The rows that show, in their order.
[[nodiscard]] std::vector<FormRow> rows(const State& state, const NewGameForm& form);

/// The words for a row's values; empty for a row without a choice.
[[nodiscard]] std::vector<std::string_view> values(FormRow row);

/// The place of the value chosen in a row among its values; 0 for a row without a choice.
[[nodiscard]] std::size_t chosen(const Setup& setup, FormRow row);

/// Lays the form over what is on show. It offers what was played last, or what the command line
/// asked for.
void open_form(Step& step);

/// What a key does to the form. Requires that it is open.
void press(Step& step, const Key& key);

}  // namespace session

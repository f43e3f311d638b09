#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace voice {

/// How much a sentence matters where there is no room for all: the lowest go first, and among
/// equals the oldest.
enum class Weight : std::uint8_t { detail, event, pass, state, trouble };

/// A sentence of a message.
struct Sentence {
  std::string text;
  Weight weight = Weight::event;
};

/// The sentences in their order, as many as fit into `width` characters: whole sentences are
/// dropped, the last that is left is cut, at a comma or colon rather than between any two words.
/// Requires width >= 0.
[[nodiscard]] std::string fit(std::vector<Sentence> sentences, int width);

/// Whether all the sentences have room in `width` characters.
[[nodiscard]] bool fits(const std::vector<Sentence>& sentences, int width);

/// The head and as many of the parts, each after a blank, as fit into `width` characters; what is
/// left out is counted: "And 2 more." The head is always there.
[[nodiscard]] std::string fit_counting(const std::string& head,
                                       const std::vector<std::string>& parts, int width);

/// The text in lines of at most `width` characters, broken at blanks, or anywhere in a word that
/// is longer. Requires width > 0. Gives no empty line.
[[nodiscard]] std::vector<std::string> wrap(const std::string& text, int width);

/// The sentences in lines of at most `width` characters, a new line begun where the next sentence
/// does not fit. Requires width > 0. Gives no empty line.
[[nodiscard]] std::vector<std::string> fill(const std::vector<std::string>& sentences, int width);

/// The text with a question mark for every byte that is not printable ASCII.
[[nodiscard]] std::string printable(const std::string& text);

}  // namespace voice

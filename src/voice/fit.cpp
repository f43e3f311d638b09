#include "voice/fit.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace voice {

namespace {

std::string join(const std::vector<Sentence>& sentences) {
  std::string result;
  for (const Sentence& sentence : sentences) {
    result += (result.empty() ? "" : " ") + sentence.text;
  }
  return result;
}

// The text up to a comma or colon, where most of the room is used so; else up to the last word that
// fits, without a comma or colon left hanging.
std::string cut(const std::string& text, std::size_t room) {
  if (text.size() <= room) {
    return text;
  }
  const std::size_t phrase = text.find_last_of(",:", room);
  if (phrase != std::string::npos && 3 * phrase > room) {
    return text.substr(0, phrase);
  }
  const std::size_t blank = text.rfind(' ', room);
  std::string result = text.substr(0, blank == std::string::npos ? room : blank);
  while (!result.empty() && std::string_view(" ,:").find(result.back()) != std::string::npos) {
    result.pop_back();
  }
  return result;
}

std::string with_parts(const std::string& head, const std::vector<std::string>& parts,
                       std::size_t shown) {
  std::string result = head;
  for (std::size_t i = 0; i < shown; ++i) {
    result += ' ' + parts[i];
  }
  if (shown < parts.size()) {
    result += " And " + std::to_string(parts.size() - shown) + " more.";
  }
  return result;
}

}  // namespace

bool fits(const std::vector<Sentence>& sentences, int width) {
  return join(sentences).size() <= static_cast<std::size_t>(width);
}

std::string fit(std::vector<Sentence> sentences, int width) {
  while (sentences.size() > 1 && !fits(sentences, width)) {
    sentences.erase(std::ranges::min_element(sentences, {}, &Sentence::weight));
  }
  return cut(join(sentences), static_cast<std::size_t>(width));
}

std::string fit_counting(const std::string& head, const std::vector<std::string>& parts,
                         int width) {
  std::size_t shown = parts.size();
  while (shown > 0 && static_cast<int>(with_parts(head, parts, shown).size()) > width) {
    --shown;
  }
  const std::string text = with_parts(head, parts, shown);
  return static_cast<int>(text.size()) <= width ? text : head;
}

std::vector<std::string> wrap(const std::string& text, int width) {
  const auto room = static_cast<std::size_t>(width);
  std::vector<std::string> lines;
  std::size_t begin = text.find_first_not_of(' ');
  while (begin != std::string::npos) {
    std::size_t end = text.size();
    if (end - begin > room) {
      const std::size_t blank = text.rfind(' ', begin + room);
      end = blank != std::string::npos && blank > begin ? blank : begin + room;
    }
    lines.push_back(text.substr(begin, end - begin));
    begin = text.find_first_not_of(' ', end);
  }
  return lines;
}

std::vector<std::string> fill(const std::vector<std::string>& sentences, int width) {
  std::vector<std::string> lines;
  for (const std::string& sentence : sentences) {
    if (!lines.empty() &&
        lines.back().size() + 1 + sentence.size() <= static_cast<std::size_t>(width)) {
      lines.back() += ' ' + sentence;
    } else {
      std::ranges::move(wrap(sentence, width), std::back_inserter(lines));
    }
  }
  return lines;
}

std::string printable(const std::string& text) {
  std::string result = text;
  for (char& c : result) {
    c = c >= ' ' && c <= '~' ? c : '?';
  }
  return result;
}

}  // namespace voice

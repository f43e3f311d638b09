#include "frontend/spoken_row.hpp"

namespace frontend {

namespace {

std::string with_other_ending(std::string text) {
  if (!text.empty() && text.back() == '.') {
    text.pop_back();
  } else {
    text += '.';
  }
  return text;
}

}  // namespace

bool SpokenRow::take(const std::string& text, std::uint64_t news) {
  if (any_ && news == news_ && text == text_) {
    return false;
  }
  shown_ = any_ && text == shown_ ? with_other_ending(text) : text;
  text_ = text;
  news_ = news;
  any_ = true;
  return true;
}

}  // namespace frontend

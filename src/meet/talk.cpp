#include "meet/talk.hpp"

namespace meet {

std::variant<wire::Line, Silence, Nonsense, Ended> Talk::next() {
  if (lines_.empty()) {
    receive();
  }
  if (!lines_.empty()) {
    const wire::Line line = lines_.front();
    lines_.pop_front();
    return line;
  }
  if (wrong_) {
    return Nonsense::no_line;
  }
  if (ended_) {
    return Ended{};
  }
  if (deadline_ && Clock::now() >= *deadline_) {
    return Nonsense::half_line;
  }
  return Silence{};
}

void Talk::receive() {
  if (wrong_ || ended_) {
    return;
  }
  const auto bytes = connection_.read();
  ended_ = !bytes;
  const wire::Heard heard = reader_.read(bytes.value_or(""));
  lines_.assign(heard.lines.begin(), heard.lines.end());
  wrong_ = heard.wrong;
  if (!reader_.amid_line()) {
    deadline_.reset();
  } else if (!deadline_ || !heard.lines.empty()) {
    deadline_ = Clock::now() + patience;
  }
}

}  // namespace meet

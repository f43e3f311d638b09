#include "gtp/serve.hpp"

#include <optional>

namespace gtp {

namespace {

// The part of a line beyond this is dropped: no command is so long, and a stream without line ends
// must not fill the memory.
constexpr std::size_t longest_line = 4096;

std::optional<std::string> read_line(std::istream& in) {
  std::string line;
  char c = '\0';
  while (in.get(c)) {
    if (c == '\n') {
      return line;
    }
    if (line.size() < longest_line) {
      line += c;
    }
  }
  return line.empty() ? std::nullopt : std::optional(line);
}

}  // namespace

bool serve(std::istream& in, std::ostream& out, Setup setup) {
  State state{std::move(setup)};
  while (out && !state.done) {
    const auto line = read_line(in);
    if (!line) {
      break;
    }
    out << answer(state, *line) << std::flush;
  }
  return static_cast<bool>(out);
}

}  // namespace gtp

#include "meet/wire.hpp"

#include <charconv>

#include "notation/position.hpp"
#include "notation/transcript.hpp"

namespace meet::wire {

namespace {

using reversi::Color;

constexpr int most_version = 9999;
constexpr std::size_t position_size = 66;

std::string text_of(const Greeting& line) {
  return "reversi " + std::to_string(line.version);
}

std::string text_of(const NoGame& /*line*/) {
  return "none";
}

std::string text_of(const Game& line) {
  const std::string moves = notation::to_transcript(line.game.plies());
  return "game " + std::to_string(line.seed) + (line.side == Color::black ? " black " : " white ") +
         notation::to_string(line.game.start()) + (moves.empty() ? "" : ' ' + moves);
}

std::string text_of(const Move& line) {
  return "move " + std::to_string(line.ply) + ' ' + reversi::to_string(line.square);
}

std::string text_of(const AskUndo& line) {
  return "undo " + std::to_string(line.ply);
}

std::string text_of(const AskAgain& /*line*/) {
  return "again";
}

std::string text_of(const Answer& line) {
  return line.yes ? "yes" : "no";
}

std::string text_of(const Busy& /*line*/) {
  return "busy";
}

std::string text_of(const Leave& /*line*/) {
  return "leave";
}

std::string text(const Line& line) {
  return std::visit([](const auto& what) { return text_of(what); }, line);
}

std::string_view next_word(std::string_view& rest) {
  const std::size_t end = rest.find(' ');
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return word;
}

template <typename Number>
std::optional<Number> number(std::string_view word) {
  Number value = 0;
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, value);
  return error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

std::optional<Line> greeting(std::string_view rest) {
  const auto spoken = number<int>(rest);
  if (!spoken || *spoken < 1 || *spoken > most_version) {
    return std::nullopt;
  }
  return Greeting{*spoken};
}

std::optional<Line> game(std::string_view rest) {
  const auto seed = number<std::uint64_t>(next_word(rest));
  const Color side = next_word(rest) == "white" ? Color::white : Color::black;
  const auto start = notation::parse_position(rest.substr(0, position_size));
  if (!seed || std::holds_alternative<notation::PositionError>(start)) {
    return std::nullopt;
  }
  rest.remove_prefix(std::min(rest.size(), position_size));
  auto played = notation::parse_transcript(rest, std::get<reversi::Position>(start));
  if (std::holds_alternative<notation::TranscriptError>(played)) {
    return std::nullopt;
  }
  return Game{*seed, side, std::get<reversi::Game>(std::move(played))};
}

std::optional<Line> move(std::string_view rest) {
  const auto ply = number<std::size_t>(next_word(rest));
  const auto square = reversi::parse_square(rest);
  return ply && square ? std::optional<Line>(Move{*ply, *square}) : std::nullopt;
}

std::optional<Line> undo(std::string_view rest) {
  const auto ply = number<std::size_t>(rest);
  return ply ? std::optional<Line>(AskUndo{*ply}) : std::nullopt;
}

std::optional<Line> parse_loosely(std::string_view rest) {
  const std::string_view word = next_word(rest);
  if (word == "reversi") {
    return greeting(rest);
  }
  if (word == "game") {
    return game(rest);
  }
  if (word == "move") {
    return move(rest);
  }
  if (word == "undo") {
    return undo(rest);
  }
  for (const Line& line : {Line(NoGame{}), Line(AskAgain{}), Line(Answer{true}),
                           Line(Answer{false}), Line(Busy{}), Line(Leave{})}) {
    if (word == text(line)) {
      return line;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string format(const Line& line) {
  return text(line) + '\n';
}

std::optional<Line> parse(std::string_view text) {
  if (text.size() >= most_bytes) {
    return std::nullopt;
  }
  auto line = parse_loosely(text);
  // One spelling each: what could be written otherwise is no line.
  return line && wire::text(*line) == text ? line : std::nullopt;
}

Heard Reader::read(std::string_view bytes) {
  Heard heard;
  while (!wrong_ && !bytes.empty()) {
    const std::size_t end = bytes.find('\n');
    const std::string_view part = bytes.substr(0, end);
    wrong_ = begun_.size() + part.size() >= most_bytes;
    if (wrong_) {
      break;
    }
    begun_ += part;
    if (end == std::string_view::npos) {
      break;
    }
    const auto line = parse(begun_);
    begun_.clear();
    wrong_ = !line;
    if (line) {
      heard.lines.push_back(*line);
    }
    bytes.remove_prefix(end + 1);
  }
  heard.wrong = wrong_;
  return heard;
}

}  // namespace meet::wire

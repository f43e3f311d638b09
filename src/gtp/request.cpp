#include "gtp/request.hpp"

#include <charconv>
#include <cstdint>
#include <sstream>
#include <utility>

namespace gtp {

namespace {

bool is_control(char c) {
  constexpr unsigned char first_printable = 32;
  constexpr unsigned char del = 127;
  const auto code = static_cast<unsigned char>(c);
  return code < first_printable || code == del;
}

std::string preprocessed(std::string_view line) {
  std::string text;
  for (const char c : line.substr(0, line.find('#'))) {
    if (c == '\t') {
      text += ' ';
    } else if (!is_control(c)) {
      text += c;
    }
  }
  return text;
}

template <class Number>
bool is_wholly(std::string_view text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && stop == end;
}

// An id is an integer of 31 bits; a longer row of digits can only be a mistaken command.
bool is_id(std::string_view word) {
  return word.front() != '-' && is_wholly<std::int32_t>(word);
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
  }
  return result;
}

}  // namespace

std::optional<Request> parse_request(std::string_view line) {
  std::istringstream words(preprocessed(line));
  Request request;
  if (!(words >> request.command)) {
    return std::nullopt;
  }
  if (is_id(request.command)) {
    request.id = std::exchange(request.command, {});
    words >> request.command;
  }
  for (std::string word; words >> word;) {
    request.arguments.push_back(word);
  }
  return request;
}

std::optional<reversi::Color> parse_color(std::string_view text) {
  const std::string word = lower(text);
  if (word == "b" || word == "black") {
    return reversi::Color::black;
  }
  if (word == "w" || word == "white") {
    return reversi::Color::white;
  }
  return std::nullopt;
}

std::optional<reversi::Move> parse_move(std::string_view text) {
  const std::string word = lower(text);
  if (word == "pass" || word == "pa" || word == "ps" || word == "--") {
    return reversi::pass_move;
  }
  if (const auto square = reversi::parse_square(word)) {
    return reversi::Move(square);
  }
  return std::nullopt;
}

std::string to_text(const reversi::Move& move) {
  if (!move) {
    return "PASS";
  }
  std::string name = to_string(*move);
  name.front() = static_cast<char>(name.front() - ('a' - 'A'));
  return name;
}

bool is_number(std::string_view text) {
  return is_wholly<double>(text);
}

}  // namespace gtp

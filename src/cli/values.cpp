#include "cli/values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>

#include "engine/level.hpp"
#include "notation/position.hpp"
#include "notation/transcript.hpp"
#include "reversi/position.hpp"
#include "session/setup.hpp"

namespace cli {

namespace {

constexpr std::size_t longest_quote = 40;
constexpr int squares = 64;

std::string printable(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c < ' ' || c > '~'; }, '?');
  return text;
}

std::string list(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    text += text.empty() ? word : ", " + word;
  }
  return text;
}

bool all_digits(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<std::uint64_t> parse_number(const std::string& text, std::uint64_t most) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (text.empty() || !all_digits(text) || read.ec != std::errc() || number > most) {
    return std::nullopt;
  }
  return number;
}

std::string no_number(const std::string& text, std::uint64_t most, std::uint64_t least = 0) {
  return quoted(text) + " is not a number from " + std::to_string(least) + " to " +
         std::to_string(most);
}

std::string no_level(const std::string& text) {
  return "no level " + quoted(text) + ": " + list(level_names());
}

std::string why(const notation::TranscriptError& error) {
  using Reason = notation::TranscriptError::Reason;
  switch (error.reason) {
    case Reason::no_square:
      return "is not a square: a1 to h8";
    case Reason::taken:
      return "is not legal: a disc lies there";
    case Reason::flips_nothing:
      return "is not legal: it flips nothing";
    case Reason::pass_refused:
      return "is not legal: only a side without a move passes";
    case Reason::game_over:
      return "is not legal: the game is over before it";
  }
  return "is not legal";
}

// The squares that come before the character at `place`: it tells what that character had to be.
std::ptrdiff_t squares_before(const std::string& text, int place) {
  return std::ranges::count_if(text.substr(0, static_cast<std::size_t>(place) - 1),
                               [](char c) { return c != ' ' && c != '\t' && c != '\n'; });
}

std::string why(const notation::PositionError& error, const std::string& text) {
  if (error.found == '\0' && error.place == squares) {
    return "the side to move is missing after the 64 squares: X or O";
  }
  if (error.found == '\0') {
    return std::to_string(error.place) + " squares, not 64 and the side to move";
  }
  const std::string what =
      "character " + std::to_string(error.place) + ", " + printable({error.found}) + ", ";
  const auto before = squares_before(text, error.place);
  if (before < squares) {
    return what + "is not a square: X, O or -";
  }
  return what + (before == squares ? "is not the side to move: X or O" : "is one too many");
}

}  // namespace

std::string quoted(const std::string& text) {
  const bool whole = text.size() <= longest_quote;
  return '"' + printable(whole ? text : text.substr(0, longest_quote) + "...") + '"';
}

std::vector<std::string> sides() {
  return {session::side_names().begin(), session::side_names().end()};
}

std::vector<std::string> handicaps() {
  return {"1", "2", "3", "4"};
}

std::vector<std::string> level_names() {
  std::vector<std::string> names;
  for (const engine::LevelInfo& level : engine::levels()) {
    names.emplace_back(level.name);
  }
  return names;
}

std::vector<std::string> verbosities() {
  return {"0", "1", "2"};
}

Complaint set_play_as(Options& options, const std::string& text) {
  const auto names = session::side_names();
  const auto side = std::ranges::find(names, text);
  if (side == names.end()) {
    return "no side " + quoted(text) + ": " + list(sides());
  }
  session::Players& players = options.settings.players;
  const session::Setup setup{static_cast<session::Side>(side - names.begin()),
                             {players.black.level, players.white.level},
                             0};
  // By chance the seed decides, which may not be known yet.
  players = session::players(setup, 0);
  options.settings.side_by_chance = setup.side == session::Side::random;
  return std::nullopt;
}

Complaint set_level(Options& options, const std::string& text) {
  session::Players& players = options.settings.players;
  const std::size_t comma = text.find(',');
  const std::string first = text.substr(0, comma);
  const std::string second = comma == std::string::npos ? first : text.substr(comma + 1);
  const auto black = engine::parse_level(first);
  const auto white = engine::parse_level(second);
  if (!black || !white) {
    return no_level(black ? second : first);
  }
  if (comma != std::string::npos && !watched(players)) {
    return quoted(text) + " names two computers: that needs --play-as none";
  }
  players.black.level = *black;
  players.white.level = *white;
  return std::nullopt;
}

Complaint set_seed(Options& options, const std::string& text) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  const auto number = parse_number(text, most);
  if (!number) {
    return no_number(text, most);
  }
  options.settings.seed = *number;
  options.seed_given = true;
  return std::nullopt;
}

Complaint set_handicap(Options& options, const std::string& text) {
  const auto number = parse_number(text, session::Setup::most_handicap);
  if (!number || *number == 0) {
    return no_number(text, session::Setup::most_handicap, 1);
  }
  if (options.game) {
    return "goes with the start of a game, not with --position or --moves";
  }
  options.handicap = static_cast<int>(*number);
  return std::nullopt;
}

Complaint set_position(Options& options, const std::string& text) {
  const auto parsed = notation::parse_position(text);
  if (const auto* error = std::get_if<notation::PositionError>(&parsed)) {
    return why(*error, text);
  }
  options.game = reversi::Game(std::get<reversi::Position>(parsed));
  return std::nullopt;
}

Complaint set_moves(Options& options, const std::string& text) {
  const reversi::Position start = options.game ? options.game->start() : reversi::Position{};
  auto parsed = notation::parse_transcript(text, start);
  if (const auto* error = std::get_if<notation::TranscriptError>(&parsed)) {
    return "move " + std::to_string(error->move) + ", " + printable(error->text) + ", " +
           why(*error);
  }
  options.game = std::move(std::get<reversi::Game>(parsed));
  return std::nullopt;
}

Complaint set_delay(Options& options, const std::string& text) {
  constexpr std::uint64_t most = 5000;
  const auto number = parse_number(text, most);
  if (!number) {
    return no_number(text, most);
  }
  options.settings.delay_ms = static_cast<int>(*number);
  options.delay_given = true;
  return std::nullopt;
}

Complaint set_repeat(Options& options, const std::string& text) {
  constexpr std::uint64_t most = 1'000'000'000;
  const auto number = parse_number(text, most);
  if (!number || *number == 0) {
    return no_number(text, most, 1);
  }
  if (!watched(options.settings.players)) {
    return "games by themselves need --play-as none";
  }
  options.repeat = *number;
  return std::nullopt;
}

Complaint set_verbose(Options& options, const std::string& text) {
  constexpr std::uint64_t most = 2;
  const auto number = parse_number(text, most);
  if (!number) {
    return no_number(text, most);
  }
  options.settings.verbosity = static_cast<session::Verbosity>(*number);
  return std::nullopt;
}

Complaint set_state(Options& options, const std::string& text) {
  if (text.empty()) {
    return "the name of the file is empty";
  }
  options.state_file = text;
  return std::nullopt;
}

}  // namespace cli

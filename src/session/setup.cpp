#include "session/setup.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "reversi/random.hpp"

namespace session {

namespace {

using engine::Level;
using reversi::Color;
using reversi::Square;

constexpr std::array<std::string_view, 5> names = {"black", "white", "both", "none", "random"};
static_assert(names.size() == static_cast<std::size_t>(Side::random) + 1);

constexpr std::array<Square, Setup::most_handicap> corners = {Square::a1, Square::h8, Square::h1,
                                                              Square::a8};

std::optional<Side> parse_side(std::string_view word) {
  const auto* const name = std::ranges::find(names, word);
  return name == names.end() ? std::nullopt
                             : std::optional(static_cast<Side>(name - names.begin()));
}

std::optional<reversi::PerColor<Level>> parse_levels(std::string_view word, bool two) {
  const std::size_t comma = word.find(',');
  const auto black = engine::parse_level(word.substr(0, comma));
  const auto white = comma == std::string_view::npos ? black
                     : two                           ? engine::parse_level(word.substr(comma + 1))
                                                     : std::nullopt;
  return black && white ? std::optional(reversi::PerColor<Level>{*black, *white}) : std::nullopt;
}

PlayAs seats(Side side, std::uint64_t seed) {
  if (side == Side::random) {
    return reversi::scramble(seed) % 2 == 0 ? PlayAs::black : PlayAs::white;
  }
  return static_cast<PlayAs>(side);
}

}  // namespace

std::span<const std::string_view> side_names() {
  return names;
}

std::optional<Wish> parse_wish(std::string_view words) {
  const std::size_t blank = words.find(' ');
  std::string_view rest = words;
  Wish wish{parse_side(words.substr(0, blank)), std::nullopt};
  if (wish.side) {
    rest = blank == std::string_view::npos ? "" : words.substr(blank);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    if (rest.empty()) {
      return wish;
    }
  }
  wish.levels = parse_levels(rest, wish.side == Side::none);
  return wish.levels ? std::optional(wish) : std::nullopt;
}

Setup with(Setup setup, const Wish& wish) {
  setup.side = wish.side.value_or(setup.side);
  setup.levels = wish.levels.value_or(setup.levels);
  return setup;
}

Setup setup_of(const Settings& settings, const reversi::Position& start) {
  const Players& seated = settings.players;
  Setup setup{static_cast<Side>(play_as(seated)), {seated.black.level, seated.white.level}, 0};
  if (settings.side_by_chance && person(seated)) {
    setup.side = Side::random;
  }
  for (int handicap = 1; handicap <= Setup::most_handicap; ++handicap) {
    const bool begun_so = start == start_with(handicap, favored(seated));
    setup.handicap = begun_so ? handicap : setup.handicap;
  }
  return setup;
}

Players players(const Setup& setup, std::uint64_t seed) {
  return seated(seats(setup.side, seed), setup.levels.black, setup.levels.white);
}

Color favored(const Players& players) {
  return person(players).value_or(Color::black);
}

reversi::Bitboard handicap_corners(int handicap) {
  assert(handicap >= 0 && handicap <= Setup::most_handicap);
  reversi::Bitboard result = 0;
  for (const Square corner : std::span(corners).first(static_cast<std::size_t>(handicap))) {
    result |= reversi::bit(corner);
  }
  return result;
}

reversi::Position start_with(int handicap, Color side) {
  reversi::Position position;
  (position.to_move == side ? position.board.player : position.board.opponent) |=
      handicap_corners(handicap);
  return position;
}

}  // namespace session

#include "voice/sentences.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "reversi/random.hpp"
#include "support/read_back.hpp"
#include "support/reading.hpp"
#include "voice/explain.hpp"
#include "voice/report.hpp"
#include "voice/wording.hpp"

using namespace reversi;
using session::PlayAs;
using session::State;
using session::Verbosity;
using voice::Names;
namespace notice = session::notice;

namespace {

constexpr int widest = 79;
constexpr int games = 220;

void play_random_move(Game& game, Random& random) {
  const Bitboard legal = legal_moves(game.position().board);
  auto skip = random.below(static_cast<std::uint64_t>(count(legal)));
  Bitboard rest = legal;
  for (; skip > 0; --skip) {
    rest &= rest - 1;
  }
  REQUIRE(game.play(first(rest)));
}

// Calls `check` with the states of many random games; the players change from game to game.
template <class Check>
int for_random_states(const Check& check) {
  Random random(20);
  int positions = 0;
  for (int i = 0; i < games; ++i) {
    State state;
    state.settings.players = session::seated(static_cast<PlayAs>(i % 4));
    for (; !state.game.over(); ++positions) {
      check(state, random);
      play_random_move(state.game, random);
    }
    check(state, random);
    ++positions;
  }
  return positions;
}

void check_text(const std::string& text, std::size_t width) {
  CAPTURE(text);
  const bool plain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
  CHECK((plain && !text.empty() && text.size() <= width && text.back() != ' '));
}

std::vector<session::Notice> notices(const State& state, Random& random) {
  const auto square = static_cast<Square>(random.below(64));
  const auto line = static_cast<int>(random.below(8));
  const std::size_t plies = state.game.plies().size();
  const std::size_t first = session::last_choice(state);
  const engine::Choice choice = {
      state.game.over() ? square : reversi::first(legal_moves(state.game.position().board)),
      static_cast<engine::Reason>(random.below(4)), 0, score(state.game.position())};
  return {notice::Started{},
          notice::Turns{first},
          notice::Focus{notice::Edge::bottom, false},
          notice::Focus{std::nullopt, true},
          notice::Refused{square},
          notice::PassRefused{},
          notice::Why{square},
          notice::Moves{},
          notice::Score{},
          notice::LastTurn{},
          notice::Row{line},
          notice::Column{line},
          notice::Idea{choice},
          notice::Undone{first, plies},
          notice::Redone{first},
          notice::NothingToUndo{},
          notice::NothingToRedo{},
          notice::LookBack{},
          notice::NothingBefore{},
          notice::NothingAfter{},
          notice::Paused{},
          notice::FormKeys{},
          notice::Help{random.below(30)},
          notice::Hints{},
          notice::Size{},
          notice::Unknown{"z9"}};
}

State with_form(const State& state, Random& random) {
  State asked = state;
  const auto level = [&random] { return static_cast<engine::Level>(random.below(10)); };
  asked.mode = session::NewGameForm{{static_cast<session::Side>(random.below(5)),
                                     {level(), level()},
                                     static_cast<int>(random.below(5))},
                                    static_cast<session::FormRow>(random.below(7)),
                                    session::Playing{}};
  asked.notice = notice::Form{random.below(2) == 0};
  return asked;
}

std::vector<session::Notice> line_mode_notices(const State& state) {
  return {notice::AskNewGame{},
          notice::Board{},
          notice::Discs{},
          notice::History{},
          notice::History{static_cast<int>(state.game.plies().size())},
          notice::History{400},
          notice::Transcript{},
          notice::Verbosity{}};
}

// What the person may play: what the texts call legal.
Bitboard open_to_person(const State& state) {
  return session::persons_turn(state) ? legal_moves(state.game.position().board) : 0;
}

std::string told(State state, const session::Notice& notice) {
  state.notice = notice;
  return voice::message(state, widest);
}

}  // namespace

TEST_CASE("every sentence of random games is short and plain, whatever the window") {
  const int positions = for_random_states([](State& state, Random& random) {
    state.focus = static_cast<Square>(random.below(64));
    const auto width = static_cast<int>(17 + random.below(63));
    for (const session::Notice& notice : notices(state, random)) {
      state.notice = notice;
      check_text(voice::message(state, width), static_cast<std::size_t>(width));
    }
    check_text(voice::message(with_form(state, random), width), static_cast<std::size_t>(width));
    check_text(voice::score_row(state, 20), 20);
    check_text(voice::score_row(state, 80), widest);
    check_text(voice::farewell(state), widest);
  });
  CHECK(positions >= 10000);
}

TEST_CASE("every line of line mode is short and plain, however much is said") {
  static_cast<void>(for_random_states([](State& state, Random& random) {
    state.settings.verbosity = static_cast<Verbosity>(random.below(3));
    auto all = notices(state, random);
    std::ranges::copy(line_mode_notices(state), std::back_inserter(all));
    for (const session::Notice& notice : all) {
      state.notice = notice;
      for (const std::string& line : voice::report(state)) {
        check_text(line, widest - 1);
      }
    }
  }));
}

TEST_CASE("the moves that are listed are the legal moves, and so are the flips") {
  static_cast<void>(for_random_states([](const State& state, Random& /*random*/) {
    const Position& position = state.game.position();
    const Bitboard legal = legal_moves(position.board);
    if (state.game.over()) {
      return;
    }
    const std::string text = told(state, notice::Moves{});
    CHECK(read_back::number(text) == count(legal));
    CHECK((read_back::squares(text) | (text.ends_with(" more.") ? legal : 0)) == legal);
    const std::string whole = voice::moves(Names(state.settings.players), position, 200);
    CHECK(read_back::squares(whole) == legal);
    const Names names(state.settings.players);
    for (const Square square : Squares(legal)) {
      const std::string focused = voice::square(names, position, legal, square);
      CHECK(read_back::squares(focused) == bit(square));
      CHECK(read_back::number(focused.substr(2)) == count(flips(position.board, square)));
    }
  }));
}

TEST_CASE("a turn in full names the move and every disc it turned") {
  static_cast<void>(for_random_states([](const State& state, Random& /*random*/) {
    if (state.game.plies().empty()) {
      return;
    }
    const Ply& ply = state.game.plies().back();
    const std::string text = voice::turn(Names(state.settings.players), ply, Verbosity::full);
    CAPTURE(text);
    const Bitboard move = ply.move ? bit(*ply.move) : 0;
    CHECK(read_back::squares(text) == (move | ply.flipped));
    if (ply.move) {
      const std::size_t comma = text.find(", flips ");
      CHECK(read_back::number(text.substr(comma)) == count(ply.flipped));
    }
  }));
}

TEST_CASE("a row and a column read back are the board") {
  static_cast<void>(for_random_states([](const State& state, Random& random) {
    const Position& position = state.game.position();
    const Names names(state.settings.players);
    const auto number = static_cast<int>(random.below(8));
    const auto row = read_back::line(told(state, notice::Row{number}));
    const auto column = read_back::line(told(state, notice::Column{number}));
    const auto expected = [&](Square square) {
      return voice::content(names, position, open_to_person(state), square);
    };
    for (int i = 0; i < 8; ++i) {
      CHECK(row.at(static_cast<std::size_t>(i)) == expected(square_at(i, number)));
      CHECK(column.at(static_cast<std::size_t>(i)) == expected(square_at(number, i)));
    }
  }));
}

TEST_CASE("the reasons of a legal square name its flips, those of another no flip") {
  static_cast<void>(for_random_states([](const State& state, Random& random) {
    const Position& position = state.game.position();
    const Names names(state.settings.players);
    const auto square = static_cast<Square>(random.below(64));
    const Bitboard turned = flips(position.board, square);
    Bitboard named = 0;
    for (const std::string& reason : voice::reasons(names, position, square)) {
      named |= read_back::squares(reason);
      CHECK(reason.ends_with('.'));
    }
    const bool taken = at(position, square).has_value();
    const bool legal = !taken && turned != 0;
    if (legal) {
      CHECK((named & position.board.opponent) == turned);
      CHECK((named & position.board.player) != 0);
      CHECK((named & empties(position.board)) == 0);
    }
    CHECK((taken ? named : Bitboard{0}) == 0);
    CHECK((voice::verdict(names, position, square).find(" legal") != std::string::npos) == !taken);
    CHECK((voice::verdict(names, position, square).find(", flips") != std::string::npos) == legal);
  }));
}

#include <doctest/doctest.h>

#include <algorithm>

#include "reversi/random.hpp"
#include "screen/board.hpp"
#include "screens.hpp"
#include "voice/wording.hpp"

using namespace reversi;
using screen::Frame;
using session::State;
namespace notice = session::notice;

namespace {

constexpr int rounds = 4000;

session::Notice random_notice(Random& random, Square focus) {
  switch (random.below(4)) {
    case 0:
      return notice::Focus{};
    case 1:
      return notice::Why{focus};
    default:
      return notice::Turns{0};
  }
}

session::Setup random_setup(Random& random) {
  const auto level = [&random] { return static_cast<engine::Level>(random.below(10)); };
  return {static_cast<session::Side>(random.below(5)),
          {level(), level()},
          static_cast<int>(random.below(5))};
}

session::Mode random_mode(Random& random, std::size_t plies) {
  session::Ground under;
  if (random.below(8) == 0) {
    under = session::Paused{};
  } else if (random.below(4) == 0) {
    under = session::LookingBack{random.below(plies + 1)};
  }
  switch (random.below(8)) {
    case 0:
      return session::Help{static_cast<int>(random.below(60)), under};
    case 1:
      return session::NewGameForm{random_setup(random),
                                  static_cast<session::FormRow>(random.below(7)), under};
    default:
      return std::visit([](const auto& ground) { return session::Mode(ground); }, under);
  }
}

State random_state(Random& random) {
  State state;
  const auto length = random.below(70);
  for (std::uint64_t i = 0; i < length && !state.game.over(); ++i) {
    const Squares legal(legal_moves(state.game.position().board));
    auto choice = legal.begin();
    for (auto skip = random.below(4); skip > 0 && std::next(choice) != legal.end(); --skip) {
      ++choice;
    }
    REQUIRE(state.game.play(*choice));
  }
  state.settings.players = session::seated(static_cast<session::PlayAs>(random.below(4)));
  state.settings.size = static_cast<session::SquareSize>(random.below(4));
  state.settings.screen_reader = random.below(4) == 0;
  state.settings.hints = random.below(4) != 0;
  state.focus = static_cast<Square>(random.below(64));
  state.mode = random_mode(random, state.game.plies().size());
  state.notice = random_notice(random, state.focus);
  return state;
}

int random_length(Random& random) {
  return 1 + static_cast<int>(random.below(random.below(2) == 0 ? 40 : 200));
}

char32_t letter(const State& state, Square square, bool lines) {
  const auto disc = at(session::shown_position(state), square);
  if (disc) {
    return static_cast<char32_t>(voice::mark(state, *disc));
  }
  const bool legal = session::persons_turn(state) && state.settings.hints &&
                     !session::looked_at(state) &&
                     contains(legal_moves(state.game.position().board), square);
  return legal ? U'+' : (lines ? U' ' : U'.');
}

void check_board(const State& state, const Frame& frame, bool ascii) {
  const screen::BoardArea area = screen::board_area(state, frame.size(), ascii);
  CHECK(area.in_window(session::attention(state)).has_value());
  for (const Square square : Squares(~Bitboard{0})) {
    if (const auto place = area.in_window(square)) {
      CAPTURE(to_string(square));
      CHECK(frame.at(*place).glyph == letter(state, square, area.lines));
    }
  }
}

void check_cells(const Frame& frame, bool ascii) {
  bool plain = true;
  bool printable = true;
  for (int row = 0; row < frame.size().rows; ++row) {
    for (int column = 0; column < frame.size().columns; ++column) {
      const char32_t glyph = frame.at({row, column}).glyph;
      plain = plain && glyph < 0x7f;
      printable = printable && glyph >= U' ';
    }
  }
  CHECK(printable);
  CHECK((plain || !ascii));
}

}  // namespace

TEST_CASE("in random games and windows the picture is the position, whole and inside") {
  Random random(5);
  for (int round = 0; round < rounds; ++round) {
    const State state = random_state(random);
    const screen::Size window = {random_length(random), random_length(random)};
    const bool ascii = random.below(2) == 0;
    CAPTURE(round);
    CAPTURE(window.rows);
    CAPTURE(window.columns);
    const Frame frame = screen::render(state, window, ascii);
    CHECK(frame.size() == window);
    CHECK(frame.cursor.row >= 0);
    CHECK(frame.cursor.row < window.rows);
    CHECK(frame.cursor.column >= 0);
    CHECK(frame.cursor.column < window.columns);
    check_cells(frame, ascii || state.settings.screen_reader);
    const bool covered = (std::holds_alternative<session::Help>(state.mode) ||
                          std::holds_alternative<session::NewGameForm>(state.mode)) &&
                         !state.settings.screen_reader;
    if (screen::fits(window) && !session::paused(state) && !covered) {
      check_board(state, frame, ascii);
    }
  }
}

TEST_CASE("a board that scrolls keeps a square of margin around the focus") {
  for (const Square focus : Squares(~Bitboard{0})) {
    State state;
    state.settings.size = session::SquareSize::large;
    state.focus = focus;
    const screen::BoardArea area = screen::board_area(state, {24, 60}, false);
    for (const int step : {-1, 1}) {
      if (on_board(column(focus) + step, row(focus))) {
        CHECK(area.in_window(square_at(column(focus) + step, row(focus))));
      }
      if (on_board(column(focus), row(focus) + step)) {
        CHECK(area.in_window(square_at(column(focus), row(focus) + step)));
      }
    }
  }
}

#include "screen/render.hpp"

#include <doctest/doctest.h>

#include "notation/position.hpp"
#include "screens.hpp"
#include "voice/wording.hpp"

using namespace reversi;
using namespace screens;
using screen::Place;
using screen::render;
using session::SquareSize;
using session::State;
namespace notice = session::notice;

namespace {

State with_size(State state, SquareSize size) {
  state.settings.size = size;
  return state;
}

State with_focus(State state, Square focus) {
  state.focus = focus;
  state.notice = notice::Focus{};
  return state;
}

State for_screen_reader(State state) {
  state.settings.screen_reader = true;
  state.settings.hints = false;
  return state;
}

State paused_after(State state) {
  state.mode = session::Paused{};
  state.notice = notice::Paused{};
  return state;
}

}  // namespace

TEST_CASE("the message is row 0 and the score row 1") {
  const State state = after("d3c3");
  const screen::Frame frame = render(state, {24, 80}, false);
  CHECK(frame.row_text(0) == voice::message(state, 79));
  CHECK(frame.row_text(1) == voice::score_row(state, 80));
  CHECK(render(state, {24, 50}, false).row_text(0) == voice::message(state, 49));
}

TEST_CASE("at 80x24 the board has lines and the panel stands beside it") {
  CHECK(rows(after("d3c3"), {24, 80}, 2, 23) == R"(
    a   b   c   d   e   f   g   h
  ┌───┬───┬───┬───┬───┬───┬───┬───┐    Moves
1 │   │   │   │   │   │   │   │   │     1 d3   c3
  ├───┼───┼───┼───┼───┼───┼───┼───┤
2 │   │   │   │   │   │   │   │   │
  ├───┼───┼───┼───┼───┼───┼───┼───┤
3 │   │ + │(C)│ Y │   │   │   │   │
  ├───┼───┼───┼───┼───┼───┼───┼───┤
4 │   │   │[+]│-C-│ Y │   │   │   │
  ├───┼───┼───┼───┼───┼───┼───┼───┤
5 │   │   │   │ Y │ C │ + │   │   │
  ├───┼───┼───┼───┼───┼───┼───┼───┤
6 │   │   │   │   │ + │   │   │   │
  ├───┼───┼───┼───┼───┼───┼───┼───┤
7 │   │   │   │   │   │   │   │   │    Ply 2
  ├───┼───┼───┼───┼───┼───┼───┼───┤    Black (Y) you
8 │   │   │   │   │   │   │   │   │    White (C) computer, house
  └───┴───┴───┴───┴───┴───┴───┴───┘    Seed 7



? help  p pause  u undo  i idea  q quit
)");
}

TEST_CASE("at 40x16 the board is small and marks share the blanks between squares") {
  CHECK(rows(after("d3c3"), {16, 40}, 2, 15) == R"(

  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . +(C)Y . . . .
4 . .[+]C-Y . . .
5 . . . Y C + . .
6 . . . . + . . .
7 . . . . . . . .
8 . . . . . . . .



? help  p pause  u undo  i idea  q quit
)");
}

TEST_CASE("at 20x12 everything fits without a blank row") {
  CHECK(rows(after("d3c3"), {12, 20}, 1, 11) == R"(
Y 3, C 3
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . +(C)Y . . . .
4 . .[+]C-Y . . .
5 . . . Y C + . .
6 . . . . + . . .
7 . . . . . . . .
8 . . . . . . . .
? help  q quit
)");
}

TEST_CASE("with a screen reader the board is plain and nothing stands beside it") {
  const std::string expected = R"(

  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . C Y . . . .
4 . . . C Y . . .
5 . . . Y C . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .

? help, q quit
)";
  CHECK(rows(for_screen_reader(after("d3c3")), {24, 80}, 2, 13) == expected);
  CHECK(rows(for_screen_reader(after("d3c3")), {40, 120}, 2, 13) == expected);
}

TEST_CASE("with a screen reader in 12 rows the board keeps its rows and the last line goes") {
  CHECK(rows(for_screen_reader(after("")), {12, 20}, 3, 4) ==
        "\n  a b c d e f g h\n1 . . . . . . . .\n");
  CHECK(render(for_screen_reader(after("")), {12, 20}, false).row_text(11) == "8 . . . . . . . .");
}

TEST_CASE("the board is medium by itself from 40x22 and where UTF-8 can be drawn") {
  const State state = after("");
  CHECK(render(state, {22, 40}, false).row_text(3) == "  ┌───┬───┬───┬───┬───┬───┬───┬───┐");
  CHECK(render(state, {21, 40}, false).row_text(3) == "  a b c d e f g h");
  CHECK(render(state, {22, 39}, false).row_text(3) == "  a b c d e f g h");
  CHECK(render(state, {22, 40}, true).row_text(3) == "  a b c d e f g h");
}

TEST_CASE("without UTF-8 the medium board has dots instead of lines") {
  CHECK(rows(with_size(after("d3c3"), SquareSize::medium), {24, 60}, 2, 12, true) == R"(
    a   b   c   d   e   f   g   h

1   .   .   .   .   .   .   .   .

2   .   .   .   .   .   .   .   .

3   .   +  (C)  Y   .   .   .   .

4   .   .  [+] -C-  Y   .   .   .

5   .   .   .   Y   C   +   .   .
)");
}

TEST_CASE("large squares scroll in 60x24, labels stay, arrows tell where there is more") {
  CHECK(rows(with_size(after("d3c3"), SquareSize::large), {24, 60}, 2, 23) == R"(
      a       b       c       d       e       f       g    →
  ┌───────┬───────┬───────┬───────┬───────┬───────┬───────┬
  │       │       │       │       │       │       │       │
1 │       │       │       │       │       │       │       │
  │       │       │       │       │       │       │       │
  ├───────┼───────┼───────┼───────┼───────┼───────┼───────┼
  │       │       │       │       │       │       │       │
2 │       │       │       │       │       │       │       │
  │       │       │       │       │       │       │       │
  ├───────┼───────┼───────┼───────┼───────┼───────┼───────┼
  │       │       │( CCC )│  YYY  │       │       │       │
3 │       │   +   │(CCCCC)│ YYYYY │       │       │       │
  │       │       │( CCC )│  YYY  │       │       │       │
  ├───────┼───────┼───────┼───────┼───────┼───────┼───────┼
  │       │       │[     ]│- CCC -│  YYY  │       │       │
4 │       │       │[  +  ]│-CCCCC-│ YYYYY │       │       │
  │       │       │[     ]│- CCC -│  YYY  │       │       │
  ├───────┼───────┼───────┼───────┼───────┼───────┼───────┼
  │       │       │       │  YYY  │  CCC  │       │       │
5 │       │       │       │ YYYYY │ CCCCC │   +   │       │
 ↓│       │       │       │  YYY  │  CCC  │       │       │
? help  p pause  u undo  i idea  q quit
)");
}

TEST_CASE("the arrows at the other rims point back") {
  const State state = with_focus(with_size(after(""), SquareSize::large), Square::h8);
  const screen::Frame frame = render(state, {24, 60}, false);
  CHECK(frame.row_text(2) == "  ←   b       c       d       e       f       g       h");
  CHECK(frame.row_text(3) == " ↑┼───────┼───────┼───────┼───────┼───────┼───────┼───────┤");
  const screen::Frame plain = render(state, {24, 60}, true);
  CHECK(plain.row_text(2) == "  <   b       c       d       e       f       g       h");
  CHECK(plain.at({3, 1}).glyph == U'^');
}

TEST_CASE("a large board that fits has no arrows") {
  const screen::Frame frame = render(with_size(after(""), SquareSize::large), {38, 120}, false);
  CHECK(frame.row_text(2) == "      a       b       c       d       e       f       g       h");
  CHECK(frame.row_text(35).find("└───────┴") == 2);
  CHECK(frame.row_text(37) == "? help  p pause  u undo  i idea  q quit");
}

TEST_CASE("no legal square is marked on the computer's turn or with the marks hidden") {
  State state = after("d3");
  CHECK(picture(state, {24, 80}).find('+') == std::string::npos);
  state = after("d3c3");
  CHECK(picture(state, {24, 80}).find('+') != std::string::npos);
  state.settings.hints = false;
  CHECK(picture(state, {24, 80}).find('+') == std::string::npos);
}

TEST_CASE("a paused game hides the board and its moves") {
  CHECK(rows(paused_after(after("d3c3")), {24, 80}, 2, 23) == R"(














                                       Ply 2
                                       Black (Y) you
                                       White (C) computer, house
                                       Seed 7



? help  Enter resume  n new game  q quit
)");
  CHECK(render(paused_after(after("d3c3")), {12, 20}, false).row_text(11) == "Enter resumes");
}

TEST_CASE("the form of a new game has a row for each choice, the one in hand marked") {
  State state = after("d3c3");
  state.mode = session::NewGameForm{{}, session::FormRow::level, session::Playing{}};
  state.notice = notice::Form{false};
  CHECK(rows(state, {24, 80}, 0, 10) == R"(
Level house: takes a corner if it can, otherwise the move that flips most.
You (Y) 3, computer (C) 3

  Go on with this

  Side          [black] white  both  none  random

> Level         [house] 1  2  3  4  5  6  7  8  9
                 Takes a corner if it can, otherwise the move that flips most.

  Handicap      [none] 1  2  3  4
)");
  CHECK(rows(state, {16, 40}, 3, 7) == R"(
  Go on with this
  Side: black
> Level: house
  Handicap: none
  This replaces only the saved game.
)");
}

TEST_CASE("for a screen reader the form is its message, and the board stays") {
  State state = after("d3c3");
  const State before = state;
  state.mode = session::NewGameForm{{}, session::FormRow::side, session::Playing{}};
  state.notice = notice::Form{false};
  state.settings.screen_reader = true;
  State plain = before;
  plain.settings.screen_reader = true;
  CHECK(rows(state, {24, 80}, 0, 0) == "\nYou play black.\n");
  CHECK(rows(state, {24, 80}, 3, 12) == rows(plain, {24, 80}, 3, 12));
}

TEST_CASE("looking back shows what that turn did, without legal moves and focus") {
  State state = after("d3c3c4c5");
  state.mode = session::LookingBack{2};
  state.notice = notice::LookBack{};
  CHECK(rows(state, {16, 40}, 1, 11) == R"(
You (Y) 3, computer (C) 3, ply 2 of 4

  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . .(C)Y . . . .
4 . . .-C-Y . . .
5 . . . Y C . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
)");
  CHECK(picture(state, {24, 80}).find("Ply 2 of 4") != std::string::npos);
}

TEST_CASE("looking back, why tells of the disc just placed as it was before it lay there") {
  State state = after("d3c3c4c5");
  state.mode = session::LookingBack{3};
  state.notice = notice::Why{Square::c4};
  CHECK(voice::message(state, 79) == "c4 legal, flips 1. Right d4 to your e4.");
  CHECK(rows(state, {24, 80}, 4, 6).find("Right d4 to your e4.") != std::string::npos);
  state.notice = notice::Why{Square::c3};
  CHECK(voice::message(state, 79) == "c3 taken by computer.");
}

TEST_CASE("the last line names the keys of the moment") {
  State state = after("d3c3");
  CHECK(render(state, {16, 40}, false).row_text(15) == "? help  p pause  u undo  i idea  q quit");
  CHECK(render(state, {16, 39}, false).row_text(15) == "? help  q quit");
  state.mode = session::LookingBack{1};
  CHECK(render(state, {16, 40}, false).row_text(15) == "? help  [ back  ] forward  Escape ends");
  CHECK(render(state, {12, 20}, false).row_text(11) == "[ back  ] forward");
  state = after("e6f4e3f6g5d6e7f5c5");
  CHECK(render(state, {16, 40}, false).row_text(15) == "? help  n new game  [ look back  q quit");
  CHECK(render(state, {12, 20}, false).row_text(11) == "n new game  q quit");
}

TEST_CASE("looking back at a pass marks nothing, the present still shows the disc before it") {
  State state;
  state.game = Game(std::get<Position>(notation::parse_position(
      "-XO----- -------- -------- -------- -------- -------- -------- OX------ O")));
  REQUIRE(state.game.play(Square::a1));
  REQUIRE(state.game.plies().size() == 2);
  REQUIRE_FALSE(state.game.plies()[1].move);
  CHECK(render(state, {16, 40}, false).row_text(4) == "1(C)C-C . . . . .");
  state.mode = session::LookingBack{2};
  CHECK(render(state, {16, 40}, false).row_text(4) == "1 C C C . . . . .");
  state.mode = session::LookingBack{1};
  CHECK(render(state, {16, 40}, false).row_text(4) == "1(C)C-C . . . . .");
}

TEST_CASE("the cursor is on the focused square and follows it") {
  const State state = after("");
  CHECK(render(with_focus(state, Square::a1), {24, 80}, false).cursor == Place{4, 4});
  CHECK(render(with_focus(state, Square::h8), {24, 80}, false).cursor == Place{18, 32});
  CHECK(render(with_focus(state, Square::h8), {12, 20}, false).cursor == Place{10, 16});
  CHECK(render(state, {24, 80}, false).cursor == Place{10, 12});
}

TEST_CASE("with a screen reader the cursor rests on the news after anything but a focus key") {
  const State state = for_screen_reader(after("d3c3"));
  CHECK(render(state, {24, 80}, false).cursor == Place{0, 0});
  CHECK(render(with_focus(state, Square::d3), {24, 80}, false).cursor == Place{6, 8});
}

TEST_CASE("a window that is too small says so, in one line where that has room") {
  const State state = after("");
  CHECK(picture(state, {5, 40}) == "\nToo small: 40x5, needs 20x12.\n\n\n\n\n");
  CHECK(picture(state, {2, 15}) == "\nToo small:\n15x2, needs\n");
  CHECK(picture(state, {1, 1}) == "\nT\n");
  CHECK_FALSE(screen::fits({11, 20}));
  CHECK_FALSE(screen::fits({12, 19}));
  CHECK(screen::fits({12, 20}));
}

TEST_CASE("why lists the eight lines in the panel and marks them on the board") {
  State state = after("d3c3");
  state.focus = Square::c4;
  state.notice = notice::Why{Square::c4};
  CHECK(rows(state, {24, 80}, 2, 12) == R"(
    a   b   c   d   e   f   g   h
  ┌───┬───┬───┬───┬───┬───┬───┬───┐    Up c3 then empty c2.
1 │   │   │   │   │   │   │   │   │    Up right your d3 first.
  ├───┼───┼───┼───┼───┼───┼───┼───┤    Right d4 to your e4.
2 │   │   │   │   │   │   │   │   │    Down right your d5 first.
  ├───┼───┼───┼───┼───┼───┼───┼───┤    Down empty c5.
3 │   │ + │?C?│ Y │   │   │   │   │    Down left empty b5.
  ├───┼───┼───┼───┼───┼───┼───┼───┤    Left empty b4.
4 │   │   │[+]│-C-│(Y)│   │   │   │    Up left empty b3.
  ├───┼───┼───┼───┼───┼───┼───┼───┤    -x- flips, (x) closes, ?x? does not
5 │   │   │   │ Y │ C │ + │   │   │
)");
}

TEST_CASE("why stands below the board where there is no panel, and gives way in a small window") {
  State state = after("d3c3");
  state.notice = notice::Why{Square::c4};
  CHECK(rows(state, {24, 40}, 13, 22, true) == R"(
Up c3 then empty c2.
Up right your d3 first.
Right d4 to your e4.
Down right your d5 first.
Down empty c5.
Down left empty b5.
Left empty b4.
Up left empty b3.
-x- flips, (x) closes, ?x? does not

)");
  CHECK(picture(state, {16, 40}).find("Down left") == std::string::npos);
  CHECK(picture(for_screen_reader(state), {24, 80}).find("Down left") == std::string::npos);
}

TEST_CASE("at the end the board stays whole, without legal moves") {
  const State state = after("e6f4e3f6g5d6e7f5c5");
  REQUIRE(state.game.over());
  CHECK(rows(with_focus(state, Square::a1), {16, 40}, 3, 11) == R"(
  a b c d e f g h
1[.]. . . . . . .
2 . . . . . . . .
3 . . . . Y . . .
4 . . .-Y-Y Y . .
5 . .(Y)Y-Y-Y-Y .
6 . . .-Y-Y Y . .
7 . . . . Y . . .
8 . . . . . . . .
)");
}

TEST_CASE("for speech only the message is shown, and the board where it was asked for") {
  State state = after("d3c3");
  state.settings.screen_reader = true;
  state.settings.speech = true;
  state.settings.hints = false;
  CHECK(rows(state, {24, 80}, 1, 23) == "\n" + std::string(23, '\n'));
  state.notice = notice::Board{};
  CHECK(rows(state, {24, 80}, 0, 0) == "\nBoard, until the next key.\n");
  CHECK(rows(state, {24, 80}, 14, 23) == R"(

  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . C Y . . . .
4 . . . C Y . . .
5 . . . Y C . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
)");
  state.settings.hints = true;
  CHECK(rows(state, {24, 80}, 18, 18) == "\n3 . + C Y . . . .\n");
  state.mode = session::Paused{};
  CHECK(rows(state, {24, 80}, 1, 23) == "\n" + std::string(23, '\n'));
}

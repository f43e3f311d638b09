#include "screen/board.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "reversi/ray.hpp"
#include "screen/why.hpp"
#include "voice/wording.hpp"

namespace screen {

namespace {

// Two columns of marks stand left and right of the letter, where a neighbour may share them.
struct MarkPair {
  char left;
  char right;
};

constexpr MarkPair open_mark = {'?', '?'};
constexpr MarkPair flipped_mark = {'-', '-'};
constexpr MarkPair placed_mark = {'(', ')'};
constexpr MarkPair focus_mark = {'[', ']'};

// How far the disc's middle row reaches to each side of its letter, and the marks with it.
int reach(const BoardArea& area) {
  return std::max(area.pitch.columns / 2 - 1, 1);
}

// How many rows above and below the letter belong to a disc.
int height(const BoardArea& area) {
  return area.pitch.rows / 4;
}

Role role_of(const session::State& state, reversi::Square square, Role ground) {
  const auto disc = at(session::shown_position(state), square);
  if (!disc) {
    return ground;
  }
  return *disc == reversi::Color::black ? Role::black_disc : Role::white_disc;
}

class Picture {
 public:
  Picture(const BoardArea& area, const session::State& state)
      : area_(area),
        state_(state),
        ground_(area.lines ? Role::board : Role::text),
        frame_(area.whole()) {}

  void draw_lines();
  void draw_square(reversi::Square square, bool legal);
  void draw_marks(reversi::Bitboard squares, MarkPair mark);
  void copy_to(Frame& frame) const;

 private:
  void draw_large_disc(Place middle, char32_t glyph, Role role);

  const BoardArea& area_;
  const session::State& state_;
  Role ground_;
  Frame frame_;
};

void Picture::draw_lines() {
  static constexpr std::u32string_view joints = U"┌┬┐├┼┤└┴┘";
  const auto part = [](int at, int end) { return at == 0 ? 0 : (at == end ? 2 : 1); };
  const Size whole = area_.whole();
  for (int row = 0; row < whole.rows; ++row) {
    for (int column = 0; column < whole.columns; ++column) {
      const bool across = row % area_.pitch.rows == 0;
      const bool down = column % area_.pitch.columns == 0;
      const int joint = part(row, whole.rows - 1) * 3 + part(column, whole.columns - 1);
      const char32_t line = across ? U'─' : (down ? U'│' : U' ');
      frame_.put({row, column},
                 {across && down ? joints[static_cast<std::size_t>(joint)] : line, ground_});
    }
  }
}

void Picture::draw_large_disc(Place middle, char32_t glyph, Role role) {
  for (int row = -height(area_); row <= height(area_); ++row) {
    const int wide = reach(area_) - (row == 0 ? 0 : 1);
    for (int column = -wide; column <= wide; ++column) {
      const bool inside = std::abs(column) <= wide - 1;
      frame_.put({middle.row + row, middle.column + column}, {inside ? glyph : U' ', role});
    }
  }
}

void Picture::draw_square(reversi::Square square, bool legal) {
  const Place middle = area_.middle(square);
  const auto disc = at(session::shown_position(state_), square);
  if (!disc) {
    const char32_t empty = area_.lines ? U' ' : U'.';
    frame_.put(middle, {legal ? U'+' : empty, ground_});
    return;
  }
  const auto glyph = static_cast<char32_t>(voice::mark(state_, *disc));
  const Role role = role_of(state_, square, ground_);
  if (area_.pitch.columns > 2) {
    draw_large_disc(middle, glyph, role);
  }
  frame_.put(middle, {glyph, role});
}

void Picture::draw_marks(reversi::Bitboard squares, MarkPair mark) {
  for (const reversi::Square square : reversi::Squares(squares)) {
    const Place middle = area_.middle(square);
    const Role role = area_.pitch.columns > 2 ? role_of(state_, square, ground_) : ground_;
    for (int row = -height(area_); row <= height(area_); ++row) {
      const Role here = row == 0 ? role : ground_;
      frame_.put({middle.row + row, middle.column - reach(area_)},
                 {static_cast<char32_t>(mark.left), here});
      frame_.put({middle.row + row, middle.column + reach(area_)},
                 {static_cast<char32_t>(mark.right), here});
    }
  }
}

void Picture::copy_to(Frame& frame) const {
  const Place from = {area_.first.row * area_.pitch.rows, area_.first.column * area_.pitch.columns};
  for (int row = 0; row < area_.shown.rows; ++row) {
    for (int column = 0; column < area_.shown.columns; ++column) {
      frame.put({area_.corner.row + row, area_.corner.column + column},
                frame_.at({from.row + row, from.column + column}));
    }
  }
}

void draw_labels(Frame& frame, const BoardArea& area) {
  for (int i = 0; i < 8; ++i) {
    if (const auto place = area.in_window(reversi::square_at(i, area.first.row))) {
      const auto letter = static_cast<char32_t>(reversi::column_letter(i));
      frame.put({area.corner.row - 1, place->column}, {letter, Role::text});
    }
    if (const auto place = area.in_window(reversi::square_at(area.first.column, i))) {
      frame.put({place->row, 0}, {static_cast<char32_t>(reversi::row_digit(i)), Role::text});
    }
  }
}

// The arrows keep to cells no label can have: beside the first and last row that shows, and above
// the corner and the column behind the board. The closing line alone is nothing to scroll to.
void draw_arrows(Frame& frame, const BoardArea& area, bool ascii) {
  const Place first = {area.first.row * area.pitch.rows, area.first.column * area.pitch.columns};
  const int bottom = area.corner.row + area.shown.rows - 1;
  const int end = area.corner.column + area.shown.columns;
  const auto arrow = [&](bool more, Place place, char32_t plain, char32_t drawn) {
    if (more) {
      frame.put(place, {ascii ? plain : drawn, Role::text});
    }
  };
  arrow(first.row > 0, {area.corner.row, 1}, U'^', U'↑');
  arrow(area.whole().rows - first.row - area.shown.rows > 1, {bottom, 1}, U'v', U'↓');
  arrow(first.column > 0, {area.corner.row - 1, area.corner.column}, U'<', U'←');
  arrow(area.whole().columns - first.column - area.shown.columns > 1, {area.corner.row - 1, end},
        U'>', U'→');
}

// The ply whose work is marked: in the present the last that placed a disc, since a pass after it
// changes nothing; looking back the one that led to the position, were it a pass.
const reversi::Ply* marked_ply(const session::State& state) {
  const auto plies = state.game.plies().first(session::shown_ply(state));
  if (session::looked_at(state)) {
    return plies.empty() || !plies.back().move ? nullptr : &plies.back();
  }
  const auto last =
      std::find_if(plies.rbegin(), plies.rend(), [](const auto& ply) { return ply.move; });
  return last == plies.rend() ? nullptr : &*last;
}

void mark_lines(Marks& marks, const reversi::Position& position, reversi::Square square) {
  for (const reversi::Ray& line : reversi::rays(position.board, square)) {
    (line.flips() ? marks.flipped : marks.open) |= line.run;
    if (line.flips()) {
      marks.placed |= bit(*line.stop);
    }
  }
}

}  // namespace

Marks marks(const session::State& state) {
  Marks result;
  const bool past = session::looked_at(state).has_value();
  if (!past && state.settings.hints && session::persons_turn(state)) {
    result.legal = legal_moves(state.game.position().board);
  }
  if (state.settings.screen_reader) {
    return result;
  }
  if (const auto square = explained(state)) {
    mark_lines(result, session::shown_position(state), *square);
  } else if (const reversi::Ply* ply = marked_ply(state)) {
    result.placed = bit(*ply->move);
    result.flipped = ply->flipped;
  }
  if (!past) {
    result.focus = bit(state.focus);
  }
  return result;
}

void draw_board(Frame& frame, const BoardArea& area, const session::State& state, bool ascii) {
  const Marks marked = marks(state);
  Picture picture(area, state);
  if (area.lines) {
    picture.draw_lines();
  }
  for (const reversi::Square square : reversi::Squares(~reversi::Bitboard{0})) {
    picture.draw_square(square, contains(marked.legal, square));
  }
  picture.draw_marks(marked.open, open_mark);
  picture.draw_marks(marked.flipped, flipped_mark);
  picture.draw_marks(marked.placed, placed_mark);
  picture.draw_marks(marked.focus, focus_mark);
  picture.copy_to(frame);
  draw_labels(frame, area);
  draw_arrows(frame, area, ascii);
}

}  // namespace screen

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace screen {

/// A place in a window, counted from 0 at the top left.
struct Place {
  int row = 0;
  int column = 0;

  friend constexpr bool operator==(const Place&, const Place&) = default;
};

/// The size of a window in character cells.
struct Size {
  int rows = 24;
  int columns = 80;

  friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// What a cell means; the front-end alone turns it into colours. Meaning never rests on it.
enum class Role : std::uint8_t {
  text,        ///< words
  board,       ///< the ground of the board: empty squares, lines, marks, `+`
  black_disc,  ///< the letter of a black disc
  white_disc,  ///< the letter of a white disc
};

/// One character cell.
struct Cell {
  char32_t glyph = U' ';
  Role role = Role::text;

  friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

/// A picture of the window as a value: a grid of cells and where the cursor rests.
class Frame {
 public:
  /// A blank frame; a size below 1x1 is taken as 1x1.
  explicit Frame(Size size);

  [[nodiscard]] Size size() const { return size_; }
  /// The cell at a place; requires a place inside.
  [[nodiscard]] const Cell& at(Place place) const;
  /// Writes UTF-8 text from a place to the right; what falls outside is cut off.
  void put(Place place, std::string_view text, Role role = Role::text);
  /// Writes one cell; nothing happens outside.
  void put(Place place, Cell cell);
  /// All rows as UTF-8, each without its trailing blanks and ended by a newline.
  [[nodiscard]] std::string to_text() const;
  /// One row as UTF-8 without its trailing blanks.
  [[nodiscard]] std::string row_text(int row) const;

  Place cursor;

  friend bool operator==(const Frame&, const Frame&) = default;

 private:
  Size size_;
  std::vector<Cell> cells_;
};

}  // namespace screen

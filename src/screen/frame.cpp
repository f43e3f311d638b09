#include "screen/frame.hpp"

#include <algorithm>
#include <cassert>

namespace screen {

namespace {

struct Decoded {
  char32_t glyph;
  std::size_t length;
};

// Our own texts are valid UTF-8 of up to three bytes, which covers the line-drawing characters.
Decoded decode(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return static_cast<char32_t>(static_cast<unsigned char>(text[i]));
  };
  if (byte(0) < 0x80 || text.size() < 2) {
    return {byte(0), 1};
  }
  if (byte(0) < 0xe0 || text.size() < 3) {
    return {((byte(0) & 0x1f) << 6) | (byte(1) & 0x3f), 2};
  }
  return {((byte(0) & 0x0f) << 12) | ((byte(1) & 0x3f) << 6) | (byte(2) & 0x3f), 3};
}

void append(std::string& text, char32_t glyph) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (glyph < 0x80) {
    add(glyph);
  } else if (glyph < 0x800) {
    add(0xc0 | (glyph >> 6));
    add(0x80 | (glyph & 0x3f));
  } else {
    add(0xe0 | (glyph >> 12));
    add(0x80 | ((glyph >> 6) & 0x3f));
    add(0x80 | (glyph & 0x3f));
  }
}

}  // namespace

Frame::Frame(Size size)
    : size_{std::max(size.rows, 1), std::max(size.columns, 1)},
      cells_(static_cast<std::size_t>(size_.rows) * static_cast<std::size_t>(size_.columns)) {}

const Cell& Frame::at(Place place) const {
  assert(place.row >= 0 && place.row < size_.rows);
  assert(place.column >= 0 && place.column < size_.columns);
  return cells_[static_cast<std::size_t>(place.row) * static_cast<std::size_t>(size_.columns) +
                static_cast<std::size_t>(place.column)];
}

void Frame::put(Place place, std::string_view text, Role role) {
  while (!text.empty()) {
    const Decoded next = decode(text);
    put(place, {next.glyph, role});
    text.remove_prefix(next.length);
    ++place.column;
  }
}

void Frame::put(Place place, Cell cell) {
  if (place.row < 0 || place.row >= size_.rows || place.column < 0 ||
      place.column >= size_.columns) {
    return;
  }
  cells_[static_cast<std::size_t>(place.row) * static_cast<std::size_t>(size_.columns) +
         static_cast<std::size_t>(place.column)] = cell;
}

std::string Frame::row_text(int row) const {
  std::string text;
  for (int column = 0; column < size_.columns; ++column) {
    append(text, at({row, column}).glyph);
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string Frame::to_text() const {
  std::string text;
  for (int row = 0; row < size_.rows; ++row) {
    text += row_text(row) + '\n';
  }
  return text;
}

}  // namespace screen

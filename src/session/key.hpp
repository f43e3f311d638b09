#pragma once

#include <cstdint>

namespace session {

/// A key as a person names it, free of the bytes a terminal sends for it.
enum class KeyName : std::uint8_t {
  character,  ///< a printable character, see Key::character
  left,
  right,
  up,
  down,
  home,
  end,
  page_up,
  page_down,
  tab,
  shift_tab,
  enter,
  escape,
  ctrl_l,
};

/// A key press; `character` is 0 unless the name is KeyName::character (Space is ' ').
struct Key {
  KeyName name = KeyName::character;
  char32_t character = 0;

  friend constexpr bool operator==(const Key&, const Key&) = default;
};

}  // namespace session

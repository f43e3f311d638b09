#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "session/command.hpp"
#include "session/key.hpp"
#include "session/step.hpp"

namespace session {

/// A key, or the characters from `first` to `last`.
struct KeyRange {
  Key first;
  char32_t last = 0;  ///< of a single character the same one; of a key with a name 0

  constexpr KeyRange() = default;
  constexpr KeyRange(KeyName name) : first{name} {}
  constexpr KeyRange(char32_t character) : KeyRange(character, character) {}
  constexpr KeyRange(char32_t from, char32_t to) : first{KeyName::character, from}, last(to) {}
};

/// What a word of line mode is followed by.
enum class Argument : std::uint8_t { none, square, row, column, turn, verbosity, wish };

/// A way to ask for a command in line mode; without a word the argument alone asks for it.
struct Words {
  std::string_view word;
  Argument argument = Argument::none;

  friend constexpr bool operator==(const Words&, const Words&) = default;
};

/// Up to three values in a row of the table.
template <typename T>
class Few {
 public:
  constexpr Few(std::initializer_list<T> values) {
    assert(values.size() <= values_.size());
    for (const T& value : values) {
      values_[size_++] = value;
    }
  }

  [[nodiscard]] constexpr const T* begin() const { return values_.data(); }
  [[nodiscard]] constexpr const T* end() const { return values_.data() + size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

 private:
  std::array<T, 3> values_{};
  std::size_t size_ = 0;
};

/// When a command can be carried out.
enum class Nature : std::uint8_t {
  focus,     ///< in the present; a look back ends with it
  question,  ///< about the position on show, in the past too
  turn,      ///< in the present, once the computer has answered
  at_once,   ///< while the computer thinks, too
  anywhere,  ///< at once, whatever lies over the board
};

/// A row of the one table that keys, line mode's words, help and the manual come from.
struct CommandInfo {
  Command command = Command::again;
  Few<KeyRange> keys;     ///< none: not on the full screen
  Few<Words> words;       ///< none: not in line mode
  std::string_view help;  ///< what it does, a few words without a full stop; neighbours that say
                          ///< the same share one line of help
  Nature nature = Nature::turn;
  void (*act)(Step& step, const Order& order) = nullptr;  ///< what it does to a game in play
};

/// The table, in the order help shows it: every command once.
[[nodiscard]] std::span<const CommandInfo> commands();

/// The row of a command.
[[nodiscard]] const CommandInfo& find(Command command);

/// A key as help writes it: "Enter", "w", "a-h".
[[nodiscard]] std::string to_string(const KeyRange& keys);

/// Words as help writes them: "w SQUARE".
[[nodiscard]] std::string to_string(const Words& words);

/// The command a key stands for on the full screen; nothing for a key that has none.
[[nodiscard]] std::optional<Order> command_for(const Key& key);

/// The command a line stands for in line mode: case-blind, an optional leading `/`, blanks around
/// it ignored; an empty line is Command::again.
[[nodiscard]] std::variant<Order, UnknownInput> parse_command(std::string_view line);

}  // namespace session

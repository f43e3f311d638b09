#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "session/event.hpp"
#include "session/key.hpp"

namespace frontend {

/// What a terminal's bytes stand for: a key, or the report that the window has lost the focus.
using Input = std::variant<session::Key, session::LeftAlone>;

/// Turns the bytes a terminal sends into keys, whatever TERM says: it knows every form in use of
/// every key it names and swallows all other sequences whole. Pasted text is dropped. It knows no
/// clock; the caller reports silence with expire().
class KeyDecoder {
 public:
  /// What these bytes complete. They may end anywhere in a sequence; the rest may come later.
  [[nodiscard]] std::vector<Input> feed(std::string_view bytes);
  /// The milliseconds of silence after which expire() is due; -1 when nothing is unfinished.
  [[nodiscard]] int patience() const;
  /// Takes what is unfinished as all there will be: a lone Escape becomes the key, a broken
  /// sequence or paste is given up.
  [[nodiscard]] std::vector<Input> expire();

 private:
  enum class State {
    ground,
    escape,         ///< after ESC
    escape_escape,  ///< after ESC ESC: the key twice, or Alt with a sequence
    late,           ///< after an Escape that silence made a key; its sequence may still follow
    csi,            ///< after ESC [
    csi_letter,     ///< after ESC [ [, the Linux console's function keys
    mouse,          ///< in the three bytes of an old mouse report
    ss3,            ///< after ESC O
    text,           ///< in an operating system command or another string
    text_escape,    ///< after an ESC in such a string
    paste,
    swallow_utf8,  ///< after ESC and the first byte of a character
  };

  void take(char byte);
  void take_ground(char byte);
  void take_escape(char byte);
  void take_csi(char byte);
  void take_ss3(char byte);
  void take_text(char byte);
  void take_paste(char byte);
  void begin_sequence(char introducer);
  void end_csi(char final);
  void press(session::KeyName name);

  State state_ = State::ground;
  bool alt_ = false;           ///< the sequence came with Alt: no key of ours
  std::string parameters_;     ///< of the sequence under way, or the tail of a paste
  std::size_t remaining_ = 0;  ///< bytes of a mouse report still to come
  std::vector<Input> found_;
};

}  // namespace frontend

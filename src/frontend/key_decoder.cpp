#include "frontend/key_decoder.hpp"

#include <array>
#include <optional>
#include <utility>

namespace frontend {

namespace {

using session::KeyName;

constexpr char escape_byte = '\x1b';
constexpr std::string_view paste_begin = "200";
constexpr std::string_view paste_end = "\x1b[201~";
// Longer than any key's parameters; what comes after that changes nothing.
constexpr std::size_t most_parameters = 16;

struct NamedFinal {
  char final;
  KeyName name;
};

constexpr std::array<NamedFinal, 6> motions = {{{'A', KeyName::up},
                                                {'B', KeyName::down},
                                                {'C', KeyName::right},
                                                {'D', KeyName::left},
                                                {'H', KeyName::home},
                                                {'F', KeyName::end}}};

std::optional<KeyName> motion(char final) {
  for (const NamedFinal& known : motions) {
    if (known.final == final) {
      return known.name;
    }
  }
  return std::nullopt;
}

// The keys sent as ESC [ number ~.
std::optional<KeyName> numbered(std::string_view number) {
  if (number == "1" || number == "7") {
    return KeyName::home;
  }
  if (number == "4" || number == "8") {
    return KeyName::end;
  }
  if (number == "5") {
    return KeyName::page_up;
  }
  if (number == "6") {
    return KeyName::page_down;
  }
  return std::nullopt;
}

bool is_control(char byte) {
  return static_cast<unsigned char>(byte) < 0x20 || byte == '\x7f';
}

bool is_ascii(char byte) {
  return static_cast<unsigned char>(byte) < 0x80;
}

bool continues_utf8(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

bool is_final(char byte) {
  return byte >= 0x40 && byte < 0x7f;
}

// Whether bytes that come just after a lone Escape are the rest of a sequence that a slow line
// split. A person types one of these beginnings, but not two bytes in one go.
bool continues_sequence(std::string_view bytes) {
  if (bytes.size() < 2) {
    return false;
  }
  const std::string_view next = bytes[0] == '['   ? "ABCDFHIOZ0123456789<?"
                                : bytes[0] == 'O' ? "ABCDFHM"
                                                  : "";
  return next.find(bytes[1]) != std::string_view::npos;
}

}  // namespace

std::vector<Input> KeyDecoder::feed(std::string_view bytes) {
  if (state_ == State::late && !bytes.empty()) {
    state_ = State::ground;
    if (continues_sequence(bytes)) {
      begin_sequence(bytes.front());
      bytes.remove_prefix(1);
    }
  }
  for (const char byte : bytes) {
    take(byte);
  }
  return std::exchange(found_, {});
}

int KeyDecoder::patience() const {
  switch (state_) {
    case State::ground:
      return -1;
    case State::escape:
    case State::escape_escape:
      return 25;
    case State::paste:
      return 1000;
    default:
      return 500;
  }
}

std::vector<Input> KeyDecoder::expire() {
  const State was = std::exchange(state_, State::ground);
  if (was == State::escape || was == State::escape_escape) {
    press(KeyName::escape);
    state_ = State::late;
  }
  if (was == State::escape_escape) {
    press(KeyName::escape);
  }
  return std::exchange(found_, {});
}

void KeyDecoder::take(char byte) {
  switch (state_) {
    case State::ground:
    case State::late:
      return take_ground(byte);
    case State::escape:
    case State::escape_escape:
      return take_escape(byte);
    case State::csi:
      return take_csi(byte);
    case State::csi_letter:
      state_ = State::ground;
      return;
    case State::mouse:
      state_ = --remaining_ == 0 ? State::ground : State::mouse;
      return;
    case State::ss3:
      return take_ss3(byte);
    case State::text:
    case State::text_escape:
      return take_text(byte);
    case State::paste:
      return take_paste(byte);
    case State::swallow_utf8:
      if (!continues_utf8(byte)) {
        state_ = State::ground;
        take_ground(byte);
      }
      return;
  }
}

// Characters outside ASCII and the other control characters are no keys.
void KeyDecoder::take_ground(char byte) {
  if (byte == escape_byte) {
    state_ = State::escape;
  } else if (byte == '\r' || byte == '\n') {
    press(KeyName::enter);
  } else if (byte == '\t') {
    press(KeyName::tab);
  } else if (byte == '\f') {
    press(KeyName::ctrl_l);
  } else if (!is_control(byte) && is_ascii(byte)) {
    found_.emplace_back(session::Key{KeyName::character, static_cast<char32_t>(byte)});
  }
}

void KeyDecoder::take_escape(char byte) {
  const bool twice = state_ == State::escape_escape;
  if (byte == escape_byte) {
    if (twice) {
      press(KeyName::escape);
    }
    state_ = State::escape_escape;
    return;
  }
  const bool begins = std::string_view("[O]P_^X").find(byte) != std::string_view::npos;
  if (twice && !begins) {
    press(KeyName::escape);
  }
  if (begins) {
    begin_sequence(byte);
    alt_ = twice;
  } else {
    state_ = is_ascii(byte) ? State::ground : State::swallow_utf8;
  }
}

void KeyDecoder::begin_sequence(char introducer) {
  state_ = introducer == '[' ? State::csi : introducer == 'O' ? State::ss3 : State::text;
  alt_ = false;
  parameters_.clear();
}

void KeyDecoder::take_csi(char byte) {
  if (is_control(byte)) {
    state_ = State::ground;
    take_ground(byte);
  } else if (byte == '[' && parameters_.empty()) {
    state_ = State::csi_letter;
  } else if (byte == 'M' && parameters_.empty()) {
    state_ = State::mouse;
    remaining_ = 3;
  } else if (is_final(byte)) {
    state_ = State::ground;
    end_csi(byte);
  } else if (parameters_.size() < most_parameters) {
    parameters_ += byte;
  }
}

void KeyDecoder::end_csi(char final) {
  if (final == '~' && parameters_ == paste_begin) {
    state_ = State::paste;
    parameters_.clear();
    return;
  }
  if (alt_ || (final != '~' && !parameters_.empty())) {
    return;
  }
  if (final == 'O') {
    found_.emplace_back(session::LeftAlone{});
  } else if (final == 'Z') {
    press(KeyName::shift_tab);
  } else if (const auto name = final == '~' ? numbered(parameters_) : motion(final)) {
    press(*name);
  }
}

void KeyDecoder::take_ss3(char byte) {
  if (is_control(byte)) {
    state_ = State::ground;
    take_ground(byte);
    return;
  }
  if (!is_final(byte)) {
    alt_ = true;  // ESC O 5 A: an arrow with a modifier
    return;
  }
  state_ = State::ground;
  const auto name = byte == 'M' ? std::optional(KeyName::enter) : motion(byte);
  if (name && !alt_) {
    press(*name);
  }
}

void KeyDecoder::take_text(char byte) {
  if (state_ == State::text_escape && byte != '\\') {
    state_ = State::escape;
    take_escape(byte);
  } else if (byte == '\a' || state_ == State::text_escape) {
    state_ = State::ground;
  } else if (byte == escape_byte) {
    state_ = State::text_escape;
  }
}

void KeyDecoder::take_paste(char byte) {
  parameters_ += byte;
  if (parameters_.size() > paste_end.size()) {
    parameters_.erase(0, 1);
  }
  if (parameters_ == paste_end) {
    state_ = State::ground;
  }
}

void KeyDecoder::press(KeyName name) {
  found_.emplace_back(session::Key{name, 0});
}

}  // namespace frontend

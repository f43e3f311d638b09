#include "store/envelope.hpp"

#include <array>
#include <charconv>
#include <optional>

namespace store {

namespace {

constexpr std::string_view magic = "reversi-game ";
constexpr std::size_t most_digits = 9;

// The CRC-32 of IEEE 802.3, as zlib and PNG use it, bit by bit: a saved game is short.
std::uint32_t crc32(std::string_view bytes) {
  std::uint32_t crc = ~std::uint32_t{0};
  for (const char byte : bytes) {
    crc ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) {
      crc = (crc >> 1) ^ (0xedb88320 & (~(crc & 1) + 1));
    }
  }
  return ~crc;
}

std::string hexadecimal(std::uint32_t number) {
  std::string digits;
  for (int shift = 28; shift >= 0; shift -= 4) {
    digits += "0123456789abcdef"[(number >> shift) & 15];
  }
  return digits;
}

std::string head_of(std::string_view payload) {
  return std::to_string(payload.size()) + " " + hexadecimal(crc32(payload));
}

// The text up to `end`, which is taken away with it.
std::optional<std::string_view> take(std::string_view& text, char end) {
  const std::size_t length = text.find(end);
  if (length == std::string_view::npos) {
    return std::nullopt;
  }
  const std::string_view taken = text.substr(0, length);
  text.remove_prefix(length + 1);
  return taken;
}

// Only the one way to_string writes it is a number.
std::optional<int> positive(std::string_view digits) {
  if (digits.empty() || digits.size() > most_digits || digits.front() == '0') {
    return std::nullopt;
  }
  int number = 0;
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), number);
  if (error != std::errc() || end != digits.end() || number <= 0) {
    return std::nullopt;
  }
  return number;
}

}  // namespace

bool begins_as_saved_game(std::string_view text) {
  return text.starts_with(magic);
}

std::string seal(std::string_view payload) {
  std::string text(magic);
  text += std::to_string(format) + " " + head_of(payload) + "\n";
  return text.append(payload);
}

std::variant<std::string_view, Unusable> unseal(std::string_view text) {
  if (!text.starts_with(magic)) {
    return Unusable::damaged;
  }
  text.remove_prefix(magic.size());
  const auto number = positive(take(text, ' ').value_or(""));
  if (!number) {
    return Unusable::damaged;
  }
  if (*number > format) {
    return Unusable::newer;
  }
  // Compared as a text, the head can be written in one way only.
  const auto head = take(text, '\n');
  if (!head || *head != head_of(text)) {
    return Unusable::damaged;
  }
  return text;
}

}  // namespace store

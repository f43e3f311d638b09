#include "meet/user.hpp"

#include <pwd.h>

#include <algorithm>
#include <charconv>
#include <vector>

namespace meet {

namespace {

constexpr std::size_t longest_name = 32;
constexpr std::size_t entry_size = 1 << 16;
const std::string by_number = "user-";

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

std::optional<uid_t> numbered(const std::string& name) {
  if (!name.starts_with(by_number)) {
    return std::nullopt;
  }
  uid_t uid = 0;
  const char* const end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data() + by_number.size(), end, uid);
  return error == std::errc() && stop == end ? std::optional(uid) : std::nullopt;
}

}  // namespace

bool is_plain_name(std::string_view text) {
  const auto fits = [](char c) {
    return is_letter_or_digit(c) || c == '.' || c == '_' || c == '-';
  };
  return !text.empty() && text.size() <= longest_name && is_letter_or_digit(text.front()) &&
         std::ranges::all_of(text, fits);
}

std::string user_name(uid_t uid) {
  passwd entry = {};
  passwd* found = nullptr;
  std::vector<char> buffer(entry_size);
  const int error = getpwuid_r(uid, &entry, buffer.data(), buffer.size(), &found);
  if (error == 0 && found != nullptr && is_plain_name(found->pw_name)) {
    return found->pw_name;
  }
  return by_number + std::to_string(uid);
}

std::optional<uid_t> user_named(const std::string& name) {
  passwd entry = {};
  passwd* found = nullptr;
  std::vector<char> buffer(entry_size);
  const int error = getpwnam_r(name.c_str(), &entry, buffer.data(), buffer.size(), &found);
  if (error == 0 && found != nullptr) {
    return found->pw_uid;
  }
  const auto uid = numbered(name);
  return uid && user_name(*uid) == name ? uid : std::nullopt;
}

}  // namespace meet

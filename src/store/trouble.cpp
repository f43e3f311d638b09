#include "store/trouble.hpp"

#include <algorithm>
#include <filesystem>

namespace store {

namespace {

constexpr std::string_view ellipsis = "...";

std::string printable(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c < ' ' || c > '~'; }, '?');
  return text;
}

// The variable part is cut where the sentence would grow too long; a name keeps its end, where the
// number is.
std::string sentence(std::string_view before, std::string middle, std::string_view after,
                     std::size_t kept_end = 0) {
  middle = printable(std::move(middle));
  const std::size_t room = most_columns - before.size() - after.size();
  if (middle.size() > room) {
    const std::string end = middle.substr(middle.size() - kept_end);
    middle = middle.substr(0, room - kept_end - ellipsis.size()).append(ellipsis) + end;
  }
  return std::string(before) + middle + std::string(after);
}

}  // namespace

std::string said_set_aside(const std::string& path) {
  const std::string name = std::filesystem::path(path).filename().string();
  const std::size_t number = name.size() - name.rfind('.');
  return sentence("Saved game damaged, set aside as ", name, ".", number);
}

std::string said_stays(const std::error_code& error) {
  return sentence("Saved game damaged, stays (", error.message(), "); this game is not saved.");
}

std::string said_not_ours(std::string_view kind) {
  return "Saved game is " + std::string(kind) + ", untouched; this game is not saved.";
}

std::string said_empty() {
  return "Saved game is empty: a new one begins.";
}

std::string said_unreadable(const std::error_code& error) {
  return sentence("Saved game unreadable (", error.message(),
                  "), untouched; this game is not saved.");
}

std::string said_newer() {
  return "Saved game is from a newer reversi, left untouched; this game is not saved.";
}

std::string said_busy() {
  return "Saved game is open in another reversi.";
}

std::string said_unlocked(const std::error_code& error) {
  return sentence("Saved game not locked (", error.message(), ").");
}

}  // namespace store

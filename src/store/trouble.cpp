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

std::string saved_game(std::string_view what) {
  return "Saved game " + std::string(what);
}

}  // namespace

std::string said_set_aside(std::string_view what, const std::string& path) {
  const std::string name = std::filesystem::path(path).filename().string();
  const std::size_t number = name.size() - name.rfind('.');
  return sentence(saved_game(what) + ", set aside as ", name, ".", number);
}

std::string said_stays(std::string_view what, const std::error_code& error) {
  return sentence(saved_game(what) + ", stays (", error.message(), "); this game is not saved.");
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

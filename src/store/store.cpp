#include "store/store.hpp"

#include <sstream>
#include <system_error>
#include <utility>

#include "json/archive.hpp"
#include "store/file.hpp"
#include "store/record.hpp"
#include "store/trouble.hpp"

namespace store {

namespace {

// The types are those that cereal neither narrows nor passes through the locale.
template <typename Archive, typename AnyRecord>
void members(Archive& archive, AnyRecord& record) {
  archive(cereal::make_nvp("play_as", record.play_as),
          cereal::make_nvp("black_level", record.black_level),
          cereal::make_nvp("white_level", record.white_level),
          cereal::make_nvp("seed", record.seed), cereal::make_nvp("start", record.start),
          cereal::make_nvp("moves", record.moves), cereal::make_nvp("present", record.present),
          cereal::make_nvp("discs", record.discs), cereal::make_nvp("to_move", record.to_move));
}

std::string to_json(const Record& record) {
  return json::archived([&](auto& archive) { members(archive, record); }) + "\n";
}

// What a reader of JSON does not look at, and what a later cereal may write in another way.
std::string without_blanks(std::string text) {
  std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
  return text;
}

// What cereal throws is only partly its own: bad_alloc, length_error and others come as well.
std::optional<Record> from_json(const std::string& json) try {
  std::istringstream stream(json);
  cereal::JSONInputArchive archive(stream);
  Record record;
  members(archive, record);
  return record;
} catch (...) {
  return std::nullopt;
}

constexpr const char* taken = "Something else has the name of the saved game";

std::optional<std::string> reason(const std::error_code& error) {
  return error ? std::optional(error.message()) : std::nullopt;
}

}  // namespace

std::string encode(const SavedGame& saved) {
  return seal(to_json(to_record(saved)));
}

std::variant<SavedGame, Unusable> decode(std::string_view text) {
  const auto payload = unseal(text);
  if (const auto* const unusable = std::get_if<Unusable>(&payload)) {
    return *unusable;
  }
  if (text.size() > most_bytes) {
    return Unusable::damaged;
  }
  const std::string json(std::get<std::string_view>(payload));
  const auto record = from_json(json);
  auto saved = record ? to_saved_game(*record) : std::nullopt;
  // cereal overlooks members that are not asked for, or come twice, and all behind a NUL.
  if (!saved || without_blanks(to_json(*record)) != without_blanks(json)) {
    return Unusable::damaged;
  }
  return std::move(*saved);
}

std::optional<std::string> why_not_ours(const std::string& path) {
  if (path.ends_with('/')) {
    return "names a directory";
  }
  const auto read = read_file(path, most_bytes);
  if (const auto* const other = std::get_if<NotRegular>(&read)) {
    return "is " + std::string(other->kind);
  }
  const auto* const file = std::get_if<FileText>(&read);
  if (file == nullptr || file->text.empty() || begins_as_saved_game(file->text)) {
    return std::nullopt;
  }
  return "is not a saved game of reversi";
}

Store::Store(std::string path, Folder folder) : path_(std::move(path)), folder_(folder) {
  secure();
}

void Store::secure() {
  no_directory_ = make_parents(path_);
  if (no_directory_ || lock_.held()) {
    return;
  }
  lock_ = Lock(beside(path_, "reversi-lock"));
  if (lock_.held()) {
    remove_leftover(path_);
  }
}

std::optional<std::string> Store::warning() const {
  if (lock_.held() || lock_.busy()) {
    return std::nullopt;
  }
  return said_unlocked(no_directory_ ? no_directory_ : lock_.error());
}

Loaded Store::load() {
  if (busy()) {
    return LoadTrouble{said_busy()};
  }
  const auto read = read_file(path_, most_bytes + 1);
  if (const auto* const error = std::get_if<std::error_code>(&read)) {
    if (*error == std::errc::no_such_file_or_directory) {
      return NoGame{};
    }
    return refuse("Saved game unreadable", said_unreadable(*error));
  }
  if (const auto* const other = std::get_if<NotRegular>(&read)) {
    LoadTrouble trouble = refuse(taken, said_not_ours(other->kind));
    trouble.can_save = false;
    return trouble;
  }
  return judge(std::get<FileText>(read));
}

Loaded Store::judge(const FileText& file) {
  if (file.text.empty()) {
    return folder_ == Folder::ours ? Loaded(LoadTrouble{said_empty()}) : NoGame{};
  }
  if (folder_ == Folder::somebodys && !begins_as_saved_game(file.text)) {
    return refuse(taken, said_not_ours("somebody's file"));
  }
  auto decoded = decode(file.text);
  if (auto* const saved = std::get_if<SavedGame>(&decoded)) {
    known_ = file.identity;
    return std::move(*saved);
  }
  if (std::get<Unusable>(decoded) == Unusable::newer) {
    return refuse("Saved game is from a newer reversi", said_newer());
  }
  return put_aside();
}

std::optional<std::string> Store::save(const SavedGame& saved) {
  secure();
  if (busy()) {
    return "Saved game is open in another reversi";
  }
  if (refusal_ || no_directory_) {
    return refusal_ ? refusal_ : reason(no_directory_);
  }
  const std::string text = encode(saved);
  const auto again = decode(text);
  if (!std::holds_alternative<SavedGame>(again) || std::get<SavedGame>(again) != saved) {
    return "It would not read back";
  }
  if (!is_still(path_, known_)) {
    return taken;
  }
  return reason(replace_file(path_, text, known_));
}

std::optional<std::string> Store::remove() {
  if (busy() || refusal_ || !known_ || !is_still(path_, known_)) {
    return std::nullopt;
  }
  known_.reset();
  return reason(remove_file(path_));
}

LoadTrouble Store::refuse(std::string why, std::string said) {
  refusal_ = std::move(why);
  return {std::move(said), true};
}

LoadTrouble Store::put_aside() {
  const auto aside = set_aside(path_);
  if (const auto* const path = std::get_if<std::string>(&aside)) {
    return {said_set_aside(*path)};
  }
  return refuse("Saved game damaged and in the way", said_stays(std::get<std::error_code>(aside)));
}

}  // namespace store

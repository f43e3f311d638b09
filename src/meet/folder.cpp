#include "meet/folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <ctime>
#include <system_error>

#include "meet/user.hpp"

namespace meet {

namespace {

constexpr mode_t all_pass_through = 0711;
constexpr mode_t others_write = 0022;

std::string why(const std::string& path, int error) {
  return path + ": " + std::generic_category().message(error);
}

// Why this is not the folder it should be; empty when it is.
std::string fault(const std::string& path, const struct stat& status, uid_t owner) {
  if (S_ISLNK(status.st_mode)) {
    return path + " is a link, which is not followed";
  }
  if (!S_ISDIR(status.st_mode)) {
    return path + " is no folder";
  }
  if (status.st_uid != owner) {
    return path + " belongs to " + user_name(status.st_uid) + ", not to " + user_name(owner);
  }
  return (status.st_mode & others_write) != 0 ? "others may write in " + path : "";
}

}  // namespace

std::string folder_path(const std::string& tables, uid_t owner) {
  return tables + "/reversi-" + std::to_string(owner);
}

std::variant<Folder, std::string> Folder::open(const std::string& tables, uid_t owner) {
  const std::string path = folder_path(tables, owner);
  store::Descriptor opened(::open(path.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC));
  struct stat status = {};
  if (!opened || fstat(opened.get(), &status) != 0) {
    return why(path, errno);
  }
  if (std::string wrong = fault(path, status, owner); !wrong.empty()) {
    return wrong;
  }
  return Folder(std::move(opened), owner);
}

std::variant<Folder, std::string> Folder::make(const std::string& tables) {
  const std::string path = folder_path(tables, geteuid());
  if (mkdir(path.c_str(), all_pass_through) != 0 && errno != EEXIST) {
    return why(path, errno);
  }
  auto opened = open(tables, geteuid());
  // The umask may have taken rights away.
  if (const auto* const folder = std::get_if<Folder>(&opened);
      folder != nullptr && chmod(folder->path(".").c_str(), all_pass_through) != 0) {
    return why(path, errno);
  }
  return opened;
}

std::string Folder::path(const std::string& name) const {
  return "/proc/self/fd/" + std::to_string(descriptor_.get()) + '/' + name;
}

bool Folder::has_socket(const std::string& name) const {
  struct stat status = {};
  return fstatat(descriptor_.get(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
         S_ISSOCK(status.st_mode) && status.st_uid == owner_;
}

std::optional<store::Descriptor> Folder::lock() const {
  constexpr int attempts = 20;
  constexpr timespec pause = {0, 10'000'000};
  store::Descriptor held(::open(path(".").c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  for (int attempt = 0; held && attempt < attempts; ++attempt) {
    if (flock(held.get(), LOCK_EX | LOCK_NB) == 0) {
      return held;
    }
    nanosleep(&pause, nullptr);
  }
  return std::nullopt;
}

}  // namespace meet

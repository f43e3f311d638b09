#include "store/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace store {

namespace {

constexpr mode_t file_mode = 0600;
constexpr mode_t directory_mode = 0700;
constexpr int most_set_aside = 9999;

std::string fresh_name(const std::string& path) {
  return beside(path, "reversi-new");
}

Identity identity(const struct stat& status) {
  return {status.st_dev, status.st_ino};
}

std::string_view kind_of(mode_t mode) {
  switch (mode & S_IFMT) {
    case S_IFDIR:
      return "a directory";
    case S_IFLNK:
      return "a symbolic link";
    case S_IFIFO:
      return "a pipe";
    case S_IFSOCK:
      return "a socket";
    default:
      return "a device";
  }
}

std::string parent(const std::string& path) {
  const std::string directory = std::filesystem::path(path).parent_path().string();
  return directory.empty() ? "." : directory;
}

Descriptor retry_open(const std::string& path, int flags, mode_t mode = 0) {
  int number = -1;
  do {
    number = ::open(path.c_str(), flags, mode);
  } while (number < 0 && errno == EINTR);
  return Descriptor(number);
}

std::error_code sync(const Descriptor& file) {
  while (::fsync(file.get()) != 0) {
    if (errno != EINTR) {
      return last_error();
    }
  }
  return {};
}

std::error_code sync_directory(const std::string& path) {
  const Descriptor directory = retry_open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (!directory) {
    return last_error();
  }
  const std::error_code error = sync(directory);
  // Some file systems cannot sync a directory, and say so; there is nothing more to be done there.
  return error == std::errc::invalid_argument ? std::error_code() : error;
}

std::error_code write_all(const Descriptor& file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file.get(), text.data(), text.size());
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (written == 0) {
      return std::make_error_code(std::errc::io_error);
    } else if (errno != EINTR) {
      return last_error();
    }
  }
  return {};
}

Descriptor create(const std::string& path) {
  constexpr int flags = O_WRONLY | O_CREAT | O_EXCL;
  Descriptor file = open_file(path, flags, file_mode);
  if (!file && errno == EEXIST) {  // left by a run that was killed and held no lock
    ::unlink(path.c_str());
    file = open_file(path, flags, file_mode);
  }
  return file;
}

std::variant<Identity, std::error_code> write_file(const std::string& path, std::string_view text) {
  const Descriptor file = create(path);
  struct stat status = {};
  if (!file || ::fstat(file.get(), &status) != 0) {
    return last_error();
  }
  // The umask may have taken the owner's rights. Where modes cannot be changed it could not.
  static_cast<void>(::fchmod(file.get(), file_mode));
  if (const std::error_code error = write_all(file, text)) {
    return error;
  }
  // Closing tells nothing new after this: all that could be lost has been reported here.
  if (const std::error_code error = sync(file)) {
    return error;
  }
  return identity(status);
}

std::variant<std::string, std::error_code> read_all(const Descriptor& file, std::size_t most) {
  std::string text;
  std::array<char, 4096> block{};
  while (text.size() < most) {
    const std::size_t wanted = std::min(block.size(), most - text.size());
    const ssize_t got = ::read(file.get(), block.data(), wanted);
    if (got == 0) {
      break;
    }
    if (got > 0) {
      text.append(block.data(), static_cast<std::size_t>(got));
    } else if (errno != EINTR) {
      return last_error();
    }
  }
  return text;
}

}  // namespace

std::error_code last_error() {
  return {errno, std::system_category()};
}

Descriptor open_file(const std::string& path, int flags, mode_t mode) {
  return retry_open(path, flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, mode);
}

std::string beside(const std::string& path, std::string_view suffix) {
  const std::filesystem::path file(path);
  const std::string name = "." + file.filename().string() + "." + std::string(suffix);
  return (file.parent_path() / name).string();
}

std::variant<FileText, NotRegular, std::error_code> read_file(const std::string& path,
                                                              std::size_t most) {
  struct stat status = {};
  if (::lstat(path.c_str(), &status) != 0) {
    return last_error();
  }
  if (!S_ISREG(status.st_mode)) {
    return NotRegular{kind_of(status.st_mode)};
  }
  const Descriptor file = open_file(path, O_RDONLY | O_NONBLOCK);
  if (!file || ::fstat(file.get(), &status) != 0) {
    return last_error();
  }
  if (!S_ISREG(status.st_mode)) {  // it has just been exchanged
    return NotRegular{kind_of(status.st_mode)};
  }
  auto text = read_all(file, most);
  if (const auto* const error = std::get_if<std::error_code>(&text)) {
    return *error;
  }
  return FileText{std::move(std::get<std::string>(text)), identity(status)};
}

bool is_still(const std::string& path, const std::optional<Identity>& known) {
  struct stat status = {};
  if (::lstat(path.c_str(), &status) != 0) {
    return true;
  }
  return S_ISREG(status.st_mode) && (status.st_size == 0 || identity(status) == known);
}

std::error_code replace_file(const std::string& path, std::string_view text,
                             std::optional<Identity>& known) {
  const std::string fresh = fresh_name(path);
  const auto written = write_file(fresh, text);
  std::error_code error;
  if (const auto* const failure = std::get_if<std::error_code>(&written)) {
    error = *failure;
  } else if (::rename(fresh.c_str(), path.c_str()) != 0) {
    error = last_error();
  }
  if (error) {
    ::unlink(fresh.c_str());
    return error;
  }
  known = std::get<Identity>(written);
  return sync_directory(parent(path));
}

void remove_leftover(const std::string& path) {
  ::unlink(fresh_name(path).c_str());
}

std::error_code remove_file(const std::string& path) {
  if (::unlink(path.c_str()) != 0) {
    return errno == ENOENT ? std::error_code() : last_error();
  }
  return sync_directory(parent(path));
}

std::variant<std::string, std::error_code> set_aside(const std::string& path) {
  for (int number = 1; number <= most_set_aside; ++number) {
    std::string aside = path + ".bad-" + std::to_string(number);
    if (::renameat2(AT_FDCWD, path.c_str(), AT_FDCWD, aside.c_str(), RENAME_NOREPLACE) == 0) {
      return aside;
    }
    if (errno != EEXIST) {
      return last_error();
    }
  }
  return std::make_error_code(std::errc::file_exists);
}

std::error_code make_parents(const std::string& path) {
  const std::string directory = parent(path);
  struct stat status = {};
  if (::stat(directory.c_str(), &status) == 0) {
    return {};
  }
  if (errno != ENOENT) {
    return last_error();
  }
  if (const std::error_code error = make_parents(directory)) {
    return error;
  }
  if (::mkdir(directory.c_str(), directory_mode) != 0) {
    return errno == EEXIST ? std::error_code() : last_error();
  }
  static_cast<void>(::chmod(directory.c_str(), directory_mode));  // as with files
  return sync_directory(parent(directory));
}

}  // namespace store

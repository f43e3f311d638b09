#include "meet/table.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <vector>

#include "meet/user.hpp"

namespace meet {

namespace {

constexpr int most_waiting = 16;
constexpr mode_t all_connect = 0666;

store::Descriptor new_socket() {
  return store::Descriptor(socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
}

sockaddr_un address(const std::string& path) {
  sockaddr_un result = {};
  result.sun_family = AF_UNIX;
  std::memcpy(result.sun_path, path.c_str(), std::min(path.size(), sizeof result.sun_path - 1));
  return result;
}

using SocketCall = int (*)(int, const sockaddr*, socklen_t);

// 0, or the reason.
int call(SocketCall what, const store::Descriptor& socket, const std::string& path) {
  const sockaddr_un where = address(path);
  return what(socket.get(), reinterpret_cast<const sockaddr*>(&where), sizeof where) == 0 ? 0
                                                                                          : errno;
}

std::string message(int error) {
  return std::generic_category().message(error);
}

// Takes away what a program that was killed has left. Why that cannot be done; empty when the name
// is free.
std::string clear(const Folder& folder, const std::string& name) {
  struct stat status = {};
  if (fstatat(folder.descriptor(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
    return errno == ENOENT ? "" : message(errno);
  }
  if (!folder.has_socket(name)) {
    return "something that is no table has its place: reversi host NAME takes another name";
  }
  if (call(connect, new_socket(), folder.path(name)) != ECONNREFUSED) {
    return "it is set up already: reversi host NAME takes another name";
  }
  return unlinkat(folder.descriptor(), name.c_str(), 0) == 0 ? "" : message(errno);
}

std::variant<store::Descriptor, std::string> listen_at(const Folder& folder,
                                                       const std::string& name) {
  const auto held = folder.lock();
  if (!held) {
    return "another reversi is setting up a table: try again";
  }
  if (std::string taken = clear(folder, name); !taken.empty()) {
    return taken;
  }
  store::Descriptor listening = new_socket();
  if (const int error = call(bind, listening, folder.path(name)); error != 0) {
    return message(error);
  }
  if (fchmodat(folder.descriptor(), name.c_str(), all_connect, 0) != 0 ||
      listen(listening.get(), most_waiting) != 0) {
    return message(errno);
  }
  return listening;
}

std::variant<Connection, std::string> connect_to(const Folder& folder, const std::string& name) {
  store::Descriptor socket = new_socket();
  switch (const int error = call(connect, socket, folder.path(name)); error) {
    case 0:
      break;
    case ECONNREFUSED:
    case ENOENT:
      return "there is no table " + name + " any more";
    case EAGAIN:
      return "table " + name + " does not answer";
    default:
      return "table " + name + ": " + message(error);
  }
  Connection connection(std::move(socket));
  if (connection.user() != folder.owner()) {
    return "table " + name + " is held by " + user_name(connection.user()) + ", not by " +
           user_name(folder.owner());
  }
  return connection;
}

// Whose folder a name below the tables is; nothing when it is none.
std::optional<uid_t> owner_of(std::string name) {
  constexpr std::string_view prefix = "reversi-";
  if (!name.starts_with(prefix)) {
    return std::nullopt;
  }
  name.erase(0, prefix.size());
  uid_t owner = 0;
  const auto [stop, error] = std::from_chars(name.data(), name.data() + name.size(), owner);
  return error == std::errc() && std::to_string(owner) == name ? std::optional(owner)
                                                               : std::nullopt;
}

std::vector<Folder> folders_with(const std::string& tables, const std::string& name) {
  std::vector<Folder> found;
  std::error_code error;
  for (auto entry = std::filesystem::directory_iterator(tables, error);
       !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    const auto owner = owner_of(entry->path().filename().string());
    if (!owner) {
      continue;
    }
    auto folder = Folder::open(tables, *owner);
    if (auto* const good = std::get_if<Folder>(&folder);
        good != nullptr && good->has_socket(name)) {
      found.push_back(std::move(*good));
    }
  }
  return found;
}

std::string no_table(const std::string& name) {
  return "there is no table " + name + ": the other begins with reversi host";
}

std::variant<Connection, std::string> join_of(const std::string& tables, uid_t owner,
                                              const std::string& name) {
  struct stat status = {};
  if (lstat(folder_path(tables, owner).c_str(), &status) != 0 && errno == ENOENT) {
    return no_table(name);
  }
  const auto folder = Folder::open(tables, owner);
  if (const auto* const why = std::get_if<std::string>(&folder)) {
    return *why;
  }
  const auto& good = std::get<Folder>(folder);
  return good.has_socket(name) ? connect_to(good, name) : no_table(name);
}

std::variant<Connection, std::string> join_any(const std::string& tables, const std::string& name) {
  const std::vector<Folder> folders = folders_with(tables, name);
  if (folders.empty()) {
    return no_table(name);
  }
  if (folders.size() == 1) {
    return connect_to(folders.front(), name);
  }
  std::string ways;
  for (const Folder& folder : folders) {
    ways +=
        (ways.empty() ? "" : " or ") + ("reversi join " + user_name(folder.owner())) + '/' + name;
  }
  return "several tables are named " + name + ": " + ways;
}

}  // namespace

Table::Table(Folder folder, std::string name, store::Descriptor listening)
    : folder_(std::move(folder)), name_(std::move(name)), listening_(std::move(listening)) {
  struct stat status = {};
  if (fstatat(folder_.descriptor(), name_.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0) {
    socket_ = status.st_ino;
  }
}

Table::~Table() {
  struct stat status = {};
  if (listening_ &&
      fstatat(folder_.descriptor(), name_.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
      status.st_ino == socket_) {
    unlinkat(folder_.descriptor(), name_.c_str(), 0);
  }
}

std::variant<Table, std::string> Table::set_up(const std::string& tables, const std::string& name) {
  if (const auto user = user_named(name); user && *user != geteuid()) {
    return "table " + name + ": that is the login name of another user";
  }
  auto folder = Folder::make(tables);
  if (const auto* const why = std::get_if<std::string>(&folder)) {
    return *why + ": REVERSI_TABLES=FOLDER, set for both, takes another place";
  }
  auto listening = listen_at(std::get<Folder>(folder), name);
  if (const auto* const why = std::get_if<std::string>(&listening)) {
    return "table " + name + ": " + *why;
  }
  return Table(std::get<Folder>(std::move(folder)), name,
               std::get<store::Descriptor>(std::move(listening)));
}

std::optional<Connection> Table::arrival() {
  store::Descriptor socket(
      accept4(listening_.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
  if (socket) {
    return Connection(std::move(socket));
  }
  // Whatever else is wrong stays wrong, and would be told again at once, for ever.
  if (errno != EAGAIN && errno != EINTR && errno != ECONNABORTED) {
    deaf_ = true;
  }
  return std::nullopt;
}

std::variant<Connection, std::string> join(const std::string& tables, const std::string& table) {
  const std::size_t slash = table.find('/');
  const std::string name = slash == std::string::npos ? table : table.substr(slash + 1);
  const std::string user = table.substr(0, slash);
  if (!is_plain_name(name) || !is_plain_name(user)) {
    return "no table can be named so: letters, digits, dots, hyphens and underscores";
  }
  if (const auto owner = user_named(user)) {
    return join_of(tables, *owner, name);
  }
  return slash == std::string::npos ? join_any(tables, name)
                                    : "there is no user " + user + " on this machine";
}

std::optional<std::string> tables_folder(const char* reversi_tables) {
  const std::string_view given = reversi_tables == nullptr ? "" : reversi_tables;
  if (given.empty()) {
    return "/tmp";
  }
  return given.starts_with('/') ? std::optional<std::string>(given) : std::nullopt;
}

}  // namespace meet

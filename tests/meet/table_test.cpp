#include "meet/table.hpp"

#include <doctest/doctest.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <chrono>
#include <cstring>
#include <vector>

#include "child.hpp"
#include "meet/user.hpp"
#include "temporary_directory.hpp"

namespace {

using meet::Connection;
using meet::Folder;
using meet::Table;

// A folder like /tmp: everybody may write, nobody may take away what is another's.
class Tables {
 public:
  Tables() { ::chmod(directory_.path().c_str(), 01777); }
  [[nodiscard]] const std::string& path() const { return directory_.path(); }
  [[nodiscard]] std::string own() const { return meet::folder_path(path(), geteuid()); }

 private:
  TemporaryDirectory directory_;
};

std::string me() {
  return meet::user_name(geteuid());
}

template <typename Result>
std::string trouble(const std::variant<Result, std::string>& result) {
  const auto* const why = std::get_if<std::string>(&result);
  return why == nullptr ? "" : *why;
}

mode_t mode_of(const std::string& path) {
  struct stat status = {};
  return ::lstat(path.c_str(), &status) == 0 ? status.st_mode & 07777 : 0;
}

bool wait_for(int descriptor) {
  pollfd on = {descriptor, POLLIN, 0};
  return poll(&on, 1, 5000) == 1;
}

std::string read_some(Connection& connection) {
  return wait_for(connection.descriptor()) ? connection.read().value_or("(ended)") : "(silent)";
}

bool two_users() {
  const bool can = geteuid() == 0 && meet::user_named("nobody").has_value();
  if (!can) {
    MESSAGE("skipped: it takes root to be two users");
  }
  return can;
}

// Runs the task as the user nobody; what it gives, or -1.
template <typename Task>
int as_nobody(Task task) {
  return in_child([&] {
    const uid_t nobody = meet::user_named("nobody").value_or(0);
    const bool became = setgid(nobody) == 0 && setuid(nobody) == 0;
    prctl(PR_SET_DUMPABLE, 1);  // as after an exec: its own /proc is its own
    return became ? task() : 255;
  });
}

}  // namespace

TEST_CASE("two ends of a table talk") {
  const Tables tables;
  auto set_up = Table::set_up(tables.path(), me());
  REQUIRE(trouble(set_up).empty());
  auto& table = std::get<Table>(set_up);
  CHECK(!table.arrival());
  auto joined = meet::join(tables.path(), me());
  REQUIRE(trouble(joined).empty());
  auto& guest = std::get<Connection>(joined);
  REQUIRE(wait_for(table.descriptor()));
  auto host = table.arrival();
  REQUIRE(host);
  CHECK(!table.arrival());
  CHECK(host->read() == "");
  CHECK(guest.write("reversi 1\n"));
  CHECK(read_some(*host) == "reversi 1\n");
  CHECK(host->write("busy\n"));
  CHECK(read_some(guest) == "busy\n");
}

TEST_CASE("each end asks the kernel who the other is") {
  if (!two_users()) {
    return;
  }
  const Tables tables;
  auto set_up = Table::set_up(tables.path(), "root");
  auto& table = std::get<Table>(set_up);
  CHECK(as_nobody([&] {
          auto joined = meet::join(tables.path(), "root");
          auto* const guest = std::get_if<Connection>(&joined);
          return guest != nullptr && guest->user() == 0 && guest->write("none\n") ? 0 : 1;
        }) == 0);
  auto host = table.arrival();
  REQUIRE(host);
  CHECK(meet::user_name(host->user()) == "nobody");
  CHECK(host->read() == "none\n");
  CHECK(!host->read());
}

TEST_CASE("the folder is 0711 and the socket 0666, whatever the umask") {
  for (const mode_t mask : {0777U, 0077U, 0U}) {
    const Tables tables;
    const mode_t before = umask(mask);
    const auto table = Table::set_up(tables.path(), "friday");
    umask(before);
    CHECK(trouble(table).empty());
    CHECK(mode_of(tables.own()) == 0711);
    CHECK(mode_of(tables.own() + "/friday") == 0666);
  }
}

TEST_CASE("a table is cleared away at its end, its folder stays") {
  const Tables tables;
  {
    const auto table = Table::set_up(tables.path(), "friday");
    CHECK(mode_of(tables.own() + "/friday") == 0666);
  }
  CHECK(mode_of(tables.own() + "/friday") == 0);
  CHECK(mode_of(tables.own()) == 0711);
}

TEST_CASE("a table left by a program that was killed is taken over") {
  const Tables tables;
  CHECK(in_child([&] {
          const auto table = Table::set_up(tables.path(), "friday");
          _exit(trouble(table).empty() ? 7 : 1);
          return 0;
        }) == 7);
  CHECK(trouble(meet::join(tables.path(), "friday")) == "there is no table friday any more");
  CHECK(trouble(Table::set_up(tables.path(), "friday")).empty());
}

TEST_CASE("a user has one table of a name at a time, and may have others") {
  const Tables tables;
  const auto table = Table::set_up(tables.path(), "friday");
  CHECK(trouble(Table::set_up(tables.path(), "friday")) ==
        "table friday: it is set up already: reversi host NAME takes another name");
  CHECK(trouble(Table::set_up(tables.path(), "monday")).empty());
  CHECK(trouble(meet::join(tables.path(), "friday")).empty());
}

TEST_CASE("whatever else has the table's name stays as it is") {
  const Tables tables;
  static_cast<void>(Folder::make(tables.path()));
  write_text(tables.own() + "/friday", "mine");
  CHECK(trouble(Table::set_up(tables.path(), "friday")) ==
        "table friday: something that is no table has its place: reversi host NAME takes another "
        "name");
  CHECK(file_text(tables.own() + "/friday") == "mine");
  CHECK(::symlink("friday", (tables.own() + "/monday").c_str()) == 0);
  CHECK(!trouble(Table::set_up(tables.path(), "monday")).empty());
  CHECK(!trouble(meet::join(tables.path(), "monday")).empty());
  CHECK(std::filesystem::is_symlink(tables.own() + "/monday"));
}

TEST_CASE("a link in the folder's place is followed by neither end") {
  const Tables tables;
  const Tables elsewhere;
  static_cast<void>(Folder::make(elsewhere.path()));
  const auto table = Table::set_up(elsewhere.path(), me());
  CHECK(::symlink(elsewhere.own().c_str(), tables.own().c_str()) == 0);
  CHECK(trouble(Table::set_up(tables.path(), "friday")) ==
        tables.own() +
            " is a link, which is not followed: REVERSI_TABLES=FOLDER, set for both, "
            "takes another place");
  CHECK(trouble(meet::join(tables.path(), me())) ==
        tables.own() + " is a link, which is not followed");
}

TEST_CASE("a file in the folder's place, and a folder others may write in, are refused") {
  const Tables tables;
  write_text(tables.own(), "");
  CHECK(trouble(Table::set_up(tables.path(), me())).starts_with(tables.own() + " is no folder"));
  CHECK(trouble(meet::join(tables.path(), me())) == tables.own() + " is no folder");
  CHECK(::unlink(tables.own().c_str()) == 0);
  static_cast<void>(Folder::make(tables.path()));
  CHECK(::chmod(tables.own().c_str(), 0777) == 0);
  CHECK(trouble(Table::set_up(tables.path(), me()))
            .starts_with("others may write in " + tables.own()));
  CHECK(trouble(meet::join(tables.path(), me())) == "others may write in " + tables.own());
}

TEST_CASE("a stranger who takes the folder's place is refused by both ends") {
  if (!two_users()) {
    return;
  }
  const Tables tables;
  CHECK(as_nobody([&] {
          return ::mkdir(meet::folder_path(tables.path(), 0).c_str(), 0711) == 0 ? 0 : 1;
        }) == 0);
  const std::string why = tables.own() + " belongs to nobody, not to root";
  CHECK(trouble(Table::set_up(tables.path(), "root")).starts_with(why));
  CHECK(trouble(meet::join(tables.path(), "root")) == why);
}

TEST_CASE("a stranger can neither remove nor replace a table") {
  if (!two_users()) {
    return;
  }
  const Tables tables;
  const auto table = Table::set_up(tables.path(), "root");
  CHECK(as_nobody([&] {
          const std::string socket = tables.own() + "/root";
          return ::unlink(socket.c_str()) != 0 && ::rename(socket.c_str(), "other") != 0 &&
                         ::rmdir(tables.own().c_str()) != 0 &&
                         ::rename(tables.own().c_str(), (tables.path() + "/x").c_str()) != 0 &&
                         ::chmod(socket.c_str(), 0) != 0 &&
                         ::symlink("/", (tables.own() + "/friday").c_str()) != 0 &&
                         Folder::make(tables.path()).index() == 0
                     ? 0
                     : 1;
        }) == 0);
  CHECK(trouble(meet::join(tables.path(), "root")).empty());
}

TEST_CASE("a table is held by the owner of its folder, or not joined") {
  if (!two_users()) {
    return;
  }
  const Tables tables;
  static_cast<void>(Folder::make(tables.path()));
  const std::string socket = tables.own() + "/root";
  // A socket of nobody's that root itself has moved into its folder.
  const int stranger = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un where = {};
  where.sun_family = AF_UNIX;
  std::strncpy(where.sun_path, socket.c_str(), sizeof where.sun_path - 1);
  REQUIRE(::bind(stranger, reinterpret_cast<sockaddr*>(&where), sizeof where) == 0);
  CHECK(::chown(socket.c_str(), *meet::user_named("nobody"), 0) == 0);
  CHECK(trouble(meet::join(tables.path(), "root")) ==
        "there is no table root: the other begins with reversi host");
  CHECK(::chown(socket.c_str(), 0, 0) == 0);
  CHECK(in_child([&] {
          static_cast<void>(setuid(*meet::user_named("nobody")));
          ::listen(stranger, 1);  // now the kernel names nobody as the one who listens
          return 0;
        }) == 0);
  CHECK(trouble(meet::join(tables.path(), "root")) == "table root is held by nobody, not by root");
  ::close(stranger);
}

TEST_CASE("a login name means that user's table, whoever else uses it") {
  if (!two_users()) {
    return;
  }
  const Tables tables;
  CHECK(as_nobody([&] {
          return trouble(Table::set_up(tables.path(), "root")) ==
                         "table root: that is the login name of another user"
                     ? 0
                     : 1;
        }) == 0);
  static_cast<void>(as_nobody([&] {
    auto folder = Folder::make(tables.path());
    static_cast<void>(Table::set_up(tables.path(), "friday"));
    const int forged = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un where = {};
    where.sun_family = AF_UNIX;
    std::strncpy(where.sun_path, std::get<Folder>(folder).path("root").c_str(),
                 sizeof where.sun_path - 1);
    return ::bind(forged, reinterpret_cast<sockaddr*>(&where), sizeof where);
  }));
  CHECK(std::get<Folder>(Folder::open(tables.path(), *meet::user_named("nobody")))
            .has_socket("root"));
  CHECK(trouble(meet::join(tables.path(), "root")) ==
        "there is no table root: the other begins with reversi host");
}

TEST_CASE("two hosts of one name are told apart by their login names") {
  if (!two_users()) {
    return;
  }
  const Tables tables;
  auto set_up = Table::set_up(tables.path(), "friday");
  CHECK(as_nobody([&] {
          const auto other = Table::set_up(tables.path(), "friday");
          const std::string why = trouble(meet::join(tables.path(), "friday"));
          const auto own = meet::join(tables.path(), "nobody/friday");
          const auto roots = meet::join(tables.path(), "root/friday");
          return trouble(other).empty() && why.starts_with("several tables are named friday: ") &&
                         why.find("reversi join root/friday") != std::string::npos &&
                         why.find("reversi join nobody/friday") != std::string::npos &&
                         std::get<Connection>(own).user() == geteuid() &&
                         std::get<Connection>(roots).user() == 0
                     ? 0
                     : 1;
        }) == 0);
  CHECK(std::get<Table>(set_up).arrival());
}

TEST_CASE("a name that nobody has, and one that cannot be, are told") {
  const Tables tables;
  CHECK(trouble(meet::join(tables.path(), "friday")) ==
        "there is no table friday: the other begins with reversi host");
  CHECK(trouble(meet::join(tables.path(), "no-such-user/friday")) ==
        "there is no user no-such-user on this machine");
  for (const char* const name :
       {"", "/", "../x", "a/b/c", "a\x1b[2J", "root/", "/root", "..", "root/.."}) {
    CAPTURE(name);
    CHECK(trouble(meet::join(tables.path(), name)) ==
          "no table can be named so: letters, digits, dots, hyphens and underscores");
  }
  CHECK(trouble(meet::join("/no/such/place", "friday")) ==
        "there is no table friday: the other begins with reversi host");
  CHECK(trouble(Table::set_up("/no/such/place", "friday")).starts_with("/no/such/place/reversi-"));
}

TEST_CASE("tables may stand far below") {
  const Tables tables;
  std::string deep = tables.path();
  for (int i = 0; i < 10; ++i) {
    deep += "/a-folder-with-a-long-name";
    CHECK(::mkdir(deep.c_str(), 0755) == 0);
  }
  const auto table = Table::set_up(deep, std::string(32, 'a'));
  CHECK(trouble(table).empty());
  CHECK(trouble(meet::join(deep, std::string(32, 'a'))).empty());
}

TEST_CASE("an end that is killed is noticed at once, after what it had sent") {
  const Tables tables;
  auto set_up = Table::set_up(tables.path(), "friday");
  static_cast<void>(in_child([&] {
    auto joined = meet::join(tables.path(), "friday");
    static_cast<void>(std::get<Connection>(joined).write("leave\n"));
    return raise(SIGKILL);
  }));
  auto host = std::get<Table>(set_up).arrival();
  REQUIRE(host);
  CHECK(read_some(*host) == "leave\n");
  CHECK(read_some(*host) == "(ended)");
  CHECK(!host->write("no\n"));
}

TEST_CASE("nobody waits for an end that does not read or does not accept") {
  const Tables tables;
  const auto begin = std::chrono::steady_clock::now();
  auto set_up = Table::set_up(tables.path(), "friday");
  auto joined = meet::join(tables.path(), "friday");
  auto& guest = std::get<Connection>(joined);
  const std::string line(255, 'x');
  int sent = 0;
  while (sent < 100000 && guest.write(line)) {
    ++sent;
  }
  CHECK(sent < 100000);
  std::vector<Connection> waiting;
  std::string why;
  for (int i = 0; i < 100 && why.empty(); ++i) {
    auto another = meet::join(tables.path(), "friday");
    why = trouble(another);
    if (why.empty()) {
      waiting.push_back(std::get<Connection>(std::move(another)));
    }
  }
  CHECK(why == "table friday does not answer");
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(2));
}

TEST_CASE("tables stand in /tmp, or where REVERSI_TABLES says, which is no relative path") {
  CHECK(meet::tables_folder(nullptr) == "/tmp");
  CHECK(meet::tables_folder("") == "/tmp");
  CHECK(meet::tables_folder("/var/games") == "/var/games");
  CHECK(!meet::tables_folder("games"));
  CHECK(!meet::tables_folder("./games"));
}

#pragma once

#include <optional>
#include <string>
#include <variant>

#include "meet/connection.hpp"
#include "meet/folder.hpp"

namespace meet {

/// A table set up for others to join: a socket in the folder of its user. It is cleared away at the
/// end of its life; one left by a program that was killed is taken over.
class Table {
 public:
  /// Sets up a table of a plain name below the folder `tables`, or says why it cannot.
  [[nodiscard]] static std::variant<Table, std::string> set_up(const std::string& tables,
                                                               const std::string& name);
  ~Table();
  Table(Table&&) noexcept = default;
  Table& operator=(Table&&) = delete;

  /// The descriptor to wait on for arrivals; -1 when none can come any more.
  [[nodiscard]] int descriptor() const { return deaf_ ? -1 : listening_.get(); }
  /// The next who has come; nothing when nobody has.
  [[nodiscard]] std::optional<Connection> arrival();

 private:
  Table(Folder folder, std::string name, store::Descriptor listening);

  Folder folder_;
  std::string name_;
  store::Descriptor listening_;
  ino_t socket_ = 0;   ///< so that only our own socket is cleared away
  bool deaf_ = false;  ///< the system takes no more arrivals
};

/// Sits down at a table: NAME, or USER/NAME where two users chose the same name. A login name means
/// the table of that user and nobody else's. The reason in a sentence when there is no such table.
[[nodiscard]] std::variant<Connection, std::string> join(const std::string& tables,
                                                         const std::string& table);

/// Where tables stand: the value of REVERSI_TABLES, /tmp when it is null or empty; nothing when it
/// is no absolute path.
[[nodiscard]] std::optional<std::string> tables_folder(const char* reversi_tables);

}  // namespace meet

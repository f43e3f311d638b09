#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <variant>

#include "store/descriptor.hpp"

namespace meet {

/// The folder of one user's tables, open and checked: it is a folder and no link, it belongs to
/// that user, and nobody else may write in it. What happens to its name afterwards does not matter.
class Folder {
 public:
  /// The folder of `owner` below `tables`, or why there is none that can be trusted.
  [[nodiscard]] static std::variant<Folder, std::string> open(const std::string& tables,
                                                              uid_t owner);
  /// The folder of the user who runs this, made where it is missing, open to all to pass through.
  [[nodiscard]] static std::variant<Folder, std::string> make(const std::string& tables);

  [[nodiscard]] int descriptor() const { return descriptor_.get(); }
  [[nodiscard]] uid_t owner() const { return owner_; }
  /// A short path to a name in it, good for the socket calls, whose paths must be short.
  [[nodiscard]] std::string path(const std::string& name) const;
  /// Whether the name is there and is a socket of the owner's.
  [[nodiscard]] bool has_socket(const std::string& name) const;
  /// Keeps other programs of this user out while it lives; nothing when one does not let go.
  [[nodiscard]] std::optional<store::Descriptor> lock() const;

 private:
  Folder(store::Descriptor descriptor, uid_t owner)
      : descriptor_(std::move(descriptor)), owner_(owner) {}

  store::Descriptor descriptor_;
  uid_t owner_;
};

/// The path of a user's folder.
[[nodiscard]] std::string folder_path(const std::string& tables, uid_t owner);

}  // namespace meet

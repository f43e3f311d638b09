#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>

namespace meet {

/// Whether a text can name a table: 1 to 32 letters, digits, dots, underscores and hyphens, the
/// first a letter or a digit.
[[nodiscard]] bool is_plain_name(std::string_view text);

/// The login name of a user, or "user-1234" where there is none or it is not plain: always a plain
/// name, safe to show.
[[nodiscard]] std::string user_name(uid_t uid);

/// The user whom user_name() calls so, or who logs in so; nothing when there is none.
[[nodiscard]] std::optional<uid_t> user_named(const std::string& name);

}  // namespace meet

#include "meet/user.hpp"

#include <doctest/doctest.h>

TEST_CASE("a plain name is short and has only letters, digits, dots, underscores and hyphens") {
  for (const char* const name : {"ann", "Ann-2", "a.b_c", "7", "user-1234"}) {
    CAPTURE(name);
    CHECK(meet::is_plain_name(name));
  }
  for (const char* const name : {"", ".", "..", ".ann", "-ann", "_ann", "an n", "ann/bob",
                                 "a\x1b[2J", "a\n", "\xc3\xa4", "DOMAIN\\ann"}) {
    CAPTURE(name);
    CHECK(!meet::is_plain_name(name));
  }
  CHECK(meet::is_plain_name(std::string(32, 'a')));
  CHECK(!meet::is_plain_name(std::string(33, 'a')));
}

TEST_CASE("a user is named by login name, or by number where there is none") {
  CHECK(meet::user_name(0) == "root");
  CHECK(meet::user_named("root") == 0);
  constexpr uid_t nobodys = 4000000000;
  CHECK(meet::user_name(nobodys) == "user-4000000000");
  CHECK(meet::user_named("user-4000000000") == nobodys);
}

TEST_CASE("a name that is not how a user is called names nobody") {
  CHECK(!meet::user_named("no-such-user"));
  CHECK(!meet::user_named("user-0"));
  CHECK(!meet::user_named("user-"));
  CHECK(!meet::user_named("user-04000000000"));
  CHECK(!meet::user_named("user-99999999999999999999"));
}

#include "frontend/key_decoder.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>

namespace {

using frontend::Input;
using frontend::KeyDecoder;
using session::Key;
using session::KeyName;

// Inputs as words, so that a failing test can be read: "left up d <left alone>".
std::string words(const std::vector<Input>& inputs) {
  static const char* const names[] = {"",          "left",  "right",   "up",        "down",
                                      "home",      "end",   "page_up", "page_down", "tab",
                                      "shift_tab", "enter", "escape",  "ctrl_l"};
  std::string text;
  for (const Input& input : inputs) {
    const auto* key = std::get_if<Key>(&input);
    text += text.empty() ? "" : " ";
    if (key == nullptr) {
      text += "<left alone>";
    } else if (key->name == KeyName::character) {
      text += static_cast<char>(key->character);
    } else {
      text += names[static_cast<std::size_t>(key->name)];
    }
  }
  return text;
}

std::string decoded(std::string_view bytes) {
  KeyDecoder decoder;
  return words(decoder.feed(bytes));
}

// The same bytes, each coming alone as on a slow line.
std::string decoded_one_by_one(std::string_view bytes) {
  KeyDecoder decoder;
  std::vector<Input> all;
  for (const char byte : bytes) {
    const auto some = decoder.feed({&byte, 1});
    all.insert(all.end(), some.begin(), some.end());
  }
  return words(all);
}

}  // namespace

TEST_CASE("every form of a key is that key, together or byte by byte") {
  const std::pair<const char*, std::vector<std::string>> forms[] = {
      {"up", {"\x1b[A", "\x1bOA"}},
      {"down", {"\x1b[B", "\x1bOB"}},
      {"right", {"\x1b[C", "\x1bOC"}},
      {"left", {"\x1b[D", "\x1bOD"}},
      {"home", {"\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"}},
      {"end", {"\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"}},
      {"page_up", {"\x1b[5~"}},
      {"page_down", {"\x1b[6~"}},
      {"enter", {"\r", "\n", "\x1bOM"}},
      {"tab", {"\t"}},
      {"shift_tab", {"\x1b[Z"}},
      {"ctrl_l", {"\f"}},
      {"<left alone>", {"\x1b[O"}},
  };
  for (const auto& [name, all] : forms) {
    for (const std::string& bytes : all) {
      CAPTURE(bytes);
      CHECK(decoded(bytes) == name);
      CHECK(decoded_one_by_one(bytes) == name);
      CHECK(decoded("a" + bytes + "b") == "a " + std::string(name) + " b");
    }
  }
}

TEST_CASE("printable characters are keys, other bytes are none") {
  CHECK(decoded("d3 ~?[<") == "d 3   ~ ? [ <");
  CHECK(decoded(std::string_view("\0\x01\x03\x08\x0e\x1f\x7f", 7)) == "");
  CHECK(decoded("\xc3\xa9\xe2\x94\x82\xff\x80z") == "z");
}

TEST_CASE("what is no key of ours is swallowed whole") {
  for (const std::string bytes : {"\x1b[24;5~",
                                  "\x1b[1;5A",
                                  "\x1b[<0;10;10M",
                                  "\x1b[M !!",
                                  "\x1b[M\xff\xff\xff",
                                  "\x1bx",
                                  "\x1b\xc3\xa9",
                                  "\x1b[2~",
                                  "\x1b[I",
                                  "\x1b[[A",
                                  "\x1bOP",
                                  "\x1bO5A",
                                  "\x1b[?1;2c",
                                  "\x1b[>0;276;0c",
                                  "\x1b]0;title\a",
                                  "\x1b]11;rgb:0/0/0\x1b\\",
                                  "\x1bP1$r0m\x1b\\",
                                  "\x1b\x1b[A",
                                  "\x1b\x1bOA",
                                  "\x1b[999999999999999999999~",
                                  "\x1b[1$~",
                                  "\x1b[27;5;9~",
                                  "\x1b[97u",
                                  "\x1b[12;40R"}) {
    CAPTURE(bytes);
    CHECK(decoded(bytes) == "");
    CHECK(decoded_one_by_one(bytes) == "");
    CHECK(decoded(bytes + "q") == "q");
  }
}

TEST_CASE("Escape alone becomes the key after 25 milliseconds of silence") {
  KeyDecoder decoder;
  CHECK(decoder.patience() == -1);
  CHECK(words(decoder.feed("\x1b")) == "");
  CHECK(decoder.patience() == 25);
  CHECK(words(decoder.expire()) == "escape");
  CHECK(words(decoder.feed("p")) == "p");
  CHECK(decoder.patience() == -1);
}

TEST_CASE("Escape typed twice in one go is two keys") {
  KeyDecoder decoder;
  CHECK(words(decoder.feed("\x1b\x1b")) == "");
  CHECK(words(decoder.expire()) == "escape escape");
  CHECK(words(decoder.feed("\x1b\x1b\x1b")) == "escape");
  CHECK(words(decoder.expire()) == "escape escape");
}

TEST_CASE("a sequence split after its Escape still acts as a whole") {
  for (const auto& [rest, name] :
       {std::pair("[A", "up"), std::pair("OD", "left"), std::pair("[O", "<left alone>"),
        std::pair("[I", ""), std::pair("[24;5~", ""), std::pair("[200~q\x1b[201~", "")}) {
    KeyDecoder decoder;
    CHECK(words(decoder.feed("\x1b")) == "");
    CHECK(words(decoder.expire()) == "escape");
    CHECK(words(decoder.feed(rest)) == name);
  }
}

TEST_CASE("keys typed after an Escape are themselves") {
  for (const char* const typed : {"[", "[[", "O", "d3", "]"}) {
    KeyDecoder decoder;
    CHECK(words(decoder.feed("\x1b")) == "");
    CHECK(words(decoder.expire()) == "escape");
    std::string expected;
    for (const char* c = typed; *c != '\0'; ++c) {
      expected += (expected.empty() ? "" : " ") + std::string(1, *c);
    }
    CHECK(words(decoder.feed(typed)) == expected);
  }
  KeyDecoder decoder;
  CHECK(words(decoder.feed("\x1b")) == "");
  CHECK(words(decoder.expire()) == "escape");
  CHECK(words(decoder.expire()) == "");
  CHECK(decoder.patience() == -1);
  CHECK(words(decoder.feed("[A")) == "[ A");
}

TEST_CASE("a sequence that is never finished is given up after silence") {
  for (const char* const begun : {"\x1b[", "\x1b[1;", "\x1bO", "\x1b]0;t", "\x1b[M!", "\x1b[["}) {
    KeyDecoder decoder;
    CHECK(words(decoder.feed(begun)) == "");
    CHECK(decoder.patience() == 500);
    CHECK(words(decoder.expire()) == "");
    CHECK(words(decoder.feed("d")) == "d");
  }
}

TEST_CASE("an Escape or another control character breaks a sequence off") {
  CHECK(decoded("\x1b[1;\x1b[A") == "up");
  CHECK(decoded("\x1b[1;\rd") == "enter d");
  CHECK(decoded("\x1bO\x1b[B") == "down");
  CHECK(decoded("\x1b]0;t\x1b[C") == "right");
}

TEST_CASE("pasted text is dropped, keys inside it too") {
  CHECK(decoded("\x1b[200~d3\rq\x1b[A\x1b\x1b[201\x1b[201~x") == "x");
  CHECK(decoded_one_by_one("\x1b[200~d3\rq\x1b[201~x") == "x");
}

TEST_CASE("a paste without an end is over after a second of silence") {
  KeyDecoder decoder;
  CHECK(words(decoder.feed("\x1b[200~abc")) == "");
  CHECK(decoder.patience() == 1000);
  CHECK(words(decoder.expire()) == "");
  CHECK(words(decoder.feed("\x1b[Ap")) == "up p");
}

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <string_view>
#include <variant>

#include "samples.hpp"
#include "store/store.hpp"

using namespace store;

namespace {

void mutate(std::string& text, std::mt19937& random) {
  constexpr std::string_view hostile{"{}[]\",:\\-+eE.019xXoO \0\x7f\xff\n", 25};
  const std::size_t place = random() % text.size();
  switch (random() % 5) {
    case 0:
      text[place] = static_cast<char>(random());
      break;
    case 1:
      text[place] = hostile[random() % hostile.size()];
      break;
    case 2:
      text.erase(place, 1 + random() % 8);
      break;
    case 3:
      text.insert(place, text.substr(place, 1 + random() % 16));
      break;
    default:
      text.insert(place, 1, hostile[random() % hostile.size()]);
  }
  if (text.empty()) {
    text = "{";
  }
}

bool by_the_rules(const reversi::Game& game) {
  for (std::size_t i = 0; i < game.plies().size(); ++i) {
    const reversi::Bitboard legal = legal_moves(game.position_at(i).board);
    const reversi::Move move = game.plies()[i].move;
    if (move ? !reversi::contains(legal, *move) : legal != 0) {
      return false;
    }
  }
  return true;
}

}  // namespace

TEST_CASE("two thousand random changes are noticed") {
  const std::string text = encode(sample());
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    CAPTURE(round);
    std::string changed = text;
    for (auto times = 1 + random() % 6; times > 0; --times) {
      mutate(changed, random);
    }
    CHECK((changed == text || std::holds_alternative<Unusable>(decode(changed))));
  }
}

TEST_CASE("two thousand random records behind a right checksum give a sound game or none") {
  const std::string payload = payload_of(sample());
  std::mt19937 random(2);
  int sound = 0;
  for (int round = 0; round < 2000; ++round) {
    std::string changed = payload;
    for (auto times = 1 + random() % 3; times > 0; --times) {
      mutate(changed, random);
    }
    const auto decoded = decode(seal(changed));
    if (const auto* const saved = std::get_if<SavedGame>(&decoded)) {
      CAPTURE(changed);
      ++sound;
      CHECK(comes_back(*saved));
      CHECK(by_the_rules(saved->game));
    }
  }
  CHECK(sound > 10);
  CHECK(sound < 1000);
}

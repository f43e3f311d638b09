#include "store/record.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

#include "notation/position.hpp"
#include "notation/transcript.hpp"

namespace store {

namespace {

using reversi::Color;
using reversi::Game;
using reversi::Position;

// In the order of session::PlayAs.
constexpr std::array<std::string_view, 4> play_as_words = {"black", "white", "both", "none"};

std::string level_name(const session::Players& players, Color color) {
  return std::string(engine::info(players[color].level).name);
}

std::string all_moves(const Game& game) {
  return notation::to_transcript(game.plies()) + notation::to_transcript(game.undone());
}

std::int32_t discs_placed(const Game& game) {
  const auto placed = [](const reversi::Ply& ply) { return ply.move.has_value(); };
  return static_cast<std::int32_t>(std::ranges::count_if(game.plies(), placed));
}

std::int32_t discs_on(const Position& position) {
  const reversi::Score score = reversi::score(position);
  return score.black + score.white;
}

std::optional<session::Players> players_of(const Record& record) {
  const auto* const word = std::ranges::find(play_as_words, record.play_as);
  const auto black = engine::parse_level(record.black_level);
  const auto white = engine::parse_level(record.white_level);
  if (word == play_as_words.end() || !black || !white) {
    return std::nullopt;
  }
  const auto play_as = static_cast<session::PlayAs>(word - play_as_words.begin());
  return session::seated(play_as, *black, *white);
}

std::optional<Game> game_of(const Record& record) {
  const auto start = notation::parse_position(record.start);
  if (!std::holds_alternative<Position>(start)) {
    return std::nullopt;
  }
  auto replayed = notation::parse_transcript(record.moves, std::get<Position>(start));
  auto* const game = std::get_if<Game>(&replayed);
  if (game == nullptr) {
    return std::nullopt;
  }
  while (discs_placed(*game) > record.present && game->undo()) {
  }
  return std::move(*game);
}

}  // namespace

Record to_record(const SavedGame& saved) {
  const Position& now = saved.game.position();
  return {
      .play_as = std::string(play_as_words[static_cast<std::size_t>(play_as(saved.players))]),
      .black_level = level_name(saved.players, Color::black),
      .white_level = level_name(saved.players, Color::white),
      .seed = saved.seed,
      .start = notation::to_string(saved.game.start()),
      .moves = all_moves(saved.game),
      .present = discs_placed(saved.game),
      .discs = discs_on(now),
      .to_move = now.to_move == Color::black ? "black" : "white",
  };
}

std::optional<SavedGame> to_saved_game(const Record& record) {
  const auto players = players_of(record);
  auto game = game_of(record);
  if (!players || !game) {
    return std::nullopt;
  }
  SavedGame saved{*players, record.seed, std::move(*game)};
  if (to_record(saved) != record) {
    return std::nullopt;
  }
  return saved;
}

}  // namespace store

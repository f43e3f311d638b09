#include "app/series.hpp"

#include <string>

#include "engine/engine.hpp"
#include "notation/transcript.hpp"
#include "objects/report.hpp"

namespace app {

namespace {

using reversi::Color;

std::string level_name(const session::Players& players, Color color) {
  const auto level = session::computer(players, color);
  return level ? std::string(engine::info(*level).name) : "";
}

// Levels play a move as a pure function of the position and the seed, so that what the engine was
// asked in the game before changes nothing.
reversi::Game play_out(const Series& series, std::uint64_t seed, engine::Engine& engine) {
  reversi::Game game = series.start;
  while (!game.over()) {
    const auto level = session::computer(series.players, game.position().to_move);
    const auto choice = level ? engine.choose(game.position(), *level, seed, {}) : std::nullopt;
    if (!choice || !game.play(choice->square)) {
      break;
    }
  }
  return game;
}

std::string text_of(const Series& series, std::uint64_t seed, const reversi::Game& game) {
  const reversi::Score score = reversi::score(game.position());
  const std::string transcript = notation::to_transcript(game.plies());
  return std::to_string(seed) + ' ' + level_name(series.players, Color::black) + ',' +
         level_name(series.players, Color::white) + ' ' + std::to_string(score.black) + '-' +
         std::to_string(score.white) + ' ' + (transcript.empty() ? "-" : transcript);
}

}  // namespace

bool play_series(const Series& series, std::ostream& out) {
  engine::Engine engine;
  for (std::uint64_t i = 0; i < series.games && out; ++i) {
    const std::uint64_t seed = series.seed + i;
    const reversi::Game game = play_out(series, seed, engine);
    out << (series.json ? objects::played(series.players, seed, game) : text_of(series, seed, game))
        << '\n'
        << std::flush;
  }
  return static_cast<bool>(out);
}

}  // namespace app

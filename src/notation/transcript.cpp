#include "notation/transcript.hpp"

#include <optional>

namespace notation {

namespace {

using reversi::Game;
using reversi::Ply;
using reversi::Position;
using reversi::Square;

using Reason = TranscriptError::Reason;

bool blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string next_word(std::string_view& text) {
  while (!text.empty() && blank(text.front())) {
    text.remove_prefix(1);
  }
  std::string word;
  while (word.size() < 2 && !text.empty() && !blank(text.front())) {
    word += text.front();
    text.remove_prefix(1);
  }
  return word;
}

bool is_letter(char c, char lower) {
  return c == lower || c == lower - 'a' + 'A';
}

bool names_pass(std::string_view word) {
  return word == "--" || (word.size() == 2 && is_letter(word[0], 'p') &&
                          (is_letter(word[1], 'a') || is_letter(word[1], 's')));
}

Reason why_refused(const Game& game, Square square) {
  if (game.over()) {
    return Reason::game_over;
  }
  return at(game.position(), square) ? Reason::taken : Reason::flips_nothing;
}

// The pass a transcript may spell out is already recorded: it is the last ply, not yet spelled.
bool accounts_for_pass(const Game& game, std::size_t spelled) {
  return game.plies().size() > spelled && !game.plies()[spelled].move;
}

}  // namespace

std::variant<Game, TranscriptError> parse_transcript(std::string_view text, const Position& start) {
  Game game(start);
  int moves = 0;
  std::size_t spelled = 0;
  for (std::string word = next_word(text); !word.empty(); word = next_word(text)) {
    if (names_pass(word)) {
      if (!accounts_for_pass(game, spelled)) {
        return TranscriptError{moves + 1, word,
                               game.over() ? Reason::game_over : Reason::pass_refused};
      }
      ++spelled;
      continue;
    }
    const std::optional<Square> square = reversi::parse_square(word);
    if (!square) {
      return TranscriptError{moves + 1, word, Reason::no_square};
    }
    const std::size_t before = game.plies().size();
    if (!game.play(*square)) {
      return TranscriptError{moves + 1, word, why_refused(game, *square)};
    }
    ++moves;
    spelled = before + 1;
  }
  return game;
}

std::string to_transcript(std::span<const Ply> plies) {
  std::string text;
  for (const Ply& ply : plies) {
    if (ply.move) {
      text += to_string(*ply.move);
    }
  }
  return text;
}

}  // namespace notation

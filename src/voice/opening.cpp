#include "voice/opening.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "session/command_table.hpp"
#include "voice/fit.hpp"
#include "voice/key_rows.hpp"
#include "voice/names.hpp"

namespace voice {

namespace {

using session::State;

constexpr int line_width = 78;

// "black level house, white level 3"; empty with two people.
std::string levels(const State& state) {
  const session::Players& players = state.settings.players;
  std::string result;
  for (const auto color : reversi::colors) {
    if (const auto level = session::computer(players, color)) {
      result += (result.empty() ? "" : ", ") + Names(players).object(color) + " level " +
                std::string(engine::info(*level).name);
    }
  }
  return result;
}

std::string who_plays(const State& state) {
  const session::Players& players = state.settings.players;
  if (session::watched(players)) {
    return "Two computers: " + levels(state) + '.';
  }
  return session::person(players) ? "You against " + levels(state) + '.' : "Two people.";
}

std::string who_moves(const State& state) {
  const Names names(state.settings.players);
  const reversi::Color mover = state.game.start().to_move;
  return names.subject(mover) + names.verb(mover, " move first.", " moves first.");
}

// Whether a game begins with a move: there are positions that begin with a pass, or are over.
bool moves_first(const State& state) {
  const auto plies = state.game.plies();
  const bool begins = plies.empty() ? !state.game.over() : plies.front().move.has_value();
  return begins && !session::paused(state);
}

std::string seed(const State& state) {
  return "Seed " + std::to_string(state.settings.seed) + '.';
}

std::string where_saved(const State& state) {
  const std::string& path = state.settings.saved_at;
  return path.empty() ? "The game is not saved." : "The game is saved in " + printable(path) + '.';
}

std::string first_page(int width) {
  for (const char* const keys :
       {"d 3 goes to d3, Enter plays, w why, m moves, s score, q quits, ? again: more.",
        "Enter plays, w why, ? again: more.", "w why, ? again: more."}) {
    if (static_cast<int>(std::string_view(keys).size()) <= width) {
      return keys;
    }
  }
  return "? again: more.";
}

}  // namespace

std::vector<std::string> opening(const State& state) {
  std::vector<std::string> sentences = {"Reversi."};
  if (!session::person(state.settings.players)) {
    sentences.push_back(who_plays(state));
  }
  const bool computers = session::watched(state.settings.players);
  if (session::under_way(state)) {
    if (!session::paused(state)) {
      sentences.emplace_back(computers ? "The game goes on." : "Your game goes on.");
    }
  } else if (moves_first(state)) {
    sentences.push_back(who_moves(state));
  }
  if (!computers) {
    sentences.emplace_back("h for help.");
  }
  sentences.push_back(seed(state));
  return fill(sentences, line_width);
}

std::vector<std::string> facts(const State& state) {
  return {who_plays(state), seed(state), where_saved(state)};
}

std::vector<std::string> key_help(const State& state, int width) {
  std::vector<std::string> sentences;
  for (const KeyRow& row : key_rows()) {
    sentences.push_back(row.spoken + ": " + std::string(row.help) + '.');
  }
  std::ranges::move(facts(state), std::back_inserter(sentences));
  std::vector<std::string> pages = fill(sentences, width);
  pages.insert(pages.begin(), first_page(width));
  return pages;
}

std::vector<std::string> word_help(const State& state) {
  std::vector<std::string> lines;
  for (const session::CommandInfo& command : session::commands()) {
    if (!command.words.empty()) {
      lines.push_back(words_of(command) + ": " + std::string(command.help) + '.');
    }
  }
  for (std::string& line : fill(facts(state), line_width)) {
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace voice

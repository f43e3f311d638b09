#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "screen/render.hpp"
#include "session/command_table.hpp"
#include "session/update.hpp"
#include "voice/report.hpp"
#include "voice/wording.hpp"

namespace support {

/// A session driven by arbitrary bytes: keys, words, resizes, answers late and in time, trouble of
/// all kinds. broken() tells what no state may ever be.
class WildSession {
 public:
  explicit WildSession(std::uint8_t kind) {
    session::State state;
    state.settings.players = session::seated(static_cast<session::PlayAs>(kind % 4));
    state.settings.delay_ms = (kind & 4) != 0 ? 400 : 0;
    state.settings.screen_reader = (kind & 8) != 0;
    state.settings.line_mode = (kind & 48) == 48;
    state.settings.seed = kind;
    state_ = session::begin(std::move(state)).state;
  }

  /// What the next byte stands for happens.
  void take(std::uint8_t byte) {
    constexpr int characters = 95;
    constexpr int named = 13;
    if (byte < characters) {
      press({session::KeyName::character, static_cast<char32_t>(' ' + byte)});
    } else if (byte < characters + named) {
      press({static_cast<session::KeyName>(byte - characters + 1), 0});
    } else {
      happen(static_cast<std::uint8_t>(byte - characters - named));
    }
  }

  /// Why the state is not valid; empty when it is.
  [[nodiscard]] std::string broken() const {
    if (!replays()) {
      return "the board is not what the plies lead to";
    }
    if (session::looked_at(state_).value_or(0) >= 1 &&
        *session::looked_at(state_) >= state_.game.plies().size()) {
      return "what is looked back at is not in the past";
    }
    if (state_.search && (session::paused(state_) || state_.game.over())) {
      return "a search nobody waits for";
    }
    if (!state_.search && !session::paused(state_) && !state_.quitting && !state_.game.over() &&
        !session::persons_turn(state_) && std::holds_alternative<session::Playing>(state_.mode)) {
      return "the computer is to move and nobody asks it";
    }
    if (state_.typed_ahead.size() > 256) {
      return "keys pile up";
    }
    return badly_shown();
  }

  [[nodiscard]] const session::State& state() const { return state_; }

 private:
  void give(const session::Event& event) {
    state_ = session::update(std::move(state_), event).state;
  }

  void press(const session::Key& key) { give(key); }

  void say(std::string_view line) {
    std::visit([&](const auto& input) { give(input); }, session::parse_command(line));
  }

  // Most often the answer that is waited for: games are to get somewhere.
  void happen(std::uint8_t what) {
    const session::RequestId id = state_.search ? state_.search->id : 0;
    constexpr std::array lines = {"b",   "p",    "t", "t 3",  "x", "v 0",
                                  "v 2", "pass", "",  "redo", "z9"};
    constexpr std::array sizes = {screen::Size{24, 80}, screen::Size{12, 20}, screen::Size{40, 120},
                                  screen::Size{16, 40}, screen::Size{1, 1},   screen::Size{24, 60}};
    switch (what % 12) {
      case 0:
        return give(session::Tick{session::Wake::slow, id});
      case 1:
        return give(session::Tick{session::Wake::answer, id});
      case 2:
        return give(session::Tick{session::Wake::answer, id + 1});
      case 3:
        return resize(sizes[what % sizes.size()]);
      case 4:
        return say(lines[what % lines.size()]);
      case 5:
        return give(session::Saved{what % 8 == 1 ? std::optional<std::string>("No space left")
                                                 : std::nullopt});
      case 6:
        return what % 8 == 2 ? give(session::LeftAlone{}) : give(session::SuspendAsked{});
      case 7:
        return give(session::Thought{id - 1, engine::Choice{}});
      default:
        return answer(what);
    }
  }

  void resize(screen::Size size) {
    window_ = size;
    give(session::Resized{screen::fits(size)});
  }

  void answer(std::uint8_t which) {
    if (!state_.search) {
      return give(session::Order{session::Command::next_legal, std::nullopt, std::nullopt});
    }
    const reversi::Bitboard legal = reversi::legal_moves(state_.game.position().board);
    auto choices = reversi::Squares(legal).begin();
    for (int skip = which % std::max(1, reversi::count(legal)); skip > 0; --skip) {
      ++choices;
    }
    engine::Choice choice;
    choice.square = *choices;
    give(session::Thought{state_.search->id, choice});
  }

  [[nodiscard]] bool replays() const {
    reversi::Game game(state_.game.start());
    for (const reversi::Ply& ply : state_.game.plies()) {
      if (ply.move && !game.play(*ply.move)) {
        return false;
      }
    }
    return std::ranges::equal(game.plies(), state_.game.plies()) &&
           game.position() == state_.game.position();
  }

  [[nodiscard]] std::string badly_shown() const {
    const screen::Frame frame = screen::render(state_, window_, true);
    const auto [row, column] = frame.cursor;
    if (row < 0 || row >= window_.rows || column < 0 || column >= window_.columns) {
      return "the cursor is outside the window";
    }
    const int width = std::min(79, std::max(window_.columns, screen::smallest.columns) - 1);
    const std::string message = voice::message(state_, width);
    if (static_cast<int>(message.size()) > width) {
      return "the message is too wide: " + message;
    }
    const bool printable =
        std::ranges::all_of(message, [](char c) { return c >= ' ' && c <= '~'; });
    return printable ? badly_told() : "the message is not plain ASCII: " + message;
  }

  [[nodiscard]] std::string badly_told() const {
    constexpr std::size_t longest = 78;
    for (const std::string& line : voice::report(state_)) {
      if (line.empty() || line.size() > longest) {
        return "a line of the report is empty or too long: " + line;
      }
    }
    return "";
  }

  session::State state_;
  screen::Size window_;
};

}  // namespace support

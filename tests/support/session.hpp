#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/level.hpp"
#include "notation/position.hpp"
#include "notation/transcript.hpp"
#include "session/command_table.hpp"
#include "session/update.hpp"

namespace support {

/// Drives a session without a world: gives it events and keeps what it asked for. Searches are
/// answered only when the test says so.
class Session {
 public:
  explicit Session(session::State state) { take(session::begin(std::move(state))); }

  /// One event.
  void give(const session::Event& event) { take(session::update(state, event)); }
  /// A key by its character.
  void type(char key) {
    give(*session::command_for({session::KeyName::character, static_cast<char32_t>(key)}));
  }
  /// A key by its name.
  void press(session::KeyName key) { give(*session::command_for({key, 0})); }
  /// A disc on a square.
  void place(reversi::Square square) {
    give(session::Order{session::Command::place, square, std::nullopt});
  }
  /// The computer's choice for the last search asked for.
  [[nodiscard]] session::Thought thought() const {
    const auto think = last<session::Think>();
    return {think->id, engine::choose_move(think->position, think->level, think->seed, {})};
  }
  /// The computer answers and whatever was to be waited for has passed.
  void answer() {
    while (state.search) {
      const auto id = state.search->id;
      give(thought());
      give(session::Tick{session::Wake::answer, id});
    }
  }
  /// The last effect of a kind since the beginning; nothing when there was none.
  template <class Effect>
  [[nodiscard]] std::optional<Effect> last() const {
    for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) {
      if (const auto* const found = std::get_if<Effect>(&*effect)) {
        return *found;
      }
    }
    return std::nullopt;
  }
  /// How many effects of a kind there were.
  template <class Effect>
  [[nodiscard]] auto count() const {
    return std::ranges::count_if(
        effects, [](const auto& effect) { return std::holds_alternative<Effect>(effect); });
  }
  /// Whether the last notice is this one.
  template <class Notice>
  [[nodiscard]] bool says(const Notice& notice) const {
    return state.notice == session::Notice(notice);
  }

  session::State state;
  std::vector<session::Effect> effects;

 private:
  void take(session::Step step) {
    state = std::move(step.state);
    effects.insert(effects.end(), step.effects.begin(), step.effects.end());
  }
};

/// A state to begin with: that side for the person, house computers, seed 1, after a transcript.
inline session::State state_after(std::string_view transcript,
                                  session::PlayAs play_as = session::PlayAs::black,
                                  std::string_view position = "") {
  session::State state;
  state.settings.players = session::seated(play_as);
  state.settings.seed = 1;
  const auto start = position.empty()
                         ? reversi::Position{}
                         : std::get<reversi::Position>(notation::parse_position(position));
  state.game = std::get<reversi::Game>(notation::parse_transcript(transcript, start));
  return state;
}

}  // namespace support

#include "frontend/line.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "frontend/line_input.hpp"
#include "frontend/line_output.hpp"
#include "voice/fit.hpp"
#include "voice/opening.hpp"
#include "voice/report.hpp"
#include "voice/standing.hpp"
#include "voice/wording.hpp"

namespace frontend {

namespace {

using session::State;
using Lines = std::vector<std::string>;

constexpr int line_width = 78;

bool is_watched(const State& state) {
  return state.settings.players.play_as == session::PlayAs::none;
}

class LineFrontend final : public Frontend {
 public:
  LineFrontend(int input, int output, bool open_prompt)
      : input_(input), input_descriptor_(input), output_(output), open_prompt_(open_prompt) {}

  void show(const State& state) override;
  [[nodiscard]] bool wants_input(const State& state) const override;
  [[nodiscard]] int descriptor() const override { return input_descriptor_; }
  [[nodiscard]] bool has_buffered() const override { return output_.broken() || input_.ready(); }
  [[nodiscard]] std::vector<session::Event> read() override;
  [[nodiscard]] std::optional<std::string> trouble() const override { return output_.trouble(); }

 private:
  void introduce(const State& state);
  void tell_trouble(const State& state);
  void tell(const State& state);
  void tell_watched(const State& state);
  void put(const Lines& lines);

  LineInput input_;
  int input_descriptor_;
  LineOutput output_;
  bool open_prompt_;
  bool introduced_ = false;
  std::uint64_t news_told_ = 0;
  std::size_t plies_told_ = 0;  ///< of a game between computers
  Lines begun_;                 ///< what was told of news that the computer's answer completes
  std::optional<std::string> trouble_told_;
};

void LineFrontend::show(const State& state) {
  if (!introduced_) {
    introduce(state);
  }
  tell_trouble(state);
  if (is_watched(state)) {
    tell_watched(state);
  } else if (state.news != news_told_ && (!state.quitting || state.game.over())) {
    tell(state);
  }
  if (state.quitting && !state.game.over()) {
    put({voice::farewell(state)});
  }
  output_.flush(open_prompt_ && wants_input(state));
  if (state.quitting) {
    output_.close_line();
  }
}

// Until a person has moved every report begins with the opening; other games need it said once.
void LineFrontend::introduce(const State& state) {
  introduced_ = true;
  if (state.load_trouble) {
    put(voice::wrap(voice::printable(*state.load_trouble), line_width));
  }
  if (is_watched(state) || voice::under_way(state)) {
    put(voice::opening(state));
    plies_told_ = voice::under_way(state) ? state.game.plies().size() : 0;
  }
}

void LineFrontend::tell_trouble(const State& state) {
  if (state.save_trouble != trouble_told_ && state.save_trouble) {
    put(voice::wrap(voice::save_trouble(state), line_width));
  }
  trouble_told_ = state.save_trouble;
}

// While the computer is to answer only those lines are told that its answer leaves as they are;
// the rest follows when it is there.
void LineFrontend::tell(const State& state) {
  const Lines lines = voice::report(state);
  const auto [begun, rest] = std::ranges::mismatch(begun_, lines);
  put(begun == begun_.end() ? Lines(rest, lines.end()) : lines);
  begun_ = state.search && !state.search->idea ? lines : Lines{};
  news_told_ = state.news;
}

void LineFrontend::tell_watched(const State& state) {
  if (state.news != news_told_) {
    put(voice::watched(state, plies_told_));
    plies_told_ = state.game.plies().size();
    news_told_ = state.news;
  }
}

void LineFrontend::put(const Lines& lines) {
  for (const std::string& line : lines) {
    output_.put(line);
  }
}

bool LineFrontend::wants_input(const State& state) const {
  if (output_.broken()) {
    return true;
  }
  return !state.quitting && !state.search && !is_watched(state);
}

std::vector<session::Event> LineFrontend::read() {
  if (output_.broken()) {
    return {session::EndAsked{}};
  }
  input_.receive();
  if (const auto line = input_.take()) {
    output_.answered();
    const auto command = session::parse_command(*line);
    return {std::visit([](const auto& what) { return session::Event(what); }, command)};
  }
  return input_.ended() ? std::vector<session::Event>{session::EndAsked{}}
                        : std::vector<session::Event>{};
}

}  // namespace

std::unique_ptr<Frontend> make_line(int input, int output, bool open_prompt) {
  return std::make_unique<LineFrontend>(input, output, open_prompt);
}

}  // namespace frontend

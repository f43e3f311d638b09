#include "frontend/line.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "frontend/line_input.hpp"
#include "frontend/line_output.hpp"
#include "objects/report.hpp"
#include "session/command_table.hpp"
#include "session/refusal.hpp"
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
constexpr std::size_t longest_quote = 40;

bool is_watched(const State& state) {
  return session::watched(state.settings.players);
}

// The passes behind it happened by themselves, and nobody has heard of them.
std::size_t plies_to_last_disc(const State& state) {
  const auto plies = state.game.plies();
  std::size_t count = plies.size();
  while (count > 0 && !plies[count - 1].move) {
    --count;
  }
  return count;
}

// How what happens is put into lines.
struct Language {
  Lines (*opening)(const State&);
  Lines (*report)(const State&);
  Lines (*watched)(const State&, std::size_t from);
  Lines (*farewell)(const State&);
};

constexpr Language sentences = {voice::opening, voice::report, voice::watched,
                                [](const State& state) { return Lines{voice::farewell(state)}; }};
constexpr Language json = {objects::opening, objects::report, objects::watched, objects::farewell};

class LineFrontend final : public Frontend {
 public:
  explicit LineFrontend(const LineSetup& setup)
      : setup_(setup),
        language_(setup.json ? json : sentences),
        input_(setup.input),
        output_(setup.output),
        errors_(setup.errors) {}

  void show(const State& state) override;
  [[nodiscard]] bool wants_input(const State& state) const override;
  [[nodiscard]] int descriptor() const override { return setup_.input; }
  [[nodiscard]] bool has_buffered() const override { return must_end() || input_.ready(); }
  [[nodiscard]] std::vector<session::Event> read() override;
  [[nodiscard]] std::optional<std::string> trouble() const override { return output_.trouble(); }
  [[nodiscard]] std::optional<std::string> refusal() const override { return refusal_; }

 private:
  void introduce(const State& state);
  void tell_trouble(const State& state);
  void complain(const std::string& trouble);
  [[nodiscard]] bool refuses(const State& state) const;
  void refuse(const State& state);
  [[nodiscard]] bool must_end() const { return output_.broken() || refusal_; }
  void tell(const State& state);
  void tell_watched(const State& state);
  void put(const Lines& lines);

  LineSetup setup_;
  Language language_;
  LineInput input_;
  LineOutput output_;
  LineOutput errors_;
  bool introduced_ = false;
  std::uint64_t news_told_ = 0;
  std::size_t plies_told_ = 0;  ///< of a game between computers
  Lines begun_;                 ///< what was told of news that the computer's answer completes
  std::optional<std::string> trouble_told_;
  std::size_t lines_read_ = 0;
  std::string last_line_;
  bool asked_ = false;  ///< the last line was to answer a question
  std::optional<std::string> refusal_;
};

void LineFrontend::show(const State& state) {
  if (!introduced_) {
    introduce(state);
  }
  tell_trouble(state);
  if (is_watched(state)) {
    tell_watched(state);
  } else if (refuses(state)) {
    refuse(state);
  } else if (state.news != news_told_ && (!state.quitting || state.game.over())) {
    tell(state);
  }
  if (state.quitting && !state.game.over()) {
    put(language_.farewell(state));
  }
  output_.flush(setup_.open_prompt && !setup_.json && wants_input(state));
  asked_ = std::holds_alternative<session::notice::AskNewGame>(state.notice);
  if (state.quitting) {
    output_.close_line();
  }
}

// Until a person has moved every report begins with the opening; other games need it said once.
void LineFrontend::introduce(const State& state) {
  introduced_ = true;
  if (state.load_trouble) {
    complain(voice::printable(*state.load_trouble));
  }
  if (is_watched(state) || session::under_way(state) || session::paused(state)) {
    put(language_.opening(state));
    plies_told_ = session::under_way(state) ? plies_to_last_disc(state) : 0;
  }
}

void LineFrontend::tell_trouble(const State& state) {
  if (state.save_trouble != trouble_told_ && state.save_trouble) {
    complain(voice::save_trouble(state));
  }
  trouble_told_ = state.save_trouble;
}

// A result that stands on an open line stays there by itself.
void LineFrontend::complain(const std::string& trouble) {
  output_.close_line();
  for (const std::string& line : voice::wrap(trouble, line_width)) {
    errors_.put(line);
  }
  errors_.flush(false);
}

// A question that is asked again was not answered.
bool LineFrontend::refuses(const State& state) const {
  const bool again = asked_ && std::holds_alternative<session::notice::AskNewGame>(state.notice);
  return setup_.strict && !refusal_ && lines_read_ > 0 && state.news != news_told_ &&
         (again || session::refusal(state));
}

void LineFrontend::refuse(const State& state) {
  news_told_ = state.news;
  refusal_ = "line " + std::to_string(lines_read_) + ", " +
             voice::printable(last_line_).substr(0, longest_quote) + ':';
  for (const std::string& line : voice::report(state)) {
    *refusal_ += ' ' + line;
  }
}

// While the computer is to answer only those lines are told that its answer leaves as they are;
// the rest follows when it is there.
void LineFrontend::tell(const State& state) {
  const Lines lines = language_.report(state);
  const auto [begun, rest] = std::ranges::mismatch(begun_, lines);
  put(begun == begun_.end() ? Lines(rest, lines.end()) : lines);
  begun_ = state.search && !state.search->idea ? lines : Lines{};
  news_told_ = state.news;
}

void LineFrontend::tell_watched(const State& state) {
  if (state.news != news_told_) {
    put(language_.watched(state, plies_told_));
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
  if (must_end()) {
    return true;
  }
  return !state.quitting && !state.search && !is_watched(state);
}

std::vector<session::Event> LineFrontend::read() {
  if (must_end()) {
    return {session::EndAsked{}};
  }
  input_.receive();
  if (const auto line = input_.take()) {
    output_.answered();
    ++lines_read_;
    last_line_ = *line;
    const auto command = session::parse_command(*line);
    return {std::visit([](const auto& what) { return session::Event(what); }, command)};
  }
  return input_.ended() ? std::vector<session::Event>{session::EndAsked{}}
                        : std::vector<session::Event>{};
}

}  // namespace

std::unique_ptr<Frontend> make_line(const LineSetup& setup) {
  return std::make_unique<LineFrontend>(setup);
}

}  // namespace frontend

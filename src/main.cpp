#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <random>
#include <string>
#include <string_view>

#include "app/run.hpp"
#include "app/series.hpp"
#include "app/start.hpp"
#include "cli/options.hpp"
#include "cli/values.hpp"
#include "frontend/line.hpp"
#include "frontend/locale.hpp"
#include "frontend/terminal.hpp"
#include "gtp/serve.hpp"
#include "store/xdg.hpp"
#include "voice/wording.hpp"

namespace {

constexpr int failed = 1;
constexpr int usage = 2;
constexpr int refused = 3;
constexpr int cannot_save = 74;
constexpr int busy = 75;

int complain(std::string_view what, int status) {
  std::cerr << "reversi: " << what << '\n';
  return status;
}

// With a standard descriptor closed the next file opened would take its number, and output for the
// screen would end up in it. Output stays something that cannot be written.
bool have_standard_descriptors() {
  bool all = true;
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) < 0) {
      static_cast<void>(!open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR));
      all = all && descriptor == STDERR_FILENO;
    }
  }
  return all;
}

bool is_set(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

bool wants_line_mode(const cli::Options& options) {
  return options.plain || options.strict || options.json || isatty(STDIN_FILENO) == 0 ||
         isatty(STDOUT_FILENO) == 0 || !is_set("TERM") ||
         std::string_view(std::getenv("TERM")) == "dumb" || is_set("ACCESSIBLE");
}

std::uint64_t draw_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32) | device();
}

// A script plays the same whatever game a person has left: it saves only where it is told to.
bool keeps_game(const cli::Options& options) {
  return !options.no_save && (options.state_file || isatty(STDIN_FILENO) != 0);
}

std::string save_path(const cli::Options& options) {
  if (!keeps_game(options)) {
    return {};
  }
  if (options.state_file) {
    return *options.state_file;
  }
  return store::saved_game_path(std::getenv("XDG_STATE_HOME"), std::getenv("HOME")).value_or("");
}

// Asked before anything is made, locked or opened for writing.
std::optional<std::string> about_state_file(const cli::Options& options) {
  if (options.no_save || !options.state_file) {
    return std::nullopt;
  }
  const auto why = store::why_not_ours(*options.state_file);
  return why ? std::optional("--state: " + cli::quoted(*options.state_file) + " " + *why +
                             ": name a file of its own")
             : std::nullopt;
}

app::Beginning beginning(const cli::Options& options, bool line_mode) {
  app::Beginning result{options.settings, options.game, options.handicap, options.seed_given,
                        options.new_game, !line_mode,   std::nullopt};
  session::Settings& settings = result.settings;
  settings.seed = options.seed_given ? settings.seed : draw_seed();
  settings.line_mode = line_mode;
  if (line_mode || (settings.screen_reader && !options.delay_given)) {
    settings.delay_ms = 0;
  }
  settings.saved_at = save_path(options);
  return result;
}

int save_status(const app::Outcome& outcome) {
  if (outcome.saved) {
    return 0;
  }
  return complain("the game could not be saved: " + outcome.state.save_trouble.value_or("unknown"),
                  cannot_save);
}

int play_lines(const cli::Options& options, const session::State& state, store::Store* store) {
  app::Signals signals(false);
  const bool on_terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  const auto lines = frontend::make_line(
      {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, on_terminal, options.json, options.strict});
  const app::Outcome outcome = app::run(*lines, state, store, signals);
  if (const auto trouble = lines->trouble()) {
    return complain("cannot write to standard output: " + *trouble, failed);
  }
  const auto refusal = lines->refusal();
  const int status = refusal ? complain(*refusal, refused) : 0;
  const int saved = save_status(outcome);
  return saved == 0 ? status : saved;
}

int play_full_screen(const cli::Options& options, const session::State& state,
                     store::Store* store) {
  app::Signals signals(true);
  app::Outcome outcome;
  {
    auto opened = frontend::open_terminal({!options.no_color && !is_set("NO_COLOR"), options.ascii,
                                           state.settings.screen_reader, state.settings.speech});
    if (const auto* const why = std::get_if<std::string>(&opened)) {
      return complain(*why, failed);
    }
    outcome = app::run(*std::get<0>(opened), state, store, signals);
  }
  std::cout << voice::farewell(outcome.state) << '\n' << std::flush;
  return save_status(outcome);
}

// Neither an engine nor a series keeps anything that a signal could lose.
void end_at_once_on_signals() {
  for (const int number : {SIGTERM, SIGHUP, SIGINT}) {
    if (std::signal(number, [](int /*number*/) { _exit(0); }) == SIG_IGN) {
      std::signal(number, SIG_IGN);
    }
  }
}

// Of a game in which nobody is favored but black.
reversi::Game start_of(const cli::Options& options) {
  return options.game.value_or(
      reversi::Game(session::start_with(options.handicap, reversi::Color::black)));
}

int speak_gtp(const cli::Options& options) {
  end_at_once_on_signals();
  const std::uint64_t seed = options.seed_given ? options.settings.seed : draw_seed();
  const gtp::Setup setup{
      cli::version(),
      {options.settings.players.black.level, options.settings.players.white.level},
      seed,
      start_of(options)};
  return gtp::serve(std::cin, std::cout, setup)
             ? 0
             : complain("cannot write to standard output", failed);
}

int play_series(const cli::Options& options) {
  end_at_once_on_signals();
  const app::Series series{options.settings.players,
                           options.seed_given ? options.settings.seed : draw_seed(),
                           *options.repeat, start_of(options), options.json};
  return app::play_series(series, std::cout) ? 0
                                             : complain("cannot write to standard output", failed);
}

// Where there is no file to save in, that is told once and the game goes on without.
store::Loaded load(std::optional<store::Store>& store, app::Beginning& begin) {
  store::Loaded loaded = store->load();
  begin.warning = store->warning();
  const auto* const trouble = std::get_if<store::LoadTrouble>(&loaded);
  if (trouble != nullptr && !trouble->can_save) {
    store.reset();
    begin.settings.saved_at.clear();
  }
  return loaded;
}

int play(const cli::Options& options) {
  const bool line_mode = wants_line_mode(options);
  app::Beginning begin = beginning(options, line_mode);
  if (const auto complaint = about_state_file(options)) {
    return complain(*complaint, usage);
  }
  std::optional<store::Store> store;
  if (!begin.settings.saved_at.empty()) {
    store.emplace(begin.settings.saved_at,
                  options.state_file ? store::Folder::somebodys : store::Folder::ours);
    if (store->busy()) {
      return complain(
          "the saved game is open in another reversi; --no-save plays without saving,"
          " --state FILE saves elsewhere",
          busy);
    }
  } else if (keeps_game(options)) {
    begin.warning = "No home directory: this game is not saved.";
  }
  const store::Loaded loaded = store ? load(store, begin) : store::NoGame{};
  if (app::goes_on(loaded) && !options.begins.empty() && !options.new_game) {
    return complain(options.begins.front() +
                        " begins a new game, but one is saved; --new replaces"
                        " it, --no-save leaves it alone",
                    usage);
  }
  const session::State state = app::first_state(begin, loaded);
  store::Store* const saving = store ? &*store : nullptr;
  return line_mode ? play_lines(options, state, saving) : play_full_screen(options, state, saving);
}

int print(const cli::Exit& exit) {
  std::cerr << exit.err;
  std::cout << exit.out << std::flush;
  return std::cout ? exit.status : complain("cannot write to standard output", cannot_save);
}

int start(int argc, char** argv) {
  const bool open = have_standard_descriptors();
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  const auto parsed = cli::parse({argv + 1, argv + argc});
  if (const auto* const exit = std::get_if<cli::Exit>(&parsed)) {
    return print(*exit);
  }
  if (!open) {
    return complain("standard input and output must be open", failed);
  }
  const auto& options = std::get<cli::Options>(parsed);
  if (options.gtp) {
    return speak_gtp(options);
  }
  return options.repeat ? play_series(options) : play(options);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return start(argc, argv);
  } catch (const std::exception& error) {
    return complain(error.what(), failed);
  }
}

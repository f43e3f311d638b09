#include "cli/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include "cli/values.hpp"

namespace cli {

namespace {

// An option: `apply` runs in the order of the table, whatever the order on the command line.
struct Row {
  const char* name;
  const char* value;  // empty: a flag
  const char* group;
  const char* help;
  Complaint (*apply)(Options&, const std::string&);
  std::vector<std::string> (*values)() = nullptr;
  bool begins = false;  // it makes sense only for a new game
};

constexpr const char* game = "Game";
constexpr const char* screen = "Screen";
constexpr const char* files = "Files";
constexpr const char* scripts = "Line mode and scripts";
constexpr const char* about = "Help";

template <bool Options::*flag>
Complaint set(Options& options, const std::string& /*text*/) {
  options.*flag = true;
  return std::nullopt;
}

Complaint set_large(Options& options, const std::string& /*text*/) {
  options.settings.size = session::SquareSize::large;
  return std::nullopt;
}

Complaint set_screen_reader(Options& options, const std::string& /*text*/) {
  options.settings.screen_reader = true;
  options.settings.hints = false;
  return std::nullopt;
}

Complaint set_speech(Options& options, const std::string& text) {
  options.settings.speech = true;
  return set_screen_reader(options, text);
}

constexpr std::array table = {
    Row{"--play-as", "SIDE", game,
        "black (moves first), white, both (two people),\nnone (watch two computers), or random",
        set_play_as, sides, true},
    Row{"--level", "LEVEL[,LEVEL]", game,
        "house, or 1 to 9, the strongest; with none, black's\nand white's", set_level, level_names,
        true},
    Row{"--seed", "N", game, "the same seed and moves, the same game; 0 to 2^64-1", set_seed},
    Row{"--position", "POSITION", game,
        "start from 64 squares X, O or -, a1 to h8, and the\n"
        "side to move, X or O",
        set_position, nullptr, true},
    Row{"--moves", "TRANSCRIPT", game, "start after these moves, f5d6c3", set_moves, nullptr, true},
    Row{"--handicap", "N", game, "begin with discs on 1 to 4 corners", set_handicap, handicaps,
        true},
    Row{"--new", "", game, "start a new game even if one is saved", set<&Options::new_game>},
    Row{"--screen-reader", "", screen, "arrange the full screen for a screen reader",
        set_screen_reader},
    Row{"--speech", "", screen, "show a screen reader the news alone", set_speech},
    Row{"--large", "", screen, "start with large squares", set_large},
    Row{"--ascii", "", screen, "show no character outside ASCII", set<&Options::ascii>},
    Row{"--no-color", "", screen, "send no colors; NO_COLOR=1 does the same",
        set<&Options::no_color>},
    Row{"--delay", "MS", screen,
        "show your move so long before the answer, 0 to 5000;\n400 if not "
        "given",
        set_delay},
    Row{"--state", "FILE", files, "keep the saved game in this file", set_state},
    Row{"--no-save", "", files, "neither read nor write a saved game", set<&Options::no_save>},
    Row{"--plain", "", scripts, "one question, one answer, no full screen", set<&Options::plain>},
    Row{"--json", "", scripts, "line mode's answers as JSON, an object a line",
        set<&Options::json>},
    Row{"--strict", "", scripts, "line mode: end at the first line that is refused",
        set<&Options::strict>},
    Row{"--repeat", "N", scripts, "with --play-as none: play N games, a line for each", set_repeat},
    Row{"--verbose", "N", scripts, "how much is said of a turn: 0 little, 1, 2 all", set_verbose,
        verbosities},
    Row{"--gtp", "", scripts, "speak the Go Text Protocol for Othello", set<&Options::gtp>},
};

constexpr const char* examples =
    "Examples:\n"
    "  reversi --level 5\n"
    "      Play black against level 5.\n"
    "  reversi --play-as none --level house,3\n"
    "      Watch the house computer play level 3.\n"
    "  reversi --plain --seed 7 --play-as none </dev/null\n"
    "      Print a game of two computers, every time the same.\n\n"
    "man 6 reversi tells the rest.";

// CLI11's own layout parts groups by two empty lines and names by a comma alone.
class Layout : public CLI::Formatter {
 public:
  std::string make_usage(const CLI::App* app, std::string name) const override {
    return Formatter::make_usage(app, std::move(name)) + "\n";
  }
  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override {
    return Formatter::make_group(std::move(group), is_positional, std::move(options)).substr(1);
  }
  std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
    std::string names = Formatter::make_option_name(option, is_positional);
    const std::size_t comma = names.find(',');
    return comma == std::string::npos ? names : names.insert(comma + 1, " ");
  }
};

using Given = std::map<std::string, std::string>;

void add(CLI::App& app, const Row& row, Given& given) {
  const std::string name = row.name;
  if (*row.value == '\0') {
    app.add_flag_callback(
           name, [name, &given] { given[name]; }, row.help)
        ->group(row.group);
    return;
  }
  const auto keep = [name, &given](const std::string& text) { given[name] = text; };
  app.add_option_function<std::string>(name, keep, row.help)
      ->type_name(row.value)
      ->group(row.group)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

void define(CLI::App& app, Given& given) {
  for (const Row& row : table) {
    add(app, row, given);
  }
  app.set_help_flag("-h,--help", "show this and end")->group(about);
  app.set_version_flag("-V,--version", "reversi " REVERSI_VERSION, "show the version and end")
      ->group(about);
  app.footer(examples);
  app.allow_extras();
  constexpr std::size_t column = 27;
  app.formatter(std::make_shared<Layout>());
  app.get_formatter()->column_width(column);
}

Exit wrong_usage(const std::string& complaint) {
  return {2, "", "reversi: " + complaint + "\n"};
}

std::size_t edit_distance(const std::string& from, const std::string& to) {
  std::vector<std::size_t> costs(to.size() + 1);
  std::iota(costs.begin(), costs.end(), 0);
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = std::exchange(costs[0], i + 1);
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t changed = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = costs[j + 1];
      costs[j + 1] = std::min({changed, costs[j] + 1, diagonal + 1});
    }
  }
  return costs.back();
}

// The option somebody may have meant: one that begins so, else the nearest by at most two letters.
std::string nearest(const std::string& word) {
  std::string best;
  std::size_t least = 3;
  for (const OptionRow& row : option_table()) {
    const bool begun = word.size() > 3 && row.name.starts_with(word);
    const std::size_t distance = begun ? 0 : edit_distance(word, row.name);
    if (distance < least) {
      least = distance;
      best = row.name;
    }
  }
  return best;
}

Exit unexpected(const std::string& word) {
  const std::string meant = nearest(word.substr(0, word.find('=')));
  return wrong_usage(
      "no option " + quoted(word) +
      (meant.empty() ? ": reversi --help lists them" : ": did you mean " + meant + "?"));
}

// CLI11 takes `--plain=true`, and for `--seed=` the next word: neither is what was written.
std::optional<Exit> misplaced_value(const std::string& word) {
  const std::size_t equals = word.find('=');
  if (equals == std::string::npos) {
    return std::nullopt;
  }
  const auto rows = option_table();
  const auto is_meant = [&](const OptionRow& row) { return row.name == word.substr(0, equals); };
  const auto row = std::ranges::find_if(rows, is_meant);
  if (row == rows.end()) {
    return std::nullopt;
  }
  if (row->value.empty()) {
    return wrong_usage(row->name + ": takes no value");
  }
  if (equals + 1 == word.size()) {
    return wrong_usage(row->name + ": " + row->value + " is missing");
  }
  return std::nullopt;
}

std::variant<Options, Exit> apply(const Given& given) {
  Options options;
  for (const Row& row : table) {
    const auto found = given.find(row.name);
    if (found == given.end()) {
      continue;
    }
    if (const Complaint complaint = row.apply(options, found->second)) {
      return wrong_usage(found->first + ": " + *complaint);
    }
    if (row.begins) {
      options.begins.push_back(found->first);
    }
  }
  return options;
}

std::string value_of(const CLI::Option& option) {
  return option.get_expected_max() == 0 ? "" : option.get_type_name();
}

std::vector<std::string> values_of(const std::string& name) {
  const auto* const row =
      std::ranges::find_if(table, [&](const Row& each) { return each.name == name; });
  return row == table.end() || row->values == nullptr ? std::vector<std::string>{} : row->values();
}

}  // namespace

std::string version() {
  return REVERSI_VERSION;
}

std::variant<Options, Exit> parse(std::span<const char* const> arguments) {
  std::vector<std::string> words(arguments.begin(), arguments.end());
  for (const std::string& word : words) {
    if (const auto exit = misplaced_value(word)) {
      return *exit;
    }
  }
  CLI::App app("Reversi for the terminal.", "reversi");
  Given given;
  define(app, given);
  const std::string last = words.empty() ? "" : words.back();
  std::ranges::reverse(words);
  try {
    app.parse(std::move(words));
  } catch (const CLI::CallForHelp&) {
    return Exit{0, app.help(), ""};
  } catch (const CLI::CallForVersion& version) {
    return Exit{0, std::string(version.what()) + "\n", ""};
  } catch (const CLI::ArgumentMismatch&) {
    return wrong_usage(last + ": its value is missing: reversi --help");
  } catch (const CLI::ParseError& error) {
    return wrong_usage(error.what());
  }
  auto extras = app.remaining();
  std::erase(extras, "--");
  if (!extras.empty()) {
    return unexpected(extras.front());
  }
  return apply(given);
}

std::vector<OptionRow> option_table() {
  CLI::App app;
  Given given;
  define(app, given);
  std::vector<OptionRow> rows;
  for (const CLI::Option* option : app.get_options()) {
    const auto& short_names = option->get_snames();
    const std::string name = "--" + option->get_lnames().front();
    rows.push_back({name, short_names.empty() ? "" : "-" + short_names.front(), value_of(*option),
                    values_of(name)});
  }
  std::ranges::sort(rows, {}, &OptionRow::name);
  return rows;
}

}  // namespace cli

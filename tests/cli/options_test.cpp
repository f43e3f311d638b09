#include "cli/options.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "notation/transcript.hpp"

using cli::Exit;
using cli::Options;
using Arguments = std::vector<const char*>;

namespace {

std::variant<Options, Exit> parse(const Arguments& arguments) {
  return cli::parse(arguments);
}

Options accepted(const Arguments& arguments) {
  const auto parsed = parse(arguments);
  if (const auto* exit = std::get_if<Exit>(&parsed)) {
    FAIL(exit->err);
  }
  return std::get<Options>(parsed);
}

std::string refusal(const Arguments& arguments) {
  const auto parsed = parse(arguments);
  const auto* exit = std::get_if<Exit>(&parsed);
  REQUIRE(exit != nullptr);
  CHECK(exit->status == 2);
  CHECK(exit->out.empty());
  CHECK(std::ranges::count(exit->err, '\n') == 1);
  CHECK(exit->err.starts_with("reversi: "));
  CHECK(exit->err.ends_with('\n'));
  return exit->err.substr(9, exit->err.size() - 10);
}

constexpr const char* opening =
    "---------------------------OX------XO--------------------------- X";
constexpr const char* levels = "house, 1, 2, 3, 4, 5, 6, 7, 8, 9";

}  // namespace

TEST_CASE("without options black plays the house computer and nothing is given") {
  const Options options = accepted({});
  CHECK(options.settings == session::Settings{});
  CHECK(!options.seed_given);
  CHECK(!options.delay_given);
  CHECK(!options.game);
  CHECK(options.begins.empty());
  CHECK(!options.state_file);
}

TEST_CASE("every flag sets what it names") {
  CHECK(accepted({"--new"}).new_game);
  CHECK(accepted({"--plain"}).plain);
  CHECK(accepted({"--ascii"}).ascii);
  CHECK(accepted({"--no-color"}).no_color);
  CHECK(accepted({"--no-save"}).no_save);
  CHECK(accepted({"--gtp"}).gtp);
  CHECK(accepted({"--strict"}).strict);
  CHECK(accepted({"--json"}).json);
  CHECK(accepted({"--screen-reader"}).settings.screen_reader);
  CHECK(accepted({"--large"}).settings.size == session::SquareSize::large);
}

TEST_CASE("--repeat takes a number from 1 and needs two computers") {
  CHECK_FALSE(accepted({"--play-as", "none"}).repeat);
  CHECK(accepted({"--repeat", "20", "--play-as", "none"}).repeat == 20);
  CHECK(refusal({"--repeat", "2"}) == "--repeat: games by themselves need --play-as none");
  for (const char* wrong : {"0", "-1", "1000000001", "", "two"}) {
    CHECK(refusal({"--play-as", "none", "--repeat", wrong}) ==
          "--repeat: \"" + std::string(wrong) + "\" is not a number from 1 to 1000000000");
  }
}

TEST_CASE("a flag may be repeated") {
  CHECK(accepted({"--plain", "--plain"}).plain);
}

TEST_CASE("a flag takes no value") {
  CHECK(refusal({"--no-color=false"}) == "--no-color: takes no value");
  CHECK(refusal({"--no-color=true"}) == "--no-color: takes no value");
  CHECK(refusal({"--plain="}) == "--plain: takes no value");
  CHECK(refusal({"--gtp=7"}) == "--gtp: takes no value");
  CHECK(refusal({"--help=no"}) == "--help: takes no value");
  CHECK(refusal({"--version=1"}) == "--version: takes no value");
  CHECK(refusal({"--plain", "yes"}) == "no option \"yes\": reversi --help lists them");
}

TEST_CASE("a value follows its option or an equals sign") {
  CHECK(accepted({"--seed", "7"}).settings.seed == 7);
  CHECK(accepted({"--seed=7"}).settings.seed == 7);
  CHECK(accepted({"--state", "--plain"}).state_file == "--plain");
  CHECK(accepted({"--state=[a,b]"}).state_file == "[a,b]");
  CHECK(accepted({"--state", "{}"}).state_file == "{}");
  CHECK(accepted({"--state=a=b"}).state_file == "a=b");
}

TEST_CASE("a missing value is said, and the next word is not taken for it") {
  CHECK(refusal({"--seed"}) == "--seed: its value is missing: reversi --help");
  CHECK(refusal({"--plain", "--state"}) == "--state: its value is missing: reversi --help");
  CHECK(refusal({"--seed=", "5"}) == "--seed: N is missing");
  CHECK(refusal({"--state=", "--plain"}) == "--state: FILE is missing");
  CHECK(refusal({"--state", ""}) == "--state: the name of the file is empty");
}

TEST_CASE("of an option given twice the last counts") {
  CHECK(accepted({"--seed", "1", "--seed", "2"}).settings.seed == 2);
  CHECK(accepted({"--seed", "x", "--seed", "2"}).settings.seed == 2);
  CHECK(accepted({"--level", "3", "--level=5"}).settings.players.black.level ==
        engine::Level::level_5);
}

TEST_CASE("a seed is a decimal number of 64 bits") {
  CHECK(accepted({"--seed", "0"}).settings.seed == 0);
  CHECK(accepted({"--seed", "0"}).seed_given);
  CHECK(accepted({"--seed", "010"}).settings.seed == 10);
  CHECK(accepted({"--seed", "18446744073709551615"}).settings.seed == 18446744073709551615U);
  for (const char* wrong : {"-1", "18446744073709551616", "99999999999999999999999", "", "0x10",
                            "+5", " 5", "5 ", "5.0", "1e3", "seven", "7'000"}) {
    CHECK(refusal({"--seed", wrong}) ==
          "--seed: \"" + std::string(wrong) + "\" is not a number from 0 to 18446744073709551615");
  }
}

TEST_CASE("a delay lies between 0 and 5000 milliseconds") {
  CHECK(accepted({"--delay", "0"}).settings.delay_ms == 0);
  CHECK(accepted({"--delay", "0"}).delay_given);
  CHECK(accepted({"--delay", "5000"}).settings.delay_ms == 5000);
  CHECK(refusal({"--delay", "5001"}) == "--delay: \"5001\" is not a number from 0 to 5000");
  CHECK(refusal({"--delay", "-1"}) == "--delay: \"-1\" is not a number from 0 to 5000");
}

TEST_CASE("line mode says little, the usual or all") {
  CHECK(accepted({"--verbose", "0"}).settings.verbosity == session::Verbosity::brief);
  CHECK(accepted({"--verbose", "2"}).settings.verbosity == session::Verbosity::full);
  CHECK(refusal({"--verbose", "3"}) == "--verbose: \"3\" is not a number from 0 to 2");
}

TEST_CASE("for speech is for a screen reader, and begins without marks") {
  const auto speech = accepted({"--speech"}).settings;
  CHECK(speech.speech);
  CHECK(speech.screen_reader);
  CHECK_FALSE(speech.hints);
  const auto reader = accepted({"--screen-reader"}).settings;
  CHECK_FALSE(reader.speech);
  CHECK_FALSE(reader.hints);
}

TEST_CASE("a handicap is 1 to 4 corners, at the start of a game") {
  for (int corners = 1; corners <= 4; ++corners) {
    const std::string number = std::to_string(corners);
    CHECK(accepted({"--handicap", number.c_str()}).handicap == corners);
  }
  for (const char* wrong : {"0", "5", "-1", "", "two"}) {
    CHECK(refusal({"--handicap", wrong}) ==
          "--handicap: \"" + std::string(wrong) + "\" is not a number from 1 to 4");
  }
  const std::string amiss =
      "--handicap: goes with the start of a game, not with --position or --moves";
  CHECK(refusal({"--handicap", "2", "--moves", "d3"}) == amiss);
}

TEST_CASE("a side is left to chance, which the seed decides") {
  CHECK(accepted({"--play-as", "random"}).settings.side_by_chance);
  CHECK_FALSE(accepted({"--play-as", "white"}).settings.side_by_chance);
}

TEST_CASE("a person plays black, white, both or none") {
  using session::PlayAs;
  CHECK(accepted({"--play-as", "black"}).settings.players == session::seated(PlayAs::black));
  CHECK(accepted({"--play-as", "white"}).settings.players == session::seated(PlayAs::white));
  CHECK(accepted({"--play-as", "both"}).settings.players == session::seated(PlayAs::both));
  CHECK(accepted({"--play-as", "none"}).settings.players == session::seated(PlayAs::none));
  for (const char* wrong : {"red", "Black", "", "blac", "black "}) {
    CHECK(refusal({"--play-as", wrong}) ==
          "--play-as: no side \"" + std::string(wrong) + "\": black, white, both, none, random");
  }
}

TEST_CASE("a level is one of the table's") {
  CHECK(accepted({"--level", "9"}).settings.players ==
        session::seated(session::PlayAs::black, engine::Level::level_9, engine::Level::level_9));
  CHECK(refusal({"--level", "10"}) == std::string("--level: no level \"10\": ") + levels);
  for (const char* wrong : {"0", "", "House", "01", "-1", "easy"}) {
    CHECK(refusal({"--level", wrong}) ==
          "--level: no level \"" + std::string(wrong) + "\": " + levels);
  }
}

TEST_CASE("two levels are for two computers, wherever the side is named") {
  const session::Players expected =
      session::seated(session::PlayAs::none, engine::Level::house, engine::Level::level_3);
  CHECK(accepted({"--play-as", "none", "--level", "house,3"}).settings.players == expected);
  CHECK(accepted({"--level", "house,3", "--play-as", "none"}).settings.players == expected);
  CHECK(refusal({"--level", "2,3"}) ==
        "--level: \"2,3\" names two computers: that needs --play-as none");
  CHECK(refusal({"--level", "2,3", "--play-as", "both"}) ==
        "--level: \"2,3\" names two computers: that needs --play-as none");
  const auto no_level = [](const char* given) {
    return refusal({"--play-as", "none", "--level", given});
  };
  CHECK(no_level("3,") == std::string("--level: no level \"\": ") + levels);
  CHECK(no_level(",3") == std::string("--level: no level \"\": ") + levels);
  CHECK(no_level("1,2,3") == std::string("--level: no level \"2,3\": ") + levels);
  CHECK(no_level("1, 2") == std::string("--level: no level \" 2\": ") + levels);
}

TEST_CASE("moves start a game after them") {
  const Options options = accepted({"--moves", "F5 d6c3"});
  REQUIRE(options.game);
  CHECK(notation::to_transcript(options.game->plies()) == "f5d6c3");
  CHECK(options.begins == std::vector<std::string>{"--moves"});
}

TEST_CASE("a move that cannot be is named with its number and the reason") {
  CHECK(refusal({"--moves", "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a3"}) ==
        "--moves: move 20, a3, is not legal: it flips nothing");
  CHECK(refusal({"--moves", "f5f5"}) == "--moves: move 2, f5, is not legal: a disc lies there");
  CHECK(refusal({"--moves", "f5z9"}) == "--moves: move 2, z9, is not a square: a1 to h8");
  CHECK(refusal({"--moves", "f5\x1b["}) == "--moves: move 2, ?[, is not a square: a1 to h8");
  CHECK(refusal({"--moves", "--"}) ==
        "--moves: move 1, --, is not legal: only a side without a move passes");
}

TEST_CASE("a position starts a game, dashes in front or not") {
  const Options options = accepted({"--position", opening});
  REQUIRE(options.game);
  CHECK(options.game->position() == reversi::Position{});
  CHECK(options.begins == std::vector<std::string>{"--position"});
  const std::string two_dashes = "--X" + std::string(60, '-') + "O X";
  CHECK(accepted({"--position", two_dashes.c_str()}).game);
  CHECK(accepted({("--position=" + two_dashes).c_str()}).game);
}

TEST_CASE("moves are played from the position, in either order") {
  const std::string white_to_move = std::string(opening, 64) + " O";
  const Options options = accepted({"--moves", "e3", "--position", white_to_move.c_str()});
  REQUIRE(options.game);
  CHECK(options.game->plies().size() == 1);
  CHECK(options.game->plies()[0].mover == reversi::Color::white);
  CHECK(options.begins == std::vector<std::string>{"--position", "--moves"});
  CHECK(refusal({"--moves", "d3", "--position", white_to_move.c_str()}) ==
        "--moves: move 1, d3, is not legal: it flips nothing");
}

TEST_CASE("a position that is over is taken") {
  const std::string full(64, 'X');
  const Options options = accepted({"--position", (full + " O").c_str()});
  REQUIRE(options.game);
  CHECK(options.game->over());
  CHECK(refusal({"--position", (full + " O").c_str(), "--moves", "a1"}) ==
        "--moves: move 1, a1, is not legal: the game is over before it");
}

TEST_CASE("what is wrong with a position is named") {
  const auto wrong = [](const std::string& text) { return refusal({"--position", text.c_str()}); };
  const std::string empties(64, '-');
  CHECK(wrong("") == "--position: 0 squares, not 64 and the side to move");
  CHECK(wrong(empties.substr(1)) == "--position: 63 squares, not 64 and the side to move");
  CHECK(wrong(empties) == "--position: the side to move is missing after the 64 squares: X or O");
  CHECK(wrong("--z") == "--position: character 3, z, is not a square: X, O or -");
  CHECK(wrong("--\n\x1b") == "--position: character 4, ?, is not a square: X, O or -");
  CHECK(wrong(empties + " -") == "--position: character 66, -, is not the side to move: X or O");
  CHECK(wrong(empties + " XX") == "--position: character 67, X, is one too many");
}

TEST_CASE("options that begin a game are told in the order of the table") {
  CHECK(accepted({"--level", "3", "--seed", "7", "--play-as", "white"}).begins ==
        std::vector<std::string>{"--play-as", "--level"});
}

TEST_CASE("an unknown option is refused with the one that was meant") {
  CHECK(refusal({"--levle", "3"}) == "no option \"--levle\": did you mean --level?");
  CHECK(refusal({"--levels=3"}) == "no option \"--levels=3\": did you mean --level?");
  CHECK(refusal({"--colour"}) == "no option \"--colour\": reversi --help lists them");
  CHECK(refusal({"--no-colour"}) == "no option \"--no-colour\": did you mean --no-color?");
  CHECK(refusal({"f5"}) == "no option \"f5\": reversi --help lists them");
  CHECK(refusal({"-x"}) == "no option \"-x\": reversi --help lists them");
  CHECK(refusal({""}) == "no option \"\": reversi --help lists them");
  CHECK(refusal({"--", "f5"}) == "no option \"f5\": reversi --help lists them");
  CHECK(!accepted({"--"}).plain);
}

TEST_CASE("an option is never abbreviated in silence") {
  CHECK(refusal({"--lev", "3"}) == "no option \"--lev\": did you mean --level?");
  CHECK(refusal({"--pla"}) == "no option \"--pla\": did you mean --plain?");
  CHECK(refusal({"-plain"}) == "no option \"-plain\": did you mean --plain?");
  CHECK(refusal({"--PLAIN"}) == "no option \"--PLAIN\": reversi --help lists them");
}

TEST_CASE("no configuration file is read") {
  CHECK(refusal({"--config", "/etc/passwd"}) ==
        "no option \"--config\": reversi --help lists them");
}

TEST_CASE("a long or strange value is quoted short and without control characters") {
  CHECK(refusal({"--seed", std::string(5000, '9').c_str()}) ==
        "--seed: \"" + std::string(40, '9') + "...\" is not a number from 0 to " +
            "18446744073709551615");
  CHECK(refusal({"--play-as", "\x1b[31m\xff"}).find("\"?[31m?\"") != std::string::npos);
}

TEST_CASE("help fits 80 columns, names every option and has three examples") {
  for (const char* name : {"-h", "--help"}) {
    const auto exit = std::get<Exit>(parse({name, "--seed", "x"}));
    CHECK(exit.status == 0);
    CHECK(exit.err.empty());
    CHECK(exit.out.find("\n\n\n") == std::string::npos);
    std::istringstream lines(exit.out);
    int examples = 0;
    for (std::string line; std::getline(lines, line);) {
      CHECK(line.size() <= 80);
      CHECK(!line.ends_with(' '));
      examples += line.starts_with("  reversi ") ? 1 : 0;
    }
    CHECK(examples == 3);
    for (const cli::OptionRow& row : cli::option_table()) {
      CHECK(exit.out.find(row.name) != std::string::npos);
    }
    for (const char* group : {"\nGame:", "\nScreen:", "\nFiles:", "\nLine mode and scripts:"}) {
      CHECK(exit.out.find(group) != std::string::npos);
    }
  }
}

TEST_CASE("the version is one line") {
  for (const char* name : {"-V", "--version"}) {
    const auto exit = std::get<Exit>(parse({name}));
    CHECK(exit.status == 0);
    CHECK(exit.out == "reversi " REVERSI_VERSION "\n");
    CHECK(exit.err.empty());
  }
}

TEST_CASE("the table knows names, short names and values") {
  const auto rows = cli::option_table();
  CHECK(std::ranges::is_sorted(rows, {}, &cli::OptionRow::name));
  const auto row = [&](const char* name) {
    return *std::ranges::find(rows, name, &cli::OptionRow::name);
  };
  CHECK(row("--help").short_name == "-h");
  CHECK(row("--version").short_name == "-V");
  CHECK(row("--plain").value.empty());
  CHECK(row("--seed").value == "N");
  CHECK(row("--play-as").values ==
        std::vector<std::string>{"black", "white", "both", "none", "random"});
  CHECK(row("--level").values.size() == engine::levels().size());
}

#include "gtp/answer.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "gtp/request.hpp"
#include "notation/position.hpp"

namespace gtp {

namespace {

using reversi::Color;
using Arguments = std::vector<std::string>;

struct Result {
  bool good = true;
  std::string text;
};

struct Command {
  std::string_view name;
  std::size_t fewest;  // arguments
  std::size_t most;
  Result (*run)(State&, const Arguments&);
};

std::span<const Command> commands();

Result success(std::string text = {}) {
  return {true, std::move(text)};
}

Result failure(std::string_view message) {
  return {false, std::string(message)};
}

constexpr std::string_view syntax_error = "syntax error";
constexpr std::string_view illegal_move = "illegal move";

std::string_view name_of(Color color) {
  return color == Color::black ? "Black" : "White";
}

bool is_known(std::string_view name) {
  return std::ranges::any_of(commands(), [&](const Command& row) { return row.name == name; });
}

Result protocol_version(State& /*state*/, const Arguments& /*arguments*/) {
  return success("2");
}

Result name(State& /*state*/, const Arguments& /*arguments*/) {
  return success("reversi");
}

Result version(State& state, const Arguments& /*arguments*/) {
  return success(state.setup.version);
}

Result known_command(State& /*state*/, const Arguments& arguments) {
  return success(is_known(arguments[0]) ? "true" : "false");
}

Result list_commands(State& /*state*/, const Arguments& /*arguments*/) {
  std::string names;
  for (const Command& row : commands()) {
    names += names.empty() ? "" : "\n";
    names += row.name;
  }
  return success(names);
}

Result quit(State& state, const Arguments& /*arguments*/) {
  state.done = true;
  return success();
}

Result clear_board(State& state, const Arguments& /*arguments*/) {
  state.history = History();
  return success();
}

// The protocol leaves the board undefined after this command; GNU Go, its model, clears it.
Result boardsize(State& state, const Arguments& arguments) {
  if (!is_number(arguments[0])) {
    return failure(syntax_error);
  }
  return arguments[0] == "8" ? clear_board(state, {}) : failure("unacceptable size");
}

// Komi and the clock are clients' matters: there is none in this game, and levels do not look at
// the time.
Result ignore_numbers(State& /*state*/, const Arguments& arguments) {
  return std::ranges::all_of(arguments, is_number) ? success() : failure(syntax_error);
}

Result time_left(State& state, const Arguments& arguments) {
  return parse_color(arguments[0]) ? ignore_numbers(state, {arguments.begin() + 1, arguments.end()})
                                   : failure(syntax_error);
}

Result set_game(State& /*state*/, const Arguments& arguments) {
  return arguments[0] == "Othello" ? success() : failure("unsupported game");
}

Result list_games(State& /*state*/, const Arguments& /*arguments*/) {
  return success("Othello");
}

Result play(State& state, const Arguments& arguments) {
  const auto color = parse_color(arguments[0]);
  const auto move = parse_move(arguments[1]);
  if (!color || !move) {
    return failure(syntax_error);
  }
  return state.history.play(*color, *move) ? success() : failure(illegal_move);
}

reversi::Move choose(State& state, const reversi::Position& position) {
  if (legal_moves(position.board) == 0) {
    return reversi::pass_move;
  }
  const engine::Level level = state.setup.levels[static_cast<std::size_t>(position.to_move)];
  const auto choice = state.engine.choose(position, level, state.setup.seed, {});
  return choice ? reversi::Move(choice->square) : reversi::pass_move;
}

Result reg_genmove(State& state, const Arguments& arguments) {
  const auto color = parse_color(arguments[0]);
  if (!color) {
    return failure(syntax_error);
  }
  const auto position = state.history.turn_of(*color);
  return position ? success(to_text(choose(state, *position))) : failure(illegal_move);
}

Result genmove(State& state, const Arguments& arguments) {
  Result result = reg_genmove(state, arguments);
  return result.good && !play(state, {arguments[0], result.text}).good ? failure(illegal_move)
                                                                       : result;
}

Result undo(State& state, const Arguments& /*arguments*/) {
  return state.history.undo() ? success() : failure("cannot undo");
}

// As Othello is scored between programs, and as gtp-rhino does: the winner is given the squares
// that stay empty.
Result final_score(State& state, const Arguments& /*arguments*/) {
  const reversi::Position& position = state.history.position();
  if (!is_over(position.board)) {
    return failure("cannot score");
  }
  const reversi::Score score = reversi::score(position);
  const auto winner = leader(score);
  if (!winner) {
    return success("0");
  }
  constexpr int squares = 64;
  const int margin = squares - 2 * of(score, opponent(*winner));
  return success(std::string(1, name_of(*winner).front()) + "+" + std::to_string(margin));
}

std::string heading(const reversi::Position& position) {
  const reversi::Score score = reversi::score(position);
  const std::string count =
      "Black (X) " + std::to_string(score.black) + ", White (O) " + std::to_string(score.white);
  return is_over(position.board) ? "Game over. " + count
                                 : std::string(name_of(position.to_move)) + " to move. " + count;
}

Result showboard(State& state, const Arguments& /*arguments*/) {
  const reversi::Position& position = state.history.position();
  std::string text = heading(position) + "\n  a b c d e f g h";
  for (int row = 0; row < 8; ++row) {
    text += std::string("\n") + reversi::row_digit(row);
    for (int column = 0; column < 8; ++column) {
      const auto disc = at(position, reversi::square_at(column, row));
      text += disc ? (*disc == Color::black ? " X" : " O") : " .";
    }
  }
  return success(text);
}

// It has no past: undo does not go back behind it.
Result setboard(State& state, const Arguments& arguments) {
  std::string text;
  for (const std::string& word : arguments) {
    text += word;
  }
  const auto parsed = notation::parse_position(text);
  const auto* const position = std::get_if<reversi::Position>(&parsed);
  if (position == nullptr) {
    return failure(syntax_error);
  }
  state.history = History(*position);
  return success();
}

constexpr std::size_t any = 9;

constexpr Command table[] = {
    {"protocol_version", 0, 0, protocol_version},
    {"name", 0, 0, name},
    {"version", 0, 0, version},
    {"known_command", 1, 1, known_command},
    {"list_commands", 0, 0, list_commands},
    {"quit", 0, 0, quit},
    {"boardsize", 1, 1, boardsize},
    {"clear_board", 0, 0, clear_board},
    {"komi", 1, 1, ignore_numbers},
    {"play", 2, 2, play},
    {"genmove", 1, 1, genmove},
    {"reg_genmove", 1, 1, reg_genmove},
    {"undo", 0, 0, undo},
    {"final_score", 0, 0, final_score},
    {"showboard", 0, 0, showboard},
    {"setboard", 1, any, setboard},
    {"set_game", 1, 1, set_game},
    {"list_games", 0, 0, list_games},
    {"time_settings", 3, 3, ignore_numbers},
    {"time_left", 3, 3, time_left},
};

std::span<const Command> commands() {
  return table;
}

Result carry_out(State& state, const Request& request) {
  const auto rows = commands();
  const auto row = std::ranges::find(rows, request.command, &Command::name);
  if (row == rows.end()) {
    return failure("unknown command");
  }
  const std::size_t given = request.arguments.size();
  const bool fits = given >= row->fewest && given <= row->most;
  return fits ? row->run(state, request.arguments) : failure(syntax_error);
}

}  // namespace

std::string answer(State& state, std::string_view line) {
  const auto request = parse_request(line);
  if (!request) {
    return {};
  }
  const Result result = carry_out(state, *request);
  return (result.good ? "=" : "?") + request->id + (result.text.empty() ? "" : " ") + result.text +
         "\n\n";
}

}  // namespace gtp

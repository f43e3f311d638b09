#include "frontend/terminal.hpp"

#include <unistd.h>

// curses has a struct of the name of our namespace; nobody outside it needs that name.
#define screen curses_screen
#define NCURSES_NOMACROS
#include <curses.h>
#undef screen

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>

#include "frontend/collected_output.hpp"
#include "frontend/key_input.hpp"
#include "frontend/locale.hpp"
#include "frontend/palette.hpp"
#include "frontend/speaker.hpp"
#include "frontend/terminal_modes.hpp"
#include "frontend/terminal_type.hpp"
#include "screen/frame.hpp"
#include "screen/help.hpp"
#include "screen/render.hpp"

namespace frontend {

namespace {

constexpr int output = STDOUT_FILENO;

// The exported size would stand for the real one for ever, hence only while curses starts; it is
// how curses is kept from a window larger than it can bear.
SCREEN* new_screen(screen::Size size, std::FILE* to) {
  setenv("LINES", std::to_string(size.rows).c_str(), 1);
  setenv("COLUMNS", std::to_string(size.columns).c_str(), 1);
  SCREEN* const screen = newterm(nullptr, to, stdin);
  unsetenv("LINES");
  unsetenv("COLUMNS");
  return screen;
}

class Terminal final : public Frontend {
 public:
  explicit Terminal(const TerminalOptions& options);
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal() override;

  [[nodiscard]] bool taken() const { return screen_ != nullptr; }

  void show(const session::State& state) override;
  [[nodiscard]] bool wants_input(const session::State& /*state*/) const override { return true; }
  [[nodiscard]] int descriptor() const override { return keys_.descriptor(); }
  [[nodiscard]] bool has_buffered() const override { return false; }
  [[nodiscard]] std::vector<session::Event> read() override { return keys_.read(page_end_); }
  [[nodiscard]] int read_within() const override;
  session::Resized resize() override;
  void redraw() override { repaint_ = true; }
  void suspend() override;
  void continued() override;

 private:
  void set_up();
  void drop_start();
  void set_up_colors();
  void give_back();
  [[nodiscard]] bool holds_back(const session::State& state) const;
  void forget_row(const screen::Frame& frame, int row);
  void paint(const screen::Frame& frame);
  [[nodiscard]] bool paint_row(const screen::Frame& frame, int row) const;
  void send(int rows);
  void paint_cell(screen::Place place, const screen::Cell& cell) const;

  TerminalOptions options_;
  Speaker speaker_;
  TerminalModes modes_{STDIN_FILENO};
  bool ascii_ = false;
  Reports reports_;
  std::array<short, 4> pairs_{};  // by role
  screen::Size size_;
  CollectedOutput output_{output};
  bool same_screen_ = false;  // the alternate screen is left out
  SCREEN* screen_ = nullptr;

  std::optional<screen::Frame> shown_;
  std::optional<int> page_end_;  // of the page that lies over the board
  bool repaint_ = false;

  KeyInput keys_{STDIN_FILENO};
};

Terminal::Terminal(const TerminalOptions& options)
    : options_(options), speaker_(options.speech), size_(window_size(output)) {
  const bool utf8 = utf8_locale();
  ascii_ = options.ascii || !utf8 || !lines_are_single_cells();
  same_screen_ = options.screen_reader && output_.capacity() > 0;
  screen_ = new_screen(size_, output_.stream());
  if (screen_ != nullptr) {
    set_up();
  }
}

Terminal::~Terminal() {
  if (screen_ != nullptr) {
    give_back();
    delscreen(screen_);
  }
}

// Keys are read and decoded by us; curses only draws. The cursor keys stay in their normal mode.
void Terminal::set_up() {
  if (same_screen_) {
    drop_start();
  }
  cbreak();
  noecho();
  nonl();
  modes_.send_keys_plainly();
  def_prog_mode();
  typeahead(-1);  // a frame is never cut short by waiting input
  leaveok(stdscr, FALSE);
  idcok(stdscr, FALSE);
  curs_set(1);
  set_up_colors();
  reports_ = reports_of(std::getenv("TERM"));
  modes_.undo_with(std::string(reports_.off) + undoing_text(!same_screen_));
  shorten_reset();
  write_text(output, reports_.on);
}

// When newterm() returns, curses has the switch to the alternate screen in its buffer.
void Terminal::drop_start() {
  output_.begin();
  curs_set(1);  // flushes
  output_.drop();
}

void Terminal::set_up_colors() {
  if (!options_.color || options_.screen_reader || !has_colors()) {
    return;
  }
  start_color();
  use_default_colors();
  short pair = 0;
  for (const RoleColors& colors : palette(COLORS)) {
    init_pair(++pair, colors.foreground, colors.background);
    pairs_[static_cast<std::size_t>(colors.role)] = pair;
  }
}

void Terminal::give_back() {
  write_text(output, reports_.off);
  if (!same_screen_) {
    endwin();
    return;
  }
  // endwin() would leave the alternate screen. The picture stays; what follows goes below it.
  move(size_.rows - 1, 0);
  refresh();
  reset_shell_mode();
  write_text(output, "\r\n");
}

session::Resized Terminal::resize() {
  size_ = window_size(output);
  resize_term(size_.rows, size_.columns);
  shown_.reset();
  repaint_ = true;
  return {screen::fits(size_)};
}

int Terminal::read_within() const {
  const int keys = keys_.read_within();
  const int speech = speaker_.take_within(std::chrono::steady_clock::now());
  return keys < 0 || speech < 0 ? std::max(keys, speech) : std::min(keys, speech);
}

void Terminal::suspend() {
  give_back();
  stop_until_continued();
  continued();
}

void Terminal::continued() {
  reset_prog_mode();
  doupdate();  // undoes endwin(), which has to reach the terminal itself
  write_text(output, reports_.on);
  resize();
}

// A screen reader would speak a picture that is replaced at once.
bool Terminal::holds_back(const session::State& state) const {
  return (options_.screen_reader || state.settings.delay_ms == 0) &&
         session::about_to_change(state);
}

void Terminal::show(const session::State& state) {
  page_end_ = screen::page_end(state, size_);
  if (holds_back(state)) {
    return;
  }
  screen::Frame frame = screen::render(state, size_, ascii_);
  const auto frames = speaker_.take(std::move(frame), state.news, std::chrono::steady_clock::now());
  for (const int row : speaker_.rows_to_write()) {
    forget_row(frames.front(), row);
  }
  std::ranges::for_each(frames, [this](const screen::Frame& each) { paint(each); });
}

// Makes curses believe that the screen shows another character wherever the row has one. Unlike
// wredrawln() that clears the rest of the row only where there is something to clear.
void Terminal::forget_row(const screen::Frame& frame, int row) {
  const int length = static_cast<int>(frame.row_text(row).size());
  for (int column = 0; column < std::min(length, size_.columns); ++column) {
    mvwaddch(curscr, row, column, frame.at({row, column}).glyph == U'#' ? '*' : '#');
  }
}

void Terminal::paint(const screen::Frame& frame) {
  if (!shown_ || shown_->size() != frame.size()) {
    erase();
    shown_.emplace(frame.size());
  }
  int rows = 2;  // the message and the score
  for (int row = 0; row < frame.size().rows; ++row) {
    rows += paint_row(frame, row) ? 1 : 0;
  }
  shown_ = frame;
  if (std::exchange(repaint_, false)) {
    clearok(curscr, TRUE);
    rows = frame.size().rows;
  }
  move(std::clamp(frame.cursor.row, 0, size_.rows - 1),
       std::clamp(frame.cursor.column, 0, size_.columns - 1));
  send(rows);
}

// Whether anything in the row is another than is shown.
bool Terminal::paint_row(const screen::Frame& frame, int row) const {
  bool changed = false;
  for (int column = 0; column < frame.size().columns; ++column) {
    const screen::Place place{row, column};
    if (frame.at(place) != shown_->at(place)) {
      paint_cell(place, frame.at(place));
      changed = true;
    }
  }
  return changed;
}

// Sends the changes in so many rows, in one piece where they surely have room: a cell takes at most
// a movement, two colours and its character.
void Terminal::send(int rows) {
  constexpr int most_of_cell = 36;
  const int most = rows * (size_.columns + 1) * most_of_cell;
  if (static_cast<std::size_t>(most) > output_.capacity()) {
    refresh();
    return;
  }
  output_.begin();
  refresh();
  output_.write();
}

void Terminal::paint_cell(screen::Place place, const screen::Cell& cell) const {
  const std::array<wchar_t, 2> text = {static_cast<wchar_t>(cell.glyph), L'\0'};
  cchar_t character{};
  setcchar(&character, text.data(), A_NORMAL, pairs_[static_cast<std::size_t>(cell.role)], nullptr);
  mvadd_wch(place.row, place.column, &character);
}

}  // namespace

std::variant<std::unique_ptr<Frontend>, std::string> open_terminal(const TerminalOptions& options) {
  if (auto trouble = terminal_type_trouble()) {
    return std::move(*trouble);
  }
  auto terminal = std::make_unique<Terminal>(options);
  if (!terminal->taken()) {
    return "the terminal cannot be taken for a full screen: use --plain";
  }
  return std::unique_ptr<Frontend>(std::move(terminal));
}

}  // namespace frontend

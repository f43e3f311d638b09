#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/event.hpp"
#include "session/state.hpp"

namespace frontend {

/// Where a person meets the program: shows states and gives events. Nothing here blocks, except
/// suspend(); waiting is the caller's.
class Frontend {
 public:
  virtual ~Frontend() = default;

  /// Draws the state, or says what is new in it.
  virtual void show(const session::State& state) = 0;
  /// Whether input is to be read in this state. Line mode reads only on a person's turn.
  [[nodiscard]] virtual bool wants_input(const session::State& state) const = 0;
  /// The descriptor to wait on for input; -1 when there is none.
  [[nodiscard]] virtual int descriptor() const = 0;
  /// Whether read() has something without the descriptor being readable: buffered input.
  [[nodiscard]] virtual bool has_buffered() const = 0;
  /// What has arrived, without waiting; EndAsked at the end of input.
  [[nodiscard]] virtual std::vector<session::Event> read() = 0;
  /// The milliseconds after which read() is due although nothing arrived (a lone Escape, a broken
  /// paste); -1 when there is no such need.
  [[nodiscard]] virtual int read_within() const { return -1; }

  /// Why output could not be written, in a few words; nothing when it could be, or when its reader
  /// has gone away.
  [[nodiscard]] virtual std::optional<std::string> trouble() const { return std::nullopt; }

  /// The line that was refused and ended the input: its number, its text and why; nothing when none
  /// did.
  [[nodiscard]] virtual std::optional<std::string> refusal() const { return std::nullopt; }

  /// The window has another size (SIGWINCH): takes it over and says whether the game fits.
  virtual session::Resized resize() { return {}; }
  /// Paints everything again at the next show().
  virtual void redraw() {}
  /// Gives the terminal back, stops the process until it is continued, takes the terminal again.
  virtual void suspend() {}
  /// Takes the terminal again after the process was stopped from outside (SIGCONT).
  virtual void continued() {}
};

}  // namespace frontend

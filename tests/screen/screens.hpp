#pragma once

#include <string>
#include <variant>

#include "notation/transcript.hpp"
#include "screen/render.hpp"
#include "session/update.hpp"

/// States and screens for the tests of the view.
namespace screens {

/// The state after these moves, the person black and to be told the last turns.
inline session::State after(const std::string& transcript) {
  session::State state;
  state.settings.seed = 7;
  state.game = std::get<reversi::Game>(notation::parse_transcript(transcript));
  state.notice = session::notice::Turns{session::last_choice(state)};
  return state;
}

/// The screen as text, begun by a newline so that a test can draw it below an opening quote.
inline std::string picture(const session::State& state, screen::Size window, bool ascii = false) {
  return '\n' + screen::render(state, window, ascii).to_text();
}

/// The rows of a screen from `top` to `bottom`, cut to so many columns.
inline std::string rows(const session::State& state, screen::Size window, int top, int bottom,
                        bool ascii = false) {
  const screen::Frame frame = screen::render(state, window, ascii);
  std::string text = "\n";
  for (int row = top; row <= bottom; ++row) {
    text += frame.row_text(row) + '\n';
  }
  return text;
}

}  // namespace screens

#include "voice/form.hpp"

#include "session/form.hpp"
#include "voice/sentences.hpp"

namespace voice {

namespace {

using session::FormRow;
using session::Setup;
using session::Side;
using session::State;

std::string side_sentence(Side side) {
  switch (side) {
    case Side::black:
      return "You play black.";
    case Side::white:
      return "You play white.";
    case Side::both:
      return "Two people.";
    case Side::none:
      return "Two computers.";
    case Side::random:
      return "You play black or white, by chance.";
  }
  return {};
}

std::string level_sentence(const std::string& whose, engine::Level level, bool brief) {
  const engine::LevelInfo& info = engine::info(level);
  const std::string head = whose + "evel " + std::string(info.name);
  if (brief) {
    return head + '.';
  }
  std::string summary(info.summary);
  summary.front() = static_cast<char>(summary.front() - 'A' + 'a');
  return head + ": " + summary;
}

std::string handicap_sentence(const Setup& setup) {
  if (setup.handicap == 0) {
    return "No handicap.";
  }
  const bool two_alike = setup.side == Side::both || setup.side == Side::none;
  return (two_alike ? "Black begins with " : "You begin with ") +
         counted(setup.handicap, "corner", "corners") + ": " +
         list(session::handicap_corners(setup.handicap)) + '.';
}

}  // namespace

std::string_view row_name(FormRow row) {
  switch (row) {
    case FormRow::go_on:
      return "Go on with this";
    case FormRow::side:
      return "Side";
    case FormRow::level:
      return "Level";
    case FormRow::black_level:
      return "Black level";
    case FormRow::white_level:
      return "White level";
    case FormRow::handicap:
      return "Handicap";
    case FormRow::start:
      return "Start";
  }
  return "";
}

std::string row_sentence(const State& state, const Setup& setup, FormRow row) {
  const auto level = static_cast<engine::Level>(session::chosen(setup, row));
  switch (row) {
    case FormRow::go_on:
      return "Go on with this game, side and level as chosen below.";
    case FormRow::side:
      return side_sentence(setup.side);
    case FormRow::level:
      return level_sentence("L", level, false);
    case FormRow::black_level:
      return level_sentence("Black l", level, false);
    case FormRow::white_level:
      return level_sentence("White l", level, false);
    case FormRow::handicap:
      return handicap_sentence(setup);
    case FormRow::start:
      return session::unfinished(state) ? "This replaces only the saved game. Enter starts."
                                        : "Enter starts.";
  }
  return {};
}

Sentences setup_sentences(const Setup& setup, bool brief) {
  Sentences sentences = {{side_sentence(setup.side), Weight::event}};
  if (setup.side == Side::none) {
    sentences.push_back({level_sentence("Black l", setup.levels.black, brief), Weight::detail});
    sentences.push_back({level_sentence("White l", setup.levels.white, brief), Weight::detail});
  } else if (setup.side != Side::both) {
    const auto level = static_cast<engine::Level>(session::chosen(setup, FormRow::level));
    sentences.push_back({level_sentence("L", level, brief), Weight::detail});
  }
  if (setup.handicap > 0) {
    sentences.push_back({handicap_sentence(setup), Weight::detail});
  }
  return sentences;
}

Sentences words(const Telling& telling, const session::notice::Form& notice) {
  const auto* const form = std::get_if<session::NewGameForm>(&telling.state.mode);
  if (form == nullptr) {
    return one("New game.");
  }
  if (!notice.whole) {
    return one(row_sentence(telling.state, form->setup, form->row));
  }
  const auto with = [&](bool brief) {
    Sentences sentences = {{"New game.", Weight::state}};
    for (Sentence& sentence : setup_sentences(form->setup, brief)) {
      sentences.push_back(std::move(sentence));
    }
    if (form->row == FormRow::go_on) {
      sentences.push_back({"Enter goes on with this game.", Weight::state});
    } else if (session::unfinished(telling.state)) {
      sentences.push_back({"This replaces only the saved game.", Weight::state});
    }
    return sentences;
  };
  Sentences sentences = with(false);
  return fits(sentences, telling.width) ? sentences : with(true);
}

Sentences words(const Telling& /*telling*/, const session::notice::FormKeys& /*notice*/) {
  return {{"Up, down: rows.", Weight::state},
          {"Left, right, letters, digits: values.", Weight::event},
          {"Enter begins.", Weight::event},
          {"Escape leaves.", Weight::detail}};
}

}  // namespace voice

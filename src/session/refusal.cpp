#include "session/refusal.hpp"

namespace session {

namespace {

using Answer = std::optional<Refusal>;

Answer of(const State& state, const notice::Refused& notice) {
  return reversi::at(state.game.position(), notice.square) ? Refusal::taken
                                                           : Refusal::flips_nothing;
}

Answer of(const State& /*state*/, const notice::PassRefused& /*notice*/) {
  return Refusal::no_pass;
}

Answer of(const State& /*state*/, const notice::NothingToUndo& /*notice*/) {
  return Refusal::nothing_to_undo;
}

Answer of(const State& /*state*/, const notice::NothingToRedo& /*notice*/) {
  return Refusal::nothing_to_redo;
}

Answer of(const State& state, const notice::History& notice) {
  const auto played = static_cast<int>(state.game.plies().size());
  const bool there = !notice.number || (*notice.number >= 1 && *notice.number <= played);
  return there ? std::nullopt : Answer(Refusal::no_such_turn);
}

Answer of(const State& /*state*/, const notice::Unknown& /*notice*/) {
  return Refusal::unknown;
}

template <typename AnyOther>
Answer of(const State& /*state*/, const AnyOther& /*notice*/) {
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> refusal(const State& state) {
  return std::visit([&](const auto& notice) { return of(state, notice); }, state.notice);
}

}  // namespace session

#include "session/mode.hpp"

#include <concepts>

namespace session {

namespace {

template <typename M>
concept Overlay = requires(M mode) {
  { mode.under } -> std::same_as<Ground&>;
};

}  // namespace

Ground ground(const Mode& mode) {
  return std::visit(
      [](const auto& here) -> Ground {
        if constexpr (requires { here.under; }) {
          return here.under;
        } else {
          return here;
        }
      },
      mode);
}

void set_ground(Mode& mode, Ground under) {
  if (bare(mode)) {
    std::visit([&](const auto& here) { mode = here; }, under);
    return;
  }
  std::visit(
      [&]<typename M>(M& here) {
        if constexpr (Overlay<M>) {
          here.under = under;
        }
      },
      mode);
}

bool bare(const Mode& mode) {
  return std::visit([]<typename M>(const M& /*here*/) { return !Overlay<M>; }, mode);
}

}  // namespace session

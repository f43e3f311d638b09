#include "frontend/line.hpp"

#include <stdexcept>

namespace frontend {

std::unique_ptr<Frontend> make_line(int /*input*/, int /*output*/, bool /*open_prompt*/) {
  throw std::runtime_error("line mode is not built in yet; start it on a terminal");
}

}  // namespace frontend

#pragma once

#include <array>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "engine/evaluator.hpp"

namespace train {

/// The weights in their packed form, one string a knot.
struct Weights {
  std::array<std::string, engine::knot_count> knots;

  [[nodiscard]] std::array<std::string_view, engine::knot_count> views() const {
    std::array<std::string_view, engine::knot_count> result;
    for (std::size_t i = 0; i < knots.size(); ++i) {
      result[i] = knots[i];
    }
    return result;
  }
};

/// How many weights a knot has.
[[nodiscard]] inline std::size_t weights_per_knot() {
  std::size_t total = 0;
  for (std::size_t shape = 0; shape < engine::shape_count; ++shape) {
    total += engine::make_ties(shape).weights;
  }
  return total;
}

/// Reads a file of one line a knot; "-" gives the built-in weights, "0" weights of nothing. Nothing
/// when there is no such file or it does not fit the shapes.
[[nodiscard]] inline std::optional<Weights> read_weights(const std::string& path) {
  Weights weights;
  const std::size_t size = weights_per_knot();
  std::ifstream file(path);
  for (std::size_t i = 0; i < weights.knots.size(); ++i) {
    if (path == "0") {
      weights.knots[i].assign(size, engine::pack_weight(0));
    } else if (path == "-") {
      weights.knots[i] = engine::packed_weights()[i];
    } else if (!std::getline(file, weights.knots[i])) {
      return std::nullopt;
    }
    if (weights.knots[i].size() != size) {
      return std::nullopt;
    }
  }
  return weights;
}

}  // namespace train

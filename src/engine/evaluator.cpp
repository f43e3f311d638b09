#include "engine/evaluator.hpp"

#include <algorithm>

namespace engine {

namespace {

constexpr int quarter_disc = disc_value / 4;
constexpr int discs_per_knot = 60 / (knot_count - 1);

// Which span of four numbers of discs a board belongs to: 5 to 8 discs the first.
constexpr std::size_t span_of(int discs) {
  return static_cast<std::size_t>(std::max(discs - 5, 0) / 4);
}

struct BetweenKnots {
  std::size_t knot;
  int share;  // discs beyond it
};

constexpr BetweenKnots between_knots(int discs) {
  const int knot = std::min((discs - 4) / discs_per_knot, static_cast<int>(knot_count) - 2);
  return {static_cast<std::size_t>(knot), discs - 4 - knot * discs_per_knot};
}

constexpr int middle_discs(std::size_t span) {
  return static_cast<int>(span) * 4 + 6;
}

constexpr std::array<std::size_t, shape_count> make_shape_starts() {
  std::array<std::size_t, shape_count> result{};
  for (std::size_t shape = 1; shape < shape_count; ++shape) {
    result[shape] = result[shape - 1] + static_cast<std::size_t>(fillings(shape - 1));
  }
  return result;
}

constexpr auto shape_starts = make_shape_starts();
constexpr std::size_t total_fillings =
    shape_starts.back() + static_cast<std::size_t>(fillings(shape_count - 1));

// Where the code 0 of each feature stands in a span.
constexpr std::array<std::int32_t, feature_count> make_centers() {
  std::array<std::int32_t, feature_count> result{};
  for (std::size_t i = 0; i < feature_count; ++i) {
    const std::size_t shape = features[i].shape;
    result[i] = static_cast<std::int32_t>(shape_starts[shape]) + fillings(shape) / 2;
  }
  return result;
}

constexpr auto centers = make_centers();

using Digits = std::array<int, largest_shape>;

Digits digits(int code, std::size_t size) {
  Digits result{};
  for (std::size_t i = 0; i < size; ++i) {
    const int digit = ((code % 3) + 4) % 3 - 1;
    result[i] = digit;
    code = (code - digit) / 3;
  }
  return result;
}

// The places of a shape's squares after each symmetry that maps the shape to itself.
std::vector<std::array<std::size_t, largest_shape>> mirrors(const Shape& shape) {
  std::vector<std::array<std::size_t, largest_shape>> result;
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    const Shape moved = transform(shape, symmetry);
    if (cover(moved) != cover(shape)) {
      continue;
    }
    auto& places = result.emplace_back();
    for (std::size_t i = 0; i < shape.size; ++i) {
      const auto* const found = std::ranges::find(shape.squares, moved.squares[i]);
      places[i] = static_cast<std::size_t>(found - shape.squares.begin());
    }
  }
  return result;
}

}  // namespace

Ties make_ties(std::size_t shape) {
  const std::size_t size = shapes[shape].size;
  const int half = fillings(shape) / 2;
  const auto symmetries = mirrors(shapes[shape]);
  Ties ties;
  ties.by_code.resize(static_cast<std::size_t>(fillings(shape)));
  std::vector<bool> done(ties.by_code.size());
  for (int code = 1; code <= half; ++code) {
    const auto place = [&](int of) {
      const int shifted = of + half;
      return static_cast<std::size_t>(shifted);
    };
    if (done[place(code)]) {
      continue;
    }
    const Digits own = digits(code, size);
    std::vector<int> images;
    for (const auto& places : symmetries) {
      int image = 0;
      for (std::size_t i = size; i-- > 0;) {
        image = image * 3 + own[places[i]];
      }
      images.push_back(image);
    }
    const bool worthless = std::ranges::find(images, -code) != images.end();
    const auto weight = static_cast<std::uint16_t>(ties.weights);
    for (const int image : images) {
      done[place(image)] = done[place(-image)] = true;
      ties.by_code[place(image)] = worthless ? Tie{} : Tie{weight, 1};
      ties.by_code[place(-image)] = worthless ? Tie{} : Tie{weight, -1};
    }
    ties.weights += worthless ? 0 : 1;
  }
  return ties;
}

Evaluator::Evaluator(std::span<const std::string_view, knot_count> packed) {
  for (auto& span : spans_) {
    span.resize(total_fillings);
  }
  std::size_t first = 0;
  for (std::size_t shape = 0; shape < shape_count; ++shape) {
    const Ties ties = make_ties(shape);
    for (std::size_t code = 0; code < ties.by_code.size(); ++code) {
      const Tie tie = ties.by_code[code];
      if (tie.sign != 0) {
        set(shape_starts[shape] + code, first + tie.weight, tie.sign, packed);
      }
    }
    first += ties.weights;
  }
}

void Evaluator::set(std::size_t place, std::size_t weight, int sign,
                    std::span<const std::string_view, knot_count> packed) {
  for (std::size_t at = 0; at < spans_.size(); ++at) {
    const auto [knot, share] = between_knots(middle_discs(at));
    const int before = unpack_weight(packed[knot][weight]);
    const int after = unpack_weight(packed[knot + 1][weight]);
    const int value = before * (discs_per_knot - share) + after * share;
    spans_[at][place] = static_cast<std::int16_t>(sign * value * quarter_disc / discs_per_knot);
  }
}

int Evaluator::value(const Node& node) const {
  const int discs = count(node.board.player | node.board.opponent);
  const std::int16_t* const weights = spans_[span_of(discs)].data();
  int sum = 0;
  for (std::size_t i = 0; i < feature_count; ++i) {
    sum += weights[centers[i] + node.codes[i]];
  }
  return std::clamp(sum, -63 * disc_value, 63 * disc_value);
}

}  // namespace engine

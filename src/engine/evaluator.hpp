#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/features.hpp"
#include "engine/value.hpp"

namespace engine {

/// Weights are given at this many numbers of discs, evenly spaced from 4 to 64, and interpolated.
inline constexpr std::size_t knot_count = 5;

/// Weights are whole multiples of a quarter of a disc, at most this many.
inline constexpr int largest_weight = 45;

/// Which weight stands for a filling, and with which sign. Fillings that are mirror images of each
/// other share a weight; with colours exchanged the sign changes. Sign 0: the filling is its own
/// negative and worth nothing.
struct Tie {
  std::uint16_t weight = 0;
  std::int8_t sign = 0;
};

/// The ties of one shape, by code plus half the number of codes.
struct Ties {
  std::vector<Tie> by_code;
  std::size_t weights = 0;  ///< how many there are
};

[[nodiscard]] Ties make_ties(std::size_t shape);

/// The weights of one knot, all shapes in turn, as characters; see src/train. Generated.
[[nodiscard]] std::span<const std::string_view, knot_count> packed_weights();

/// The character of a weight in quarters of a disc, -largest_weight to largest_weight, and back.
/// It leaves out the two characters that mean something in a string literal.
[[nodiscard]] constexpr char pack_weight(int weight) {
  const int place = weight + largest_weight + '#';
  return static_cast<char>(place < '\\' ? place : place + 1);
}
[[nodiscard]] constexpr int unpack_weight(char symbol) {
  const int place = symbol < '\\' ? symbol : symbol - 1;
  return place - '#' - largest_weight;
}

/// Judges positions by patterns trained on games of its own.
class Evaluator {
 public:
  Evaluator() : Evaluator(packed_weights()) {}
  explicit Evaluator(std::span<const std::string_view, knot_count> packed);

  /// An estimate of the final margin for the mover in units of 1/disc_value disc, within 63
  /// discs; the opposite when the sides are exchanged.
  [[nodiscard]] int value(const Node& node) const;

 private:
  void set(std::size_t place, std::size_t weight, int sign,
           std::span<const std::string_view, knot_count> packed);

  // Fifteen spans of four discs each: interpolating once is cheaper than at every visit.
  std::array<std::vector<std::int16_t>, 15> spans_;
};

}  // namespace engine

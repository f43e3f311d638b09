#pragma once

#include <cstdint>

namespace reversi {

/// Scrambles 64 bits so that near inputs give unrelated outputs: the finaliser of SplitMix64
/// (Steele, Lea and Flood, 2014). The same on every machine.
[[nodiscard]] constexpr std::uint64_t scramble(std::uint64_t value) {
  value += 0x9e3779b97f4a7c15;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

/// A stream of random numbers from a seed, the same on every machine (SplitMix64).
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  /// The next 64 bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = scramble(state_);
    state_ += 0x9e3779b97f4a7c15;
    return result;
  }

  /// A number from 0 to bound - 1; requires bound > 0. The bias is below bound / 2^64.
  constexpr std::uint64_t below(std::uint64_t bound) { return next() % bound; }

 private:
  std::uint64_t state_;
};

}  // namespace reversi

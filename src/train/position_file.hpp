#pragma once

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "reversi/board.hpp"

namespace train {

/// A position from a game and what it was worth to its mover, in units of 1/disc_value disc.
struct Sample {
  reversi::Board board;
  std::int32_t value = 0;
  std::uint32_t game = 0;  ///< samples of one game are no independent evidence
};

/// Reads samples as write_samples leaves them; none when there is no such file. The form is this
/// machine's own: such files are not meant to travel.
[[nodiscard]] inline std::vector<Sample> read_samples(const std::string& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file) {
    return {};
  }
  std::vector<Sample> samples(static_cast<std::size_t>(file.tellg()) / sizeof(Sample));
  file.seekg(0);
  file.read(reinterpret_cast<char*>(samples.data()),
            static_cast<std::streamsize>(samples.size() * sizeof(Sample)));
  return samples;
}

inline bool write_samples(const std::string& path, const std::vector<Sample>& samples) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(samples.data()),
             static_cast<std::streamsize>(samples.size() * sizeof(Sample)));
  return static_cast<bool>(file.flush());
}

}  // namespace train

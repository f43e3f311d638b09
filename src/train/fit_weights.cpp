// fit_weights OUTPUT EPOCHS SAMPLES...
// Fits the evaluation's weights to positions play_games wrote, by stochastic gradient descent on
// the squared error, and writes them packed, one line a knot. One game in twenty is kept for the
// test.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>

#include "reversi/random.hpp"
#include "train/position_file.hpp"
#include "train/weights_file.hpp"

using namespace engine;
using namespace reversi;

namespace {

constexpr double first_rate = 0.015;
constexpr double last_rate = 0.001;
constexpr double quarters_per_disc = 4;

struct Term {
  std::uint32_t weight;
  float sign;
};

class Model {
 public:
  Model() {
    for (std::size_t shape = 0; shape < shape_count; ++shape) {
      starts_[shape] = size_;
      ties_[shape] = make_ties(shape);
      size_ += ties_[shape].weights;
    }
    for (auto& knot : knots_) {
      knot.assign(size_, 0);
    }
  }

  // The error in discs before the weights were moved to lessen it by `rate`.
  double learn(const train::Sample& sample, double rate) {
    const Node node(sample.board);
    std::array<Term, feature_count> terms;
    for (std::size_t i = 0; i < feature_count; ++i) {
      const std::size_t shape = features[i].shape;
      const int place = node.codes[i] + fillings(shape) / 2;
      const Tie tie = ties_[shape].by_code[static_cast<std::size_t>(place)];
      terms[i] = {static_cast<std::uint32_t>(starts_[shape] + tie.weight),
                  static_cast<float>(tie.sign)};
    }
    constexpr double discs_per_knot = 60.0 / (knot_count - 1);
    const double along = (count(~empties(sample.board)) - 4) / discs_per_knot;
    const auto knot = std::min(static_cast<std::size_t>(along), knot_count - 2);
    const auto after = static_cast<float>(along - static_cast<double>(knot));
    const float before = 1 - after;
    float sum = 0;
    for (const Term& term : terms) {
      sum +=
          term.sign * (before * knots_[knot][term.weight] + after * knots_[knot + 1][term.weight]);
    }
    const float error = static_cast<float>(sample.value) / disc_value - sum;
    const float step = static_cast<float>(rate) * error;
    if (rate > 0) {
      for (const Term& term : terms) {
        knots_[knot][term.weight] += step * before * term.sign;
        knots_[knot + 1][term.weight] += step * after * term.sign;
      }
    }
    return error;
  }

  void round() {
    for (auto& knot : knots_) {
      for (float& weight : knot) {
        weight = static_cast<float>(rounded(weight) / quarters_per_disc);
      }
    }
  }

  void write(const char* path) const {
    std::ofstream file(path);
    for (const auto& knot : knots_) {
      std::string line;
      for (const float weight : knot) {
        line += pack_weight(static_cast<int>(rounded(weight)));
      }
      file << line << '\n';
    }
  }

 private:
  static double rounded(double weight) {
    return std::clamp(std::round(weight * quarters_per_disc), -double{largest_weight},
                      double{largest_weight});
  }

  std::array<Ties, shape_count> ties_;
  std::array<std::size_t, shape_count> starts_{};
  std::size_t size_ = 0;
  std::array<std::vector<float>, knot_count> knots_;
};

double error_of(Model& model, const std::vector<train::Sample>& samples) {
  double sum = 0;
  for (const train::Sample& sample : samples) {
    const double error = model.learn(sample, 0);
    sum += error * error;
  }
  return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(samples.size(), 1)));
}

void shuffle(std::vector<train::Sample>& samples, Random& random) {
  for (std::size_t left = samples.size(); left > 1; --left) {
    std::swap(samples[left - 1], samples[random.below(left)]);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fputs("usage: fit_weights OUTPUT EPOCHS SAMPLES...\n", stderr);
    return 2;
  }
  std::vector<train::Sample> taught;
  std::vector<train::Sample> kept;
  for (int i = 3; i < argc; ++i) {
    for (const train::Sample& sample : train::read_samples(argv[i])) {
      (sample.game % 20 == 0 ? kept : taught).push_back(sample);
    }
  }
  Model model;
  Random random(1);
  const int epochs = std::atoi(argv[2]);
  for (int epoch = 0; epoch < epochs; ++epoch) {
    shuffle(taught, random);
    const double rate = first_rate * std::pow(last_rate / first_rate, epoch / (epochs - 1.0));
    double sum = 0;
    for (const train::Sample& sample : taught) {
      const double error = model.learn(sample, rate);
      sum += error * error;
    }
    std::printf("epoch %d: error %.3f discs taught, %.3f tested\n", epoch + 1,
                std::sqrt(sum / static_cast<double>(taught.size())), error_of(model, kept));
    std::fflush(stdout);
  }
  model.round();
  std::printf("rounded: %.3f tested\n", error_of(model, kept));
  model.write(argv[1]);
}

// write_source WEIGHTS
// Prints the weights a file of fit_weights holds as the source the program is built with.

#include <cstdio>

#include "engine/checksum.hpp"
#include "train/weights_file.hpp"

int main(int argc, char** argv) {
  const auto weights = argc == 2 ? train::read_weights(argv[1]) : std::nullopt;
  if (!weights) {
    std::fputs("usage: write_source WEIGHTS\n", stderr);
    return 2;
  }
  std::puts(
      "// Written by src/train/write_source; how it came about is told in src/train/README.md.\n"
      "// clang-format off\n\n#include <array>\n\n#include \"engine/checksum.hpp\"\n"
      "#include \"engine/evaluator.hpp\"\n\nnamespace engine {\n\nnamespace {\n");
  constexpr std::size_t width = 96;
  for (std::size_t i = 0; i < weights->knots.size(); ++i) {
    const std::string& knot = weights->knots[i];
    std::printf("constexpr std::string_view knot_%zu =\n", i);
    for (std::size_t at = 0; at < knot.size(); at += width) {
      std::printf("\"%s\"%s\n", knot.substr(at, width).c_str(),
                  at + width < knot.size() ? "" : ";");
    }
    std::printf("static_assert(checksum(knot_%zu) == 0x%016llx);\n\n", i,
                static_cast<unsigned long long>(engine::checksum(knot)));
  }
  std::puts(
      "constexpr std::array<std::string_view, knot_count> knots = {knot_0, knot_1, knot_2, "
      "knot_3,\n"
      "                                                            knot_4};\n\n}  // namespace\n\n"
      "std::span<const std::string_view, knot_count> packed_weights() {\n  return knots;\n}\n\n"
      "}  // namespace engine");
}

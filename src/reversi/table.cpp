#include "reversi/table.hpp"

#include <algorithm>

namespace reversi {

Table::Table(int bits) : entries_(std::size_t{1} << bits), mask_((std::uint64_t{1} << bits) - 2) {
  static_assert(sizeof(Entry) == 16);
}

void Table::forget() {
  if (++generation_ == 0) {
    std::ranges::fill(entries_, Entry{});
    generation_ = 1;
  }
}

}  // namespace reversi

#include "engine/table.hpp"

#include <algorithm>

namespace engine {

void Table::forget(int bits) {
  static_assert(sizeof(Entry) == 16);
  const std::size_t size = std::size_t{1} << bits;
  mask_ = size - 2;
  if (entries_.size() < size) {
    entries_ = std::vector<Entry>(size);
  }
  if (++generation_ == 0) {
    std::ranges::fill(entries_, Entry{});
    generation_ = 1;
  }
}

}  // namespace engine

#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <variant>

#include "meet/connection.hpp"
#include "meet/wire.hpp"

namespace meet {

using Clock = std::chrono::steady_clock;

/// How long a line may take from its first byte to its last, and a caller to say what they bring.
inline constexpr std::chrono::seconds patience{2};

/// There is nothing to hear now.
struct Silence {};
/// The other end said what is no line, or has not ended one in time.
enum class Nonsense : std::uint8_t { no_line, half_line };
/// The other end is gone.
struct Ended {};

/// A connection on which lines are said and heard, one at a time.
class Talk {
 public:
  explicit Talk(Connection connection) : connection_(std::move(connection)) {}

  [[nodiscard]] int descriptor() const { return connection_.descriptor(); }
  [[nodiscard]] uid_t user() const { return connection_.user(); }
  /// The next line, without waiting; what was said before an end comes before it.
  [[nodiscard]] std::variant<wire::Line, Silence, Nonsense, Ended> next();
  /// Says a line; false when the other end does not take it.
  [[nodiscard]] bool say(const wire::Line& line) { return connection_.write(wire::format(line)); }
  /// When next() is due although nothing arrives: a line has begun.
  [[nodiscard]] std::optional<Clock::time_point> deadline() const { return deadline_; }

 private:
  void receive();

  Connection connection_;
  wire::Reader reader_;
  std::deque<wire::Line> lines_;
  std::optional<Clock::time_point> deadline_;
  bool wrong_ = false;
  bool ended_ = false;
};

}  // namespace meet

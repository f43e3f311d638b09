#include "meet/connection.hpp"

#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace meet {

namespace {

uid_t peer_of(int socket) {
  ucred peer = {};
  socklen_t size = sizeof peer;
  if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) {
    throw std::system_error(errno, std::generic_category(), "SO_PEERCRED");
  }
  return peer.uid;
}

}  // namespace

Connection::Connection(store::Descriptor socket)
    : socket_(std::move(socket)), user_(peer_of(socket_.get())) {}

std::optional<std::string> Connection::read() {
  std::array<char, 4096> block;
  const ssize_t got = recv(socket_.get(), block.data(), block.size(), MSG_DONTWAIT);
  if (got > 0) {
    return std::string(block.data(), static_cast<std::size_t>(got));
  }
  const bool nothing_yet = got < 0 && (errno == EAGAIN || errno == EINTR);
  return nothing_yet ? std::optional<std::string>("") : std::nullopt;
}

bool Connection::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t sent = send(socket_.get(), text.data(), text.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent > 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (sent == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

}  // namespace meet

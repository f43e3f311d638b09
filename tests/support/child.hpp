#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

/// Runs `task` in a process of its own and returns its result, 0 to 255; -1 when a signal ended it,
/// an exception too.
template <typename Task>
int in_child(Task task) {
  const auto guarded = [&]() noexcept { return task(); };
  const pid_t child = ::fork();
  if (child == 0) {
    ::_exit(guarded());
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

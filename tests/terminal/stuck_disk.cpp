// Preloaded into the program under test: fsync does not return while the file $STUCK_DISK is there.

#include <unistd.h>

#include <cstdlib>

extern "C" int fsync(int /*descriptor*/) {
  constexpr useconds_t pause = 10'000;
  const char* const stuck = std::getenv("STUCK_DISK");
  while (stuck != nullptr && access(stuck, F_OK) == 0) {
    usleep(pause);
  }
  return 0;
}

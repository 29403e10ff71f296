#if defined(__linux__)
#define _GNU_SOURCE
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "open_beneath.h"

#include <errno.h>

int tincture_open_beneath(int folder, const char *path, int flags) {
#if defined(__linux__)
#if !defined(SYS_openat2)
// The number is the same on all processors.
#define SYS_openat2 437
#endif
  // `struct open_how` and RESOLVE_BENEATH (0x08) of linux/openat2.h, which old headers lack.
  const struct {
    uint64_t flags, mode, resolve;
  } how = {(uint64_t)(unsigned)flags, 0, 0x08};
  for (;;) {
    long descriptor = syscall(SYS_openat2, folder, path, &how, sizeof how);
    // EAGAIN: something was renamed meanwhile, so the kernel can't tell where `..` leads.
    if (descriptor >= 0 || (errno != EAGAIN && errno != EINTR)) {
      // Sandboxes that don't know the call refuse it with EPERM.
      if (descriptor < 0 && errno == EPERM) errno = ENOSYS;
      return (int)descriptor;
    }
  }
#else
  (void)folder, (void)path, (void)flags;
  errno = ENOSYS;
  return -1;
#endif
}

// The one call of the system that Swift cannot see: the C library declares it only under _GNU_SOURCE, if at all.
//
// Declared here by hand: a header of the system that is first seen through this module would belong to it.
#pragma once

#if defined(__APPLE__)
// <stdio.h>, <sys/stdio.h>
int renamex_np(const char *, const char *, unsigned int);
#else
#include <sys/syscall.h>
// <unistd.h>
long syscall(long, ...);
#endif

/// Two paths of one file system change places, in one step; 0, or -1.
static inline int tincture_exchange(const char *first, const char *second) {
#if defined(__APPLE__)
  // RENAME_SWAP
  return renamex_np(first, second, 2);
#elif defined(SYS_renameat2)
  // AT_FDCWD of <fcntl.h> and RENAME_EXCHANGE of <linux/fs.h>.
  return (int)syscall(SYS_renameat2, -100, first, -100, second, 2);
#else
  return -1;
#endif
}

#if defined(__linux__)
#define _GNU_SOURCE
#include <fcntl.h>
#endif

#include "file_space.h"

void tincture_reserve_space(int descriptor, int64_t size) {
#if defined(__linux__)
  (void)fallocate(descriptor, FALLOC_FL_KEEP_SIZE, 0, size);
#else
  (void)descriptor, (void)size;
#endif
}

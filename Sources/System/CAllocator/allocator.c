#include "CAllocator.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <malloc.h>

// By itself the library gives large blocks back to the system as soon as they are free. Each picture has some: of a build of 10,000 small ones getting them
// again, page by page, was a fifth (Scripts/bench/RESULTS.md).
enum { KEPT = 64 << 20, LEAST_MAPPED = 4 << 20 };

void tincture_keep_freed_memory(void) {
  mallopt(M_TRIM_THRESHOLD, KEPT);
  mallopt(M_MMAP_THRESHOLD, LEAST_MAPPED);
}
#else
void tincture_keep_freed_memory(void) {}
#endif

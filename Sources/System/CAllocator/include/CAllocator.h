#pragma once

/// Lets the process keep up to 64 MiB of freed memory for later allocations.
///
/// Call this before another thread allocates memory. It only affects the allocator of the GNU C library (glibc).
void tincture_keep_freed_memory(void);

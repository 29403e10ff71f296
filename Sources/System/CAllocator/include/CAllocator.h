#pragma once

/// Lets the process keep the memory that it frees, up to 64 MiB, for what it allocates next. To be called before anything is allocated on another thread;
/// does nothing where the allocator is another one than that of the GNU C library.
void tincture_keep_freed_memory(void);

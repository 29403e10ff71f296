#pragma once
#include <stdint.h>

/// Reserves disk space for `size` bytes of a file that is open for writing, without changing the file's size.
///
/// On ext4, this is faster than allocating each page as it is written. On systems other than Linux, it does nothing.
void tincture_reserve_space(int descriptor, int64_t size);

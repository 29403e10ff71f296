#pragma once
#include <stdint.h>

/// Finds room on the disk for so many bytes of a file that is open for writing. The size of the file stays what it is.
///
/// On ext4 that is less work than to find room for each page as it is written. Does nothing where the system cannot.
void tincture_reserve_space(int descriptor, int64_t size);

#pragma once
#include <stdint.h>

/// Finds room on the disk for so many bytes of a file that is open for writing, whose size stays what it is: on ext4 less work than to find it for each page
/// as it is written. Does nothing where the system cannot.
void tincture_reserve_space(int descriptor, int64_t size);

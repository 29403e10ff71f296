// For CMYK pictures in the JPEG reader; not part of the shim's own interface.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// A transform from CMYK to sRGB by a profile, NULL where the status is not OK: it is not sound or not of CMYK, or wants too much memory.
tincture_status tincture_cmyk_open(const uint8_t *profile, size_t size, int is_complement, size_t memory_limit,
                                   void **handle);

/// How many bytes it holds.
size_t tincture_cmyk_memory(void *handle);

/// One row; alpha becomes 255.
void tincture_cmyk_apply(void *handle, const uint8_t *cmyk, uint8_t *rgba, uint32_t width);

/// NULL is allowed.
void tincture_cmyk_close(void *handle);

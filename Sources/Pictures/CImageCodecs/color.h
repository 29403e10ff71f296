// The conversion of CMYK pictures, for the JPEG reader; not part of the interface for Swift.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// Creates a transform from CMYK to sRGB by an ICC profile.
///
/// `is_complement` is 1 for files that contain the complements of the inks. If the status isn't OK, `*handle` is NULL: the profile is invalid, isn't
/// for CMYK, or needs too much memory.
tincture_status tincture_cmyk_open(const uint8_t *profile, size_t size, int is_complement, size_t memory_limit,
                                   void **handle);

/// Returns the memory that the transform holds, in bytes.
size_t tincture_cmyk_memory(void *handle);

/// Converts one row of `width` pixels; alpha becomes 255.
void tincture_cmyk_apply(void *handle, const uint8_t *cmyk, uint8_t *rgba, uint32_t width);

/// Frees the transform, which may be NULL.
void tincture_cmyk_close(void *handle);

// What the JPEG reader needs for pictures of four inks; not part of the shim's own interface.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// A transform from CMYK to sRGB by a profile, NULL where the profile is not sound or not of CMYK.
void *tincture_cmyk_open(const uint8_t *profile, size_t size, int is_complement);

/// One row; alpha becomes 255.
void tincture_cmyk_apply(void *handle, const uint8_t *cmyk, uint8_t *rgba, uint32_t width);

/// NULL is allowed.
void tincture_cmyk_close(void *handle);

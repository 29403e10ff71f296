#pragma once
#include <stddef.h>
#include <stdint.h>

/// A font with outlines at a size; owns a FreeType library of its own, so that each may be used on its own thread.
typedef struct tincture_face tincture_face;

/// Opens a font; NULL where the bytes are none that FreeType reads, or have no outlines. The bytes must outlive it.
tincture_face *tincture_face_open(const uint8_t *bytes, size_t size);

/// Closes a font; NULL is nothing.
void tincture_face_close(tincture_face *face);

/// Sets the size of an em in pixels; 0 where the font cannot have it.
int tincture_face_set_size(tincture_face *face, double pixels);

/// The glyph of a character; 0 where the font lacks it.
uint32_t tincture_face_glyph(tincture_face *face, uint32_t scalar);

/// How far a glyph moves the pen, in pixels, without any rounding to whole ones.
double tincture_face_advance(tincture_face *face, uint32_t glyph);

/// How much of each pixel a glyph covers.
typedef struct {
  /// 0 … 255, row by row from the top; belongs to the font and is gone with the next call.
  const uint8_t *coverage;
  /// In pixels.
  int width, height;
  /// From one row to the next, in bytes.
  int pitch;
  /// From the pen to the left column, and from the baseline up to the upper row, in pixels.
  int left, top;
} tincture_glyph;

/// Draws a glyph without hinting, the pen so far right of a whole pixel, 0 … below 1; 0 where it has no outline.
int tincture_face_draw(tincture_face *face, uint32_t glyph, double offset, tincture_glyph *result);

/// The font that labels are drawn in, in two weights: see Inter/OFL.txt.
extern const uint8_t tincture_inter_regular[], tincture_inter_semibold[];
extern const size_t tincture_inter_regular_size, tincture_inter_semibold_size;

/// The first of them: Swift does not see arrays without a size.
static inline const uint8_t *tincture_inter_regular_start(void) { return tincture_inter_regular; }
static inline const uint8_t *tincture_inter_semibold_start(void) { return tincture_inter_semibold; }

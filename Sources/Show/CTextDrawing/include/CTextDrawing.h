#pragma once
#include <stddef.h>
#include <stdint.h>

/// A font with outlines at a certain size. It has its own FreeType library, so each font can be used on its own thread.
typedef struct tincture_face tincture_face;

/// Opens a font, whose bytes must outlive it; returns NULL if FreeType can't read them or they have no outlines.
tincture_face *tincture_face_open(const uint8_t *bytes, size_t size);

/// Closes a font; NULL has no effect.
void tincture_face_close(tincture_face *face);

/// Sets the size of an em in pixels; returns 0 if the font can't have that size.
int tincture_face_set_size(tincture_face *face, double pixels);

/// Returns the glyph of a character; 0 if the font lacks it.
uint32_t tincture_face_glyph(tincture_face *face, uint32_t scalar);

/// Returns the advance of the pen after a glyph, in pixels, not rounded.
double tincture_face_advance(tincture_face *face, uint32_t glyph);

/// A glyph as a mask of covered pixels.
typedef struct {
  /// The coverage, 0 … 255, row by row from the top; valid until the next call for the font.
  const uint8_t *coverage;
  /// The size of the mask in pixels.
  int width, height;
  /// The distance between two rows of the mask, in bytes.
  int pitch;
  /// The distances from the pen to the left column, and from the baseline up to the top row, in pixels.
  int left, top;
} tincture_glyph;

/// Draws a glyph without hinting, with the pen at a fraction of a pixel, `offset` in 0 ..< 1; returns 0 without an
/// outline.
int tincture_face_draw(tincture_face *face, uint32_t glyph, double offset, tincture_glyph *result);

/// The font of labels in two weights: see Inter/OFL.txt.
extern const uint8_t tincture_inter_regular[], tincture_inter_semibold[];
extern const size_t tincture_inter_regular_size, tincture_inter_semibold_size;

/// Returns the start of a font file, because Swift can't import arrays without a size.
static inline const uint8_t *tincture_inter_regular_start(void) { return tincture_inter_regular; }
static inline const uint8_t *tincture_inter_semibold_start(void) { return tincture_inter_semibold; }

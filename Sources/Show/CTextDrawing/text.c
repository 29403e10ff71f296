#include "CTextDrawing.h"

#if !__has_include(<ft2build.h>)
#error "FreeType is missing: apt-get install libfreetype-dev, or brew install freetype; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <stdlib.h>

struct tincture_face {
  FT_Library library;
  FT_Face face;
};

/// The flags for drawing only outlines, without a font's hinting and bitmaps.
enum { LOAD = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_AUTOHINT };

tincture_face *tincture_face_open(const uint8_t *bytes, size_t size) {
  tincture_face *face = calloc(1, sizeof *face);
  if (!face || FT_Init_FreeType(&face->library) != 0) {
    free(face);
    return NULL;
  }
  if (FT_New_Memory_Face(face->library, bytes, (FT_Long)size, 0, &face->face) != 0 || !FT_IS_SCALABLE(face->face)) {
    tincture_face_close(face);
    return NULL;
  }
  FT_Select_Charmap(face->face, FT_ENCODING_UNICODE);
  return face;
}

void tincture_face_close(tincture_face *face) {
  if (!face) return;
  if (face->face) FT_Done_Face(face->face);
  FT_Done_FreeType(face->library);
  free(face);
}

int tincture_face_set_size(tincture_face *face, double pixels) {
  // At 72 dots per inch, a point is a pixel.
  return FT_Set_Char_Size(face->face, 0, (FT_F26Dot6)(pixels * 64 + 0.5), 72, 72) == 0;
}

uint32_t tincture_face_glyph(tincture_face *face, uint32_t scalar) { return FT_Get_Char_Index(face->face, scalar); }

double tincture_face_advance(tincture_face *face, uint32_t glyph) {
  if (FT_Load_Glyph(face->face, glyph, LOAD) != 0) return 0;
  return (double)face->face->glyph->linearHoriAdvance / 65536;
}

int tincture_face_draw(tincture_face *face, uint32_t glyph, double offset, tincture_glyph *result) {
  if (FT_Load_Glyph(face->face, glyph, LOAD) != 0) return 0;
  FT_GlyphSlot slot = face->face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_OUTLINE || slot->outline.n_points == 0) return 0;
  FT_Outline_Translate(&slot->outline, (FT_Pos)(offset * 64), 0);
  if (FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0) return 0;
  if (slot->bitmap.pixel_mode != FT_PIXEL_MODE_GRAY || slot->bitmap.pitch < 0) return 0;
  *result = (tincture_glyph){
      .coverage = slot->bitmap.buffer,
      .width = (int)slot->bitmap.width,
      .height = (int)slot->bitmap.rows,
      .pitch = slot->bitmap.pitch,
      .left = slot->bitmap_left,
      .top = slot->bitmap_top,
  };
  return 1;
}

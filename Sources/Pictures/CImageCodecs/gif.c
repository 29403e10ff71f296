#ifdef TINCTURE_WITH_GIF

#include "optional.h"

#if !__has_include(<gif_lib.h>)
#error "giflib is missing: apt-get install libgif-dev, or brew install giflib"
#endif
#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  GifFileType *gif;
  /// The index of the transparent color; -1 if there is none.
  int transparent;
  /// The color indices of one row, or of all rows if the picture is interlaced.
  uint8_t *indices;
  int hit_end;
  /// The last byte that was read from the file.
  uint8_t last_byte;
  int has_started;
  /// The error of an interlaced picture, which is reported after its last row.
  tincture_status late_status;
} gif_state;

static int read_some(GifFileType *gif, GifByteType *bytes, int count) {
  tincture_optional_reader *reader = gif->UserData;
  size_t got = fread(bytes, 1, (size_t)count, reader->file);
  gif_state *state = reader->state;
  if (got < (size_t)count) state->hit_end = 1;
  if (got > 0) state->last_byte = bytes[got - 1];
  return (int)got;
}

static tincture_status failure(tincture_optional_reader *reader) {
  gif_state *state = reader->state;
  if (state->hit_end) return TINCTURE_TRUNCATED;
  const char *text = state->gif ? GifErrorString(state->gif->Error) : NULL;
  return tincture_optional_fail(reader, TINCTURE_MALFORMED, text ? text : "its blocks are not those of a GIF");
}

static tincture_status gif_open(tincture_optional_reader *reader) {
  gif_state *state = reader->state = calloc(1, sizeof *state);
  if (!state) return TINCTURE_OVER_LIMIT;
  state->transparent = -1;
  int error = 0;
  GifFileType *gif = state->gif = DGifOpen(reader, read_some, &error);
  if (!gif) return failure(reader);
  GifRecordType type = UNDEFINED_RECORD_TYPE;
  while (type != IMAGE_DESC_RECORD_TYPE) {
    if (DGifGetRecordType(gif, &type) == GIF_ERROR) return failure(reader);
    if (type == TERMINATE_RECORD_TYPE) return tincture_optional_fail(reader, TINCTURE_MALFORMED, "it has no picture");
    if (type != EXTENSION_RECORD_TYPE) continue;
    int code;
    GifByteType *block;
    if (DGifGetExtension(gif, &code, &block) == GIF_ERROR) return failure(reader);
    GraphicsControlBlock control;
    if (code == GRAPHICS_EXT_FUNC_CODE && block && DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK) {
      state->transparent = control.TransparentColor;
    }
    while (block) {
      if (DGifGetExtensionNext(gif, &block) == GIF_ERROR) return failure(reader);
    }
  }
  if (DGifGetImageDesc(gif) == GIF_ERROR) {
    // The library only says that reading failed. The last byte is the initial size of codes (GIF89a, appendix F), which may be the cause.
    if (state->hit_end || gif->Error != D_GIF_ERR_READ_FAILED || state->last_byte <= 8) return failure(reader);
    snprintf(reader->message, sizeof reader->message,
             "its codes begin with %u bits, where GIF allows 8; not every browser shows it, so export it again",
             state->last_byte);
    return TINCTURE_MALFORMED;
  }
  const tincture_picture *picture = &reader->picture;
  if ((uint32_t)gif->SWidth != picture->width || (uint32_t)gif->SHeight != picture->height) {
    return tincture_optional_refuse_size(reader, (uint32_t)gif->SWidth, (uint32_t)gif->SHeight);
  }
  if (!gif->Image.ColorMap && !gif->SColorMap) {
    return tincture_optional_fail(reader, TINCTURE_UNSUPPORTED, "it has no table of colors");
  }
  if (gif->Image.Width <= 0 || gif->Image.Height <= 0) {
    return tincture_optional_fail(reader, TINCTURE_MALFORMED, "its frame has no pixels");
  }
  // The 64 KiB are for the library's own tables: the LZW codes and two color maps.
  reader->memory = (uint64_t)gif->Image.Width * (gif->Image.Interlace ? (uint64_t)gif->Image.Height : 1) + (64 << 10);
  return TINCTURE_OK;
}

/// Reads the four passes of an interlaced frame (GIF89a, appendix E). Each row also fills the rows below it that later passes may replace.
static tincture_status read_interlaced(tincture_optional_reader *reader, gif_state *state) {
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2}, heights[] = {8, 4, 2, 1};
  size_t width = (size_t)state->gif->Image.Width;
  int height = state->gif->Image.Height;
  for (int pass = 0; pass < 4; pass++) {
    for (int y = starts[pass]; y < height; y += steps[pass]) {
      uint8_t *row = state->indices + (size_t)y * width;
      if (DGifGetLine(state->gif, row, (int)width) == GIF_ERROR) {
        state->late_status = failure(reader);
        return pass == 0 ? state->late_status : TINCTURE_OK;
      }
      for (int below = 1; below < heights[pass] && y + below < height; below++) {
        memcpy(row + (size_t)below * width, row, width);
      }
    }
  }
  return TINCTURE_OK;
}

static tincture_status start(tincture_optional_reader *reader, gif_state *state) {
  const GifImageDesc *image = &state->gif->Image;
  state->has_started = 1;
  state->indices = calloc((size_t)image->Width, image->Interlace ? (size_t)image->Height : 1);
  if (!state->indices) return TINCTURE_OVER_LIMIT;
  return image->Interlace ? read_interlaced(reader, state) : TINCTURE_OK;
}

/// Writes the colors of one row; pixels outside the frame stay transparent.
static void color(const tincture_optional_reader *reader, const uint8_t *indices, uint8_t *row) {
  const gif_state *state = reader->state;
  const GifImageDesc *image = &state->gif->Image;
  const ColorMapObject *map = image->ColorMap ? image->ColorMap : state->gif->SColorMap;
  for (int x = 0; x < image->Width && (uint32_t)(image->Left + x) < reader->picture.width; x++) {
    int index = indices[x];
    if (index == state->transparent || index >= map->ColorCount) continue;
    uint8_t *pixel = row + (size_t)(image->Left + x) * 4;
    pixel[0] = map->Colors[index].Red;
    pixel[1] = map->Colors[index].Green;
    pixel[2] = map->Colors[index].Blue;
    pixel[3] = 255;
  }
}

static tincture_status gif_read(tincture_optional_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded) {
  gif_state *state = reader->state;
  const GifImageDesc *image = &state->gif->Image;
  if (!state->has_started) {
    tincture_status status = start(reader, state);
    if (status != TINCTURE_OK) return status;
  }
  uint32_t height = reader->picture.height, y = reader->next_row;
  uint32_t top = (uint32_t)image->Top, end = top + (uint32_t)image->Height;
  size_t stride = (size_t)reader->picture.width * 4;
  for (; *decoded < count && y < height; *decoded += 1, y += 1) {
    uint8_t *row = rows + *decoded * stride;
    memset(row, 0, stride);
    if (y < top || y >= end) continue;
    uint8_t *indices = state->indices;
    if (image->Interlace) {
      indices += (size_t)(y - top) * (size_t)image->Width;
    } else if (DGifGetLine(state->gif, indices, image->Width) == GIF_ERROR) {
      return failure(reader);
    }
    color(reader, indices, row);
  }
  if (y < height || state->late_status != TINCTURE_OK) return y < height ? TINCTURE_OK : state->late_status;
  // After the frame comes another block or the end mark of the file, unless the file is truncated.
  GifRecordType type;
  return end <= height && DGifGetRecordType(state->gif, &type) == GIF_ERROR ? failure(reader) : TINCTURE_OK;
}

static void gif_close(tincture_optional_reader *reader) {
  gif_state *state = reader->state;
  int error;
  if (state->gif) DGifCloseFile(state->gif, &error);
  free(state->indices);
  free(state);
}

static const tincture_library library = {gif_open, gif_read, gif_close, 0};

const tincture_library *tincture_gif(void) { return &library; }

#else
#include "CImageCodecs.h"

const tincture_library *tincture_gif(void) { return NULL; }
#endif

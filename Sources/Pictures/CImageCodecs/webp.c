#ifdef TINCTURE_WITH_WEBP

#include "optional.h"

#if !__has_include(<webp/demux.h>)
#error "libwebp is missing: apt-get install libwebp-dev, or brew install webp; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

typedef struct {
  WebPDemuxer *demuxer;
  /// The picture, or the first frame of an animation, which may cover only a part of it.
  WebPIterator frame;
  int has_frame;
  /// The frame's pixels; NULL before the first row is asked for.
  uint8_t *pixels;
  /// How many of the frame's rows there are.
  uint32_t rows;
  /// What went wrong, reported behind the last row.
  tincture_status late_status;
} webp_state;

static tincture_status webp_open(tincture_optional_reader *reader) {
  webp_state *state = reader->state = calloc(1, sizeof *state);
  if (!state) return TINCTURE_OVER_LIMIT;
  WebPData data = {reader->bytes, reader->size};
  WebPDemuxState parsed;
  state->demuxer = WebPDemuxPartial(&data, &parsed);
  if (!state->demuxer || parsed == WEBP_DEMUX_PARSE_ERROR) {
    return parsed == WEBP_DEMUX_PARSING_HEADER
               ? TINCTURE_TRUNCATED
               : tincture_optional_fail(reader, TINCTURE_MALFORMED, "its chunks are not those of a WebP");
  }
  const tincture_picture *picture = &reader->picture;
  uint32_t width = WebPDemuxGetI(state->demuxer, WEBP_FF_CANVAS_WIDTH);
  uint32_t height = WebPDemuxGetI(state->demuxer, WEBP_FF_CANVAS_HEIGHT);
  if (width != picture->width || height != picture->height) {
    return tincture_optional_refuse_size(reader, width, height);
  }
  state->has_frame = WebPDemuxGetFrame(state->demuxer, 1, &state->frame);
  if (!state->has_frame) return TINCTURE_TRUNCATED;
  WebPBitstreamFeatures features;
  VP8StatusCode status = WebPGetFeatures(state->frame.fragment.bytes, state->frame.fragment.size, &features);
  if (status == VP8_STATUS_NOT_ENOUGH_DATA) return TINCTURE_TRUNCATED;
  if (status != VP8_STATUS_OK) return tincture_optional_fail(reader, TINCTURE_MALFORMED, "its pixels have no sound header");
  // The demuxer has compared the frame with the canvas; the pixels have a size of their own.
  if (features.width != state->frame.width || features.height != state->frame.height) {
    return tincture_optional_refuse_size(reader, (uint32_t)features.width, (uint32_t)features.height);
  }
  uint64_t pixels = (uint64_t)features.width * (uint64_t)features.height;
  // We hold all pixels. Of a lossless picture, or of lossless alpha, the library holds them once more and some rows
  // (VP8LDecoder: 4 bytes, alpha 1 byte and a plane of 1 byte); of a lossy one it holds some rows, of 17 macroblock lines at most.
  reader->memory = pixels * 4 + (features.format == 2 ? pixels * 4 : 0) + (features.has_alpha ? pixels * 2 : 0) +
                   (uint64_t)features.width * 256 + (1 << 20);
  if (status == VP8_STATUS_OK && parsed != WEBP_DEMUX_DONE) state->late_status = TINCTURE_TRUNCATED;
  return TINCTURE_OK;
}

/// Decodes the frame; where the file ends early, as many of its rows as are in it.
static tincture_status decode(tincture_optional_reader *reader, webp_state *state) {
  size_t stride = (size_t)state->frame.width * 4;
  size_t size = stride * (size_t)state->frame.height;
  state->pixels = malloc(size);
  if (!state->pixels) return TINCTURE_OVER_LIMIT;
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return tincture_optional_fail(reader, TINCTURE_UNSUPPORTED, "another libwebp");
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = state->pixels;
  config.output.u.RGBA.stride = (int)stride;
  config.output.u.RGBA.size = size;
  WebPIDecoder *decoder = WebPIDecode(NULL, 0, &config);
  if (!decoder) return TINCTURE_OVER_LIMIT;
  VP8StatusCode status = WebPIUpdate(decoder, state->frame.fragment.bytes, state->frame.fragment.size);
  int last = 0, width = 0, height = 0, step = 0;
  if (WebPIDecGetRGB(decoder, &last, &width, &height, &step) && last > 0) state->rows = (uint32_t)last;
  WebPIDelete(decoder);
  switch (status) {
    case VP8_STATUS_OK: break;
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA: state->late_status = TINCTURE_TRUNCATED; break;
    case VP8_STATUS_OUT_OF_MEMORY: return TINCTURE_OVER_LIMIT;
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      return tincture_optional_fail(reader, TINCTURE_UNSUPPORTED, "a feature that libwebp does not know");
    default:
      state->late_status = tincture_optional_fail(reader, TINCTURE_MALFORMED, "its compressed data is not sound");
  }
  return state->rows == 0 && state->late_status != TINCTURE_OK ? state->late_status : TINCTURE_OK;
}

static tincture_status webp_read(tincture_optional_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded) {
  webp_state *state = reader->state;
  if (!state->pixels) {
    tincture_status status = decode(reader, state);
    if (status != TINCTURE_OK) return status;
  }
  const WebPIterator *frame = &state->frame;
  size_t stride = (size_t)reader->picture.width * 4;
  uint32_t top = (uint32_t)frame->y_offset, height = (uint32_t)frame->height;
  // Rows below the frame of an animation are there whatever became of the frame; missing rows of it are not.
  uint32_t end = state->rows < height ? top + state->rows : reader->picture.height;
  uint32_t y = reader->next_row;
  for (; *decoded < count && y < end; *decoded += 1, y += 1) {
    uint8_t *row = rows + *decoded * stride;
    int is_covered = y >= top && y < top + height;
    if (!is_covered || (uint32_t)frame->width < reader->picture.width) memset(row, 0, stride);
    if (is_covered) {
      size_t size = (size_t)frame->width * 4;
      memcpy(row + (size_t)frame->x_offset * 4, state->pixels + (y - top) * size, size);
    }
  }
  return y >= end ? state->late_status : TINCTURE_OK;
}

static void webp_close(tincture_optional_reader *reader) {
  webp_state *state = reader->state;
  if (state->has_frame) WebPDemuxReleaseIterator(&state->frame);
  WebPDemuxDelete(state->demuxer);
  free(state->pixels);
  free(state);
}

const tincture_library tincture_webp_library = {webp_open, webp_read, webp_close, 1};

#else
// An empty translation unit is none.
typedef int tincture_has_no_webp;
#endif

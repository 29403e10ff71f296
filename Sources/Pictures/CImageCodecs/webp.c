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
  /// The picture, or the first frame of an animation, which may cover only a part of the picture.
  WebPIterator frame;
  int has_frame;
  /// The frame's pixels; NULL until the first row is read.
  uint8_t *pixels;
  /// The number of decoded rows of the frame.
  uint32_t rows;
  /// 1 if every pixel of the frame is opaque, whatever the library decodes. A pixel whose number is not in the palette would be transparent.
  int is_opaque;
  /// The error, which is reported after the last row.
  tincture_status late_status;
} webp_state;

static uint32_t little(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static int is_chunk_name(const uint8_t *bytes) {
  for (int i = 0; i < 4; i++) {
    if (bytes[i] < ' ' || bytes[i] > '~') return 0;
  }
  return 1;
}

/// Sets a message that says how the container contradicts itself (RFC 9649, sections 2.3 and 2.4).
static tincture_status refuse_container(tincture_optional_reader *reader) {
  const uint8_t *bytes = reader->bytes;
  char *text = reader->message;
  size_t room = sizeof reader->message;
  snprintf(text, room, "its chunks are not those of a WebP; export it again");
  if (reader->size < 20) return TINCTURE_MALFORMED;
  uint64_t said = (uint64_t)little(bytes + 4) + 8;
  if (said > reader->size) {
    snprintf(text, room, "its header says %llu bytes, but the file has %zu; copy or export it again",
             (unsigned long long)said, reader->size);
  }
  uint64_t end = said < reader->size ? said : reader->size, offset = 12;
  const char *before = NULL;
  char name[5] = "", former[5] = "";
  while (offset + 8 <= reader->size) {
    const uint8_t *chunk = bytes + offset;
    if (!is_chunk_name(chunk)) {
      if (before) snprintf(text, room, "no chunk follows its chunk \"%s\": its size or padding is wrong; export it again", before);
      break;
    }
    memcpy(name, chunk, 4);
    uint64_t size = little(chunk + 4);
    if (offset + 8 + size > end) {
      if (offset + 8 + size <= reader->size) {
        snprintf(text, room, "its header says %llu bytes, but its chunk \"%s\" ends after them, at %llu; export it again",
                 (unsigned long long)said, name, (unsigned long long)(offset + 8 + size));
      } else if (said <= reader->size) {
        snprintf(text, room, "its chunk \"%s\" says %llu bytes, but only %llu are left; copy or export it again", name,
                 (unsigned long long)size, (unsigned long long)(end > offset + 8 ? end - offset - 8 : 0));
      }
      break;
    }
    if (memcmp(name, "VP8X", 4) == 0 && size < 10) {
      snprintf(text, room, "its chunk \"VP8X\" says %llu bytes instead of 10; export it again", (unsigned long long)size);
      break;
    }
    if (offset + 8 + size + (size & 1) > end) {
      snprintf(text, room, "the padding after its chunk \"%s\", of an odd size, is missing; export it again", name);
      break;
    }
    memcpy(former, name, 5);
    before = former;
    offset += 8 + size + (size & 1);
    if (offset >= end) break;
  }
  return TINCTURE_MALFORMED;
}

static tincture_status webp_open(tincture_optional_reader *reader) {
  webp_state *state = reader->state = calloc(1, sizeof *state);
  if (!state) return TINCTURE_OVER_LIMIT;
  WebPData data = {reader->bytes, reader->size};
  WebPDemuxState parsed;
  state->demuxer = WebPDemuxPartial(&data, &parsed);
  if (parsed == WEBP_DEMUX_PARSING_HEADER) return TINCTURE_TRUNCATED;
  WebPBitstreamFeatures features;
  VP8StatusCode status = VP8_STATUS_OK;
  const tincture_picture *picture = &reader->picture;
  uint32_t width, height;
  if (state->demuxer && parsed != WEBP_DEMUX_PARSE_ERROR) {
    width = WebPDemuxGetI(state->demuxer, WEBP_FF_CANVAS_WIDTH);
    height = WebPDemuxGetI(state->demuxer, WEBP_FF_CANVAS_HEIGHT);
    state->has_frame = WebPDemuxGetFrame(state->demuxer, 1, &state->frame);
    if (state->has_frame) status = WebPGetFeatures(state->frame.fragment.bytes, state->frame.fragment.size, &features);
  } else {
    // The decoder reads only up to the pixels. So like `dwebp`, it can read some pictures whose other chunks are invalid.
    tincture_status refused = refuse_container(reader);
    if (WebPGetFeatures(data.bytes, data.size, &features) != VP8_STATUS_OK || features.has_animation) return refused;
    width = (uint32_t)features.width;
    height = (uint32_t)features.height;
    state->frame = (WebPIterator){.width = features.width, .height = features.height, .fragment = data};
    reader->is_mended = 1;
  }
  if (width != picture->width || height != picture->height) {
    return tincture_optional_refuse_size(reader, width, height);
  }
  if (!state->has_frame && !reader->is_mended) return TINCTURE_TRUNCATED;
  if (status == VP8_STATUS_NOT_ENOUGH_DATA) return TINCTURE_TRUNCATED;
  if (status != VP8_STATUS_OK) return tincture_optional_fail(reader, TINCTURE_MALFORMED, "the header of its pixels is invalid");
  // The demuxer has compared the frame with the canvas, but the coded pixels have a size of their own.
  if (features.width != state->frame.width || features.height != state->frame.height) {
    return tincture_optional_refuse_size(reader, (uint32_t)features.width, (uint32_t)features.height);
  }
  uint64_t pixels = (uint64_t)features.width * (uint64_t)features.height;
  // We hold all pixels. The library holds a lossless picture a second time (4 bytes per pixel in VP8LDecoder), lossless alpha twice (1 byte each),
  // and some rows: at most 17 macroblock lines of a lossy picture.
  reader->memory = pixels * 4 + (features.format == 2 ? pixels * 4 : 0) + (features.has_alpha ? pixels * 2 : 0) +
                   (uint64_t)features.width * 256 + (1 << 20);
  state->is_opaque = !picture->has_alpha || !features.has_alpha;
  if (!reader->is_mended && parsed != WEBP_DEMUX_DONE) state->late_status = TINCTURE_TRUNCATED;
  return TINCTURE_OK;
}

/// Decodes the frame. If the file ends early, decodes the rows that it contains.
static tincture_status decode(tincture_optional_reader *reader, webp_state *state) {
  size_t stride = (size_t)state->frame.width * 4;
  size_t size = stride * (size_t)state->frame.height;
  state->pixels = malloc(size);
  if (!state->pixels) return TINCTURE_OVER_LIMIT;
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return tincture_optional_fail(reader, TINCTURE_UNSUPPORTED, "an incompatible libwebp");
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = state->pixels;
  config.output.u.RGBA.stride = (int)stride;
  config.output.u.RGBA.size = size;
  WebPIDecoder *decoder = WebPIDecode(NULL, 0, &config);
  if (!decoder) return TINCTURE_OVER_LIMIT;
  VP8StatusCode status = WebPIUpdate(decoder, state->frame.fragment.bytes, state->frame.fragment.size);
  // A picture in a damaged container is returned whole or not at all.
  if (reader->is_mended && status != VP8_STATUS_OK) {
    WebPIDelete(decoder);
    return status == VP8_STATUS_OUT_OF_MEMORY ? TINCTURE_OVER_LIMIT : TINCTURE_MALFORMED;
  }
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
      state->late_status = tincture_optional_fail(reader, TINCTURE_MALFORMED, "its compressed data is invalid");
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
  // If rows of the frame are missing, the picture ends there. Otherwise it continues below the frame of an animation.
  uint32_t end = state->rows < height ? top + state->rows : reader->picture.height;
  uint32_t y = reader->next_row;
  for (; *decoded < count && y < end; *decoded += 1, y += 1) {
    uint8_t *row = rows + *decoded * stride;
    int is_covered = y >= top && y < top + height;
    if (!is_covered || (uint32_t)frame->width < reader->picture.width) memset(row, 0, stride);
    if (is_covered) {
      size_t size = (size_t)frame->width * 4;
      uint8_t *part = row + (size_t)frame->x_offset * 4;
      memcpy(part, state->pixels + (y - top) * size, size);
      for (size_t x = 3; state->is_opaque && x < size; x += 4) part[x] = 255;
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

static const tincture_library library = {webp_open, webp_read, webp_close, 1};

const tincture_library *tincture_webp(void) { return &library; }

#else
#include "CImageCodecs.h"

const tincture_library *tincture_webp(void) { return NULL; }
#endif

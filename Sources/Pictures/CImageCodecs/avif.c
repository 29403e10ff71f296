#ifdef TINCTURE_WITH_AVIF

#include "optional.h"

#if !__has_include(<avif/avif.h>)
#error "libavif is missing: apt-get install libavif-dev, or brew install libavif; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <avif/avif.h>
#include <stdlib.h>
#include <string.h>

/// Sets a message that names the version of libavif, and returns the status.
static tincture_status fail_by_version(tincture_optional_reader *reader, tincture_status status, const char *text) {
  snprintf(reader->message, sizeof reader->message, "libavif %s of this build: %s", avifVersion(), text);
  return status;
}

#if AVIF_VERSION < 110000
// For the versions of Debian 11 and Ubuntu 22.04. They can't limit the memory for a malicious picture, nor convert its rows in strips.
static tincture_status avif_open(tincture_optional_reader *reader) {
  return fail_by_version(reader, TINCTURE_UNSUPPORTED, "it has no limits for damaged pictures; 0.11 has them");
}

static const tincture_library library = {avif_open, NULL, NULL, 1};
#else

/// The number of rows converted at a time, and of additional rows above and below, because a row's colors depend on its neighbors. Both are even,
/// because chroma may have half the rows.
enum { STRIP = 64, MARGIN = 2 };

typedef struct {
  avifDecoder *decoder;
  avifImage *view;
  int is_decoded;
  /// The colors of `count` rows, starting at row `first`.
  uint8_t *strip;
  uint32_t first, count;
} avif_state;

/// Converts a result of libavif to a status. Old versions often report an unknown kind of file as damaged. Then the message is libavif's own, with
/// the advice to try a newer version.
static tincture_status status_of(tincture_optional_reader *reader, avifResult result) {
  const avif_state *state = reader->state;
  const char *detail = state->decoder->diag.error;
  const char *text = *detail ? detail : avifResultToString(result);
  switch (result) {
    case AVIF_RESULT_OK: return TINCTURE_OK;
    case AVIF_RESULT_TRUNCATED_DATA:
    case AVIF_RESULT_WAITING_ON_IO: return TINCTURE_TRUNCATED;
    case AVIF_RESULT_OUT_OF_MEMORY: return TINCTURE_OVER_LIMIT;
    case AVIF_RESULT_NOT_IMPLEMENTED:
    case AVIF_RESULT_UNSUPPORTED_DEPTH:
    case AVIF_RESULT_NO_CODEC_AVAILABLE: return fail_by_version(reader, TINCTURE_UNSUPPORTED, text);
    case AVIF_RESULT_BMFF_PARSE_FAILED:
    case AVIF_RESULT_INVALID_IMAGE_GRID: {
      char advice[TINCTURE_MESSAGE_SIZE];
      snprintf(advice, sizeof advice, "%.100s; if browsers show it, a newer libavif reads it", text);
      return fail_by_version(reader, TINCTURE_MALFORMED, advice);
    }
    // The details of other results are about libavif's own code, so the message is the general text of the result.
    default: return tincture_optional_fail(reader, TINCTURE_MALFORMED, avifResultToString(result));
  }
}

static tincture_status avif_open(tincture_optional_reader *reader) {
  avif_state *state = reader->state = calloc(1, sizeof *state);
  if (!state) return TINCTURE_OVER_LIMIT;
  avifDecoder *decoder = state->decoder = avifDecoderCreate();
  state->view = avifImageCreateEmpty();
  if (!decoder || !state->view) return TINCTURE_OVER_LIMIT;
  const tincture_picture *picture = &reader->picture;
  uint64_t pixels = (uint64_t)picture->width * picture->height;
  // The tiles of a grid may be larger than the part of them that is shown, but not by much. The AV1 decoder gets the same limit.
  uint64_t limit = 2 * pixels + (1 << 16);
  if (limit > decoder->imageSizeLimit) limit = decoder->imageSizeLimit;
  // For a grid, the limit is set before parsing, because its size is read then. Otherwise it is set after parsing, because the file may contain
  // larger pictures that aren't decoded.
  if (picture->is_grid) decoder->imageSizeLimit = (uint32_t)limit;
  decoder->requestedSource = AVIF_DECODER_SOURCE_PRIMARY_ITEM;
  decoder->strictFlags = AVIF_STRICT_DISABLED;
  decoder->ignoreExif = AVIF_TRUE;
  decoder->ignoreXMP = AVIF_TRUE;
  decoder->maxThreads = 1;
  avifResult result = avifDecoderSetIOMemory(decoder, reader->bytes, reader->size);
  if (result == AVIF_RESULT_OK) result = avifDecoderParse(decoder);
  if (result != AVIF_RESULT_OK) return status_of(reader, result);
  decoder->imageSizeLimit = (uint32_t)limit;
  if (picture->has_alpha && !decoder->alphaPresent) {
    return fail_by_version(reader, TINCTURE_UNSUPPORTED, "it does not find the alpha; 1.0.4 reads that of single tiles");
  }
  if (picture->is_shuffled && AVIF_VERSION < 1010100) {
    return fail_by_version(reader, TINCTURE_UNSUPPORTED, "it puts the tiles into the wrong order; 1.1.1 does it right");
  }
  const avifImage *image = decoder->image;
  if (image->width != picture->width || image->height != picture->height) {
    return tincture_optional_refuse_size(reader, image->width, image->height);
  }
  uint64_t planes = image->yuvFormat == AVIF_PIXEL_FORMAT_YUV444   ? 6
                    : image->yuvFormat == AVIF_PIXEL_FORMAT_YUV422 ? 4
                    : image->yuvFormat == AVIF_PIXEL_FORMAT_YUV420 ? 3
                                                                   : 2;
  uint64_t bytes = image->depth > 8 ? 2 : 1;
  // The memory in half bytes per pixel: the decoded planes, a second copy of them (for the filter, or for joining the tiles), and alpha twice.
  uint64_t halves = 2 * planes * bytes + (decoder->alphaPresent ? 4 * bytes : 0);
  reader->memory =
      pixels * halves / 2 + (uint64_t)picture->width * 4 * (STRIP + 2 * MARGIN) * (bytes + 1) + (4 << 20);
  return TINCTURE_OK;
}

/// Converts the strip of rows that contains a row to RGBA.
static tincture_status convert(tincture_optional_reader *reader, avif_state *state, uint32_t row) {
  const avifImage *image = state->decoder->image;
  state->first = row - row % STRIP;
  uint32_t above = state->first >= MARGIN ? MARGIN : 0;
  uint32_t end = image->height - state->first <= STRIP + MARGIN ? image->height : state->first + STRIP + MARGIN;
  avifCropRect part = {0, state->first - above, image->width, end - (state->first - above)};
  avifResult result = avifImageSetViewRect(state->view, image, &part);
  if (result != AVIF_RESULT_OK) return status_of(reader, result);
  avifRGBImage colors;
  avifRGBImageSetDefaults(&colors, state->view);
  colors.format = AVIF_RGB_FORMAT_RGBA;
  colors.depth = 8;
  // By default, libavif uses libyuv's fastest conversion, which doesn't interpolate the chroma of 12-bit pictures.
  colors.chromaUpsampling = AVIF_CHROMA_UPSAMPLING_BEST_QUALITY;
  colors.pixels = state->strip;
  colors.rowBytes = image->width * 4;
  result = avifImageYUVToRGB(state->view, &colors);
  if (result != AVIF_RESULT_OK) return status_of(reader, result);
  if (above > 0) memmove(state->strip, state->strip + (size_t)above * colors.rowBytes, (size_t)STRIP * colors.rowBytes);
  state->count = end - state->first < STRIP ? end - state->first : STRIP;
  return TINCTURE_OK;
}

static tincture_status avif_read(tincture_optional_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded) {
  avif_state *state = reader->state;
  const tincture_picture *picture = &reader->picture;
  size_t stride = (size_t)picture->width * 4;
  if (!state->is_decoded) {
    avifResult result = avifDecoderNextImage(state->decoder);
    if (result != AVIF_RESULT_OK) return status_of(reader, result);
    const avifImage *image = state->decoder->image;
    if (image->width != picture->width || image->height != picture->height) {
      return tincture_optional_refuse_size(reader, image->width, image->height);
    }
    state->strip = malloc((STRIP + 2 * MARGIN) * stride);
    if (!state->strip) return TINCTURE_OVER_LIMIT;
    state->is_decoded = 1;
  }
  for (; *decoded < count && reader->next_row + *decoded < picture->given_height; *decoded += 1) {
    uint32_t row = picture->top + reader->next_row + *decoded;
    if (row < state->first || row >= state->first + state->count) {
      tincture_status status = convert(reader, state, row);
      if (status != TINCTURE_OK) return status;
    }
    size_t size = (size_t)picture->given_width * 4;
    memcpy(rows + *decoded * size, state->strip + (row - state->first) * stride + (size_t)picture->left * 4, size);
  }
  return TINCTURE_OK;
}

static void avif_close(tincture_optional_reader *reader) {
  avif_state *state = reader->state;
  if (state->view) avifImageDestroy(state->view);
  if (state->decoder) avifDecoderDestroy(state->decoder);
  free(state->strip);
  free(state);
}

static const tincture_library library = {avif_open, avif_read, avif_close, 1};
#endif

const tincture_library *tincture_avif(void) { return &library; }

#else
#include "CImageCodecs.h"

const tincture_library *tincture_avif(void) { return NULL; }
#endif

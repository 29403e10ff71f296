#ifdef TINCTURE_WITH_HEIC

#include "optional.h"

#if !__has_include(<libheif/heif.h>)
#error "libheif is missing: apt-get install libheif-dev, or brew install libheif; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <libheif/heif.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  struct heif_context *context;
  struct heif_image_handle *handle;
  struct heif_image *image;
  const uint8_t *pixels;
  size_t stride;
} heic_state;

static tincture_status status_of(tincture_optional_reader *reader, struct heif_error error) {
  if (error.code == heif_error_Ok) return TINCTURE_OK;
  if (error.subcode == heif_suberror_End_of_data) return TINCTURE_TRUNCATED;
  if (error.code == heif_error_Memory_allocation_error) return TINCTURE_OVER_LIMIT;
  int is_rare = error.code == heif_error_Unsupported_feature || error.code == heif_error_Unsupported_filetype;
  return tincture_optional_fail(reader, is_rare ? TINCTURE_UNSUPPORTED : TINCTURE_MALFORMED, error.message);
}

static tincture_status heic_open(tincture_optional_reader *reader) {
  heic_state *state = reader->state = calloc(1, sizeof *state);
  if (!state) return TINCTURE_OVER_LIMIT;
  state->context = heif_context_alloc();
  if (!state->context) return TINCTURE_OVER_LIMIT;
  const tincture_picture *picture = &reader->picture;
  uint32_t side = picture->width > picture->height ? picture->width : picture->height;
  // A picture may be coded in a block that is larger than the picture, but not by much.
  heif_context_set_maximum_image_size_limit(state->context, (int)side + 1024);
  tincture_status status = status_of(
      reader, heif_context_read_from_memory_without_copy(state->context, reader->bytes, reader->size, NULL));
  if (status == TINCTURE_OK) {
    status = status_of(reader, heif_context_get_primary_image_handle(state->context, &state->handle));
  }
  if (status != TINCTURE_OK) return status;
  uint32_t width = (uint32_t)heif_image_handle_get_ispe_width(state->handle);
  uint32_t height = (uint32_t)heif_image_handle_get_ispe_height(state->handle);
  if (width != picture->width || height != picture->height) {
    return tincture_optional_refuse_size(reader, width, height);
  }
  if (picture->has_alpha && !heif_image_handle_has_alpha_channel(state->handle)) {
    return tincture_optional_fail(reader, TINCTURE_UNSUPPORTED, "libheif does not find its alpha");
  }
  uint64_t bytes = heif_image_handle_get_luma_bits_per_pixel(state->handle) > 8 ? 2 : 1;
  uint64_t pixels = (uint64_t)width * height;
  // Per pixel: the decoded planes and a converted copy (at most 3 values each), alpha twice, and 4 bytes for the resulting colors.
  reader->memory = pixels * (8 * bytes + 4) + (8 << 20);
  return TINCTURE_OK;
}

static tincture_status decode(tincture_optional_reader *reader, heic_state *state) {
  struct heif_decoding_options *options = heif_decoding_options_alloc();
  if (!options) return TINCTURE_OVER_LIMIT;
  // The caller of the rows applies the orientation.
  options->ignore_transformations = 1;
  options->convert_hdr_to_8bit = 1;
  tincture_status status = status_of(
      reader, heif_decode_image(state->handle, &state->image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, options));
  heif_decoding_options_free(options);
  if (status != TINCTURE_OK) return status;
  int stride = 0;
  int width = heif_image_get_width(state->image, heif_channel_interleaved);
  int height = heif_image_get_height(state->image, heif_channel_interleaved);
  if (width < 0 || height < 0 || (uint32_t)width != reader->picture.width || (uint32_t)height != reader->picture.height) {
    return tincture_optional_refuse_size(reader, (uint32_t)width, (uint32_t)height);
  }
  state->pixels = heif_image_get_plane_readonly(state->image, heif_channel_interleaved, &stride);
  state->stride = (size_t)stride;
  return state->pixels ? TINCTURE_OK : tincture_optional_fail(reader, TINCTURE_MALFORMED, "it has no pixels");
}

/// Divides the colors by alpha, because the file stores them multiplied by it.
static void divide_by_alpha(uint8_t *row, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned alpha = row[3];
    for (int k = 0; alpha > 0 && k < 3; k++) {
      unsigned value = (row[k] * 255u + alpha / 2) / alpha;
      row[k] = (uint8_t)(value > 255 ? 255 : value);
    }
  }
}

static tincture_status heic_read(tincture_optional_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded) {
  heic_state *state = reader->state;
  const tincture_picture *picture = &reader->picture;
  if (!state->pixels) {
    tincture_status status = decode(reader, state);
    if (status != TINCTURE_OK) return status;
  }
#if LIBHEIF_NUMERIC_VERSION >= 0x010c0000
  int is_multiplied = heif_image_handle_is_premultiplied_alpha(state->handle);
#else
  int is_multiplied = 0; // Older versions don't read this property.
#endif
  size_t size = (size_t)picture->given_width * 4;
  for (; *decoded < count && reader->next_row + *decoded < picture->given_height; *decoded += 1) {
    size_t row = picture->top + reader->next_row + *decoded;
    memcpy(rows + *decoded * size, state->pixels + row * state->stride + (size_t)picture->left * 4, size);
    if (is_multiplied) divide_by_alpha(rows + *decoded * size, picture->given_width);
  }
  return TINCTURE_OK;
}

static void heic_close(tincture_optional_reader *reader) {
  heic_state *state = reader->state;
  if (state->image) heif_image_release(state->image);
  if (state->handle) heif_image_handle_release(state->handle);
  if (state->context) heif_context_free(state->context);
  free(state);
}

static const tincture_library library = {heic_open, heic_read, heic_close, 1};

const tincture_library *tincture_heic(void) { return &library; }

#else
#include "CImageCodecs.h"

const tincture_library *tincture_heic(void) { return NULL; }
#endif

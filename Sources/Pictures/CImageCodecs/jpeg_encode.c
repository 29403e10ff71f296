#include "CImageCodecs.h"

#include <stdio.h>

#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>

/// A JPEG that is being encoded.
struct encoder {
  struct jpeg_compress_struct codec;
  struct jpeg_error_mgr errors;
  jmp_buf on_error;
  /// The encoded bytes, if they are kept in memory.
  unsigned char *bytes;
  unsigned long size;
};

/// A destination that counts the bytes and drops them.
struct counter {
  struct jpeg_destination_mgr manager;
  uint64_t count;
  uint8_t bytes[4096];
};

struct tincture_jpeg_sizer {
  struct encoder encoder;
  struct counter counter;
};

static void on_error(j_common_ptr codec) {
  struct encoder *encoder = codec->client_data;
  longjmp(encoder->on_error, 1);
}

static void on_message(j_common_ptr codec, int level) {
  (void)codec;
  (void)level;
}

/// Starts a picture. An error jumps to `encoder->on_error`, which the caller must have set.
///
/// \param destination the destination of the bytes; NULL for memory.
static void begin_picture(struct encoder *encoder, uint32_t width, uint32_t height, int quality, int is_gray,
                          struct jpeg_destination_mgr *destination) {
  j_compress_ptr codec = &encoder->codec;
  jpeg_create_compress(codec);
  if (destination) {
    codec->dest = destination;
  } else {
    jpeg_mem_dest(codec, &encoder->bytes, &encoder->size);
  }
  codec->image_width = width;
  codec->image_height = height;
  codec->input_components = 4;
  codec->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(codec);
  if (is_gray) jpeg_set_colorspace(codec, JCS_GRAYSCALE);
  jpeg_set_quality(codec, quality, TRUE);
  jpeg_start_compress(codec, TRUE);
}

/// Sets the error handlers, which the creation of the codec already needs.
static void set_errors(struct encoder *encoder) {
  encoder->codec.err = jpeg_std_error(&encoder->errors);
  encoder->codec.client_data = encoder;
  encoder->errors.error_exit = on_error;
  encoder->errors.emit_message = on_message;
}

static void add_rows(struct encoder *encoder, const uint8_t *rows, uint32_t count) {
  for (uint32_t row = 0; row < count; row++) {
    JSAMPROW line = (JSAMPROW)(rows + (size_t)row * encoder->codec.image_width * 4);
    jpeg_write_scanlines(&encoder->codec, &line, 1);
  }
}

tincture_status tincture_jpeg_encode(const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                                     size_t *size) {
  *bytes = NULL;
  *size = 0;
  struct encoder *encoder = calloc(1, sizeof *encoder);
  if (!encoder) return TINCTURE_OVER_LIMIT;
  set_errors(encoder);
  if (setjmp(encoder->on_error)) {
    jpeg_destroy_compress(&encoder->codec);
    free(encoder->bytes);
    free(encoder);
    return TINCTURE_OVER_LIMIT;
  }
  begin_picture(encoder, width, height, quality, 0, NULL);
  add_rows(encoder, rgba, height);
  jpeg_finish_compress(&encoder->codec);
  jpeg_destroy_compress(&encoder->codec);
  *bytes = encoder->bytes;
  *size = encoder->size;
  free(encoder);
  return TINCTURE_OK;
}

static void begin_counting(j_compress_ptr codec) {
  struct counter *counter = (struct counter *)codec->dest;
  counter->manager.next_output_byte = counter->bytes;
  counter->manager.free_in_buffer = sizeof counter->bytes;
}

static boolean empty_buffer(j_compress_ptr codec) {
  struct counter *counter = (struct counter *)codec->dest;
  counter->count += sizeof counter->bytes;
  begin_counting(codec);
  return TRUE;
}

static void end_counting(j_compress_ptr codec) {
  struct counter *counter = (struct counter *)codec->dest;
  counter->count += sizeof counter->bytes - counter->manager.free_in_buffer;
}

uint64_t tincture_jpeg_sizer_memory(uint32_t width) {
  // Sixteen rows of three components: as samples before and after chroma reduction, and as coefficients of two bytes. The pointers to the rows need
  // little more.
  return sizeof(tincture_jpeg_sizer) + (64 << 10) + ((uint64_t)width + 64) * 3 * 16 * 4;
}

tincture_status tincture_jpeg_sizer_open(uint32_t width, uint32_t height, int quality, int is_gray,
                                         tincture_jpeg_sizer **result) {
  tincture_jpeg_sizer *sizer = *result = calloc(1, sizeof *sizer);
  if (!sizer) return TINCTURE_OVER_LIMIT;
  sizer->counter.manager.init_destination = begin_counting;
  sizer->counter.manager.empty_output_buffer = empty_buffer;
  sizer->counter.manager.term_destination = end_counting;
  set_errors(&sizer->encoder);
  if (setjmp(sizer->encoder.on_error)) return TINCTURE_UNSUPPORTED;
  begin_picture(&sizer->encoder, width, height, quality, is_gray, &sizer->counter.manager);
  return TINCTURE_OK;
}

tincture_status tincture_jpeg_sizer_add(tincture_jpeg_sizer *sizer, const uint8_t *rows, uint32_t count) {
  if (setjmp(sizer->encoder.on_error)) return TINCTURE_UNSUPPORTED;
  add_rows(&sizer->encoder, rows, count);
  return TINCTURE_OK;
}

tincture_status tincture_jpeg_sizer_close(tincture_jpeg_sizer *sizer, uint64_t *size) {
  if (!sizer) return TINCTURE_OVER_LIMIT;
  tincture_status status = TINCTURE_OK;
  if (setjmp(sizer->encoder.on_error)) {
    status = TINCTURE_UNSUPPORTED;
  } else if (size) {
    jpeg_finish_compress(&sizer->encoder.codec);
    *size = sizer->counter.count;
  }
  jpeg_destroy_compress(&sizer->encoder.codec);
  free(sizer);
  return status;
}

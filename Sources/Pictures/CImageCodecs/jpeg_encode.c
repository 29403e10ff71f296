#include "CImageCodecs.h"

#include <stdio.h>

#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>

struct encoder {
  struct jpeg_compress_struct codec;
  struct jpeg_error_mgr errors;
  jmp_buf on_error;
  unsigned char *bytes;
  unsigned long size;
};

static void on_error(j_common_ptr codec) {
  struct encoder *encoder = codec->client_data;
  longjmp(encoder->on_error, 1);
}

static void on_message(j_common_ptr codec, int level) {
  (void)codec;
  (void)level;
}

tincture_status tincture_jpeg_encode(const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                                     size_t *size) {
  *bytes = NULL;
  *size = 0;
  struct encoder *encoder = calloc(1, sizeof *encoder);
  if (!encoder) return TINCTURE_OVER_LIMIT;
  j_compress_ptr codec = &encoder->codec;
  codec->err = jpeg_std_error(&encoder->errors);
  codec->client_data = encoder;
  encoder->errors.error_exit = on_error;
  encoder->errors.emit_message = on_message;
  if (setjmp(encoder->on_error)) {
    jpeg_destroy_compress(codec);
    free(encoder->bytes);
    free(encoder);
    return TINCTURE_OVER_LIMIT;
  }
  jpeg_create_compress(codec);
  jpeg_mem_dest(codec, &encoder->bytes, &encoder->size);
  codec->image_width = width;
  codec->image_height = height;
  codec->input_components = 4;
  codec->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(codec);
  jpeg_set_quality(codec, quality, TRUE);
  jpeg_start_compress(codec, TRUE);
  while (codec->next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(rgba + (size_t)codec->next_scanline * width * 4);
    jpeg_write_scanlines(codec, &row, 1);
  }
  jpeg_finish_compress(codec);
  jpeg_destroy_compress(codec);
  *bytes = encoder->bytes;
  *size = encoder->size;
  free(encoder);
  return TINCTURE_OK;
}

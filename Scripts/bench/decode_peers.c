// The bare loops that `Scripts/bench/all` measures against: they only decode, and drop the rows.
//
//   decode_peers jpeg FILE ...    libjpeg-turbo at scale 1/8
//   decode_peers whole FILE ...   libjpeg-turbo at the whole size
//   decode_peers png FILE ...     libpng, row by row

#include <stdio.h>

#include <jpeglib.h>

#include <png.h>
#include <stdlib.h>
#include <string.h>

static void read_jpeg(FILE *file, unsigned reduction) {
  struct jpeg_decompress_struct codec;
  struct jpeg_error_mgr errors;
  codec.err = jpeg_std_error(&errors);
  jpeg_create_decompress(&codec);
  jpeg_stdio_src(&codec, file);
  jpeg_read_header(&codec, TRUE);
  codec.scale_num = 1;
  codec.scale_denom = reduction;
  jpeg_start_decompress(&codec);
  JSAMPROW row = malloc((size_t)codec.output_width * codec.output_components);
  while (codec.output_scanline < codec.output_height) jpeg_read_scanlines(&codec, &row, 1);
  jpeg_finish_decompress(&codec);
  jpeg_destroy_decompress(&codec);
  free(row);
}

static void read_png(FILE *file) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_init_io(png, file);
  png_read_info(png, info);
  png_bytep row = malloc(png_get_rowbytes(png, info));
  for (png_uint_32 y = png_get_image_height(png, info); y > 0; y--) png_read_row(png, row, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(row);
}

int main(int count, char **arguments) {
  for (int i = 2; i < count; i++) {
    FILE *file = fopen(arguments[i], "rb");
    if (!file) return 1;
    if (strcmp(arguments[1], "jpeg") == 0) {
      read_jpeg(file, 8);
    } else if (strcmp(arguments[1], "whole") == 0) {
      read_jpeg(file, 1);
    } else {
      read_png(file);
    }
    fclose(file);
  }
  return 0;
}

#include "CImageCodecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WRITERS = 6, MAXIMUM_CHUNK = 4 << 20 };

/// An encoder with one filter and compression level, which counts its bytes.
struct writer {
  png_structp png;
  png_infop info;
  uint64_t size;
};

/// A PNG decoder that passes its rows to several encoders.
struct recoder {
  FILE *file;
  png_structp png;
  png_infop info;
  png_bytep row;
  struct writer writers[MOST_WRITERS];
  jmp_buf on_error;
};

static void on_png_error(png_structp png, png_const_charp text) {
  (void)text;
  longjmp(((struct recoder *)png_get_error_ptr(png))->on_error, 1);
}

static void on_png_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_png_read(png_structp png, png_bytep bytes, size_t count) {
  struct recoder *recoder = png_get_io_ptr(png);
  if (fread(bytes, 1, count, recoder->file) != count) png_error(png, "the file ends too early");
}

static void on_png_write(png_structp png, png_bytep bytes, size_t count) {
  (void)bytes;
  ((struct writer *)png_get_io_ptr(png))->size += count;
}

static void on_png_flush(png_structp png) { (void)png; }

static void release(struct recoder *recoder) {
  if (recoder->png) png_destroy_read_struct(&recoder->png, &recoder->info, NULL);
  for (int i = 0; i < MOST_WRITERS; i++) {
    if (recoder->writers[i].png) png_destroy_write_struct(&recoder->writers[i].png, &recoder->writers[i].info);
  }
  free(recoder->row);
  recoder->row = NULL;
}

/// Opens an encoder for the same picture, and copies only the chunks that affect the look of its pixels. Returns 0 if memory runs out.
static int open_writer(struct recoder *recoder, struct writer *writer, int filter, int level) {
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, recoder, on_png_error, on_png_warning);
  if (!writer->png || !(writer->info = png_create_info_struct(writer->png))) return 0;
  writer->size = 0;
  png_set_write_fn(writer->png, writer, on_png_write, on_png_flush);
  png_structp png = recoder->png;
  png_infop info = recoder->info;
  png_set_IHDR(writer->png, writer->info, png_get_image_width(png, info), png_get_image_height(png, info),
               png_get_bit_depth(png, info), png_get_color_type(png, info), PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_colorp palette;
  int colors;
  if (png_get_PLTE(png, info, &palette, &colors)) png_set_PLTE(writer->png, writer->info, palette, colors);
  png_bytep alpha;
  int alphas;
  png_color_16p clear;
  if (png_get_tRNS(png, info, &alpha, &alphas, &clear)) png_set_tRNS(writer->png, writer->info, alpha, alphas, clear);
  double gamma;
  if (png_get_gAMA(png, info, &gamma)) png_set_gAMA(writer->png, writer->info, gamma);
  double xy[8];
  if (png_get_cHRM(png, info, &xy[0], &xy[1], &xy[2], &xy[3], &xy[4], &xy[5], &xy[6], &xy[7])) {
    png_set_cHRM(writer->png, writer->info, xy[0], xy[1], xy[2], xy[3], xy[4], xy[5], xy[6], xy[7]);
  }
  int intent;
  if (png_get_sRGB(png, info, &intent)) png_set_sRGB(writer->png, writer->info, intent);
  png_charp name;
  int compression;
  png_bytep profile;
  png_uint_32 profile_size;
  if (png_get_iCCP(png, info, &name, &compression, &profile, &profile_size)) {
    png_set_iCCP(writer->png, writer->info, name, compression, profile, profile_size);
  }
  png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, filter);
  png_set_compression_level(writer->png, level);
  png_write_info(writer->png, writer->info);
  return 1;
}

/// The memory for deflating in bytes, including libpng's buffers (zlib.h, "memory requirements": windowBits 15, memLevel 8).
static const uint64_t DEFLATE_MEMORY = 320 << 10;

/// Encodes a picture with several filters at once, so that it is decoded only once.
static tincture_status recode(struct recoder *recoder, const int *filters, int count, int level, uint64_t memory_limit) {
  if (setjmp(recoder->on_error)) {
    release(recoder);
    return TINCTURE_MALFORMED;
  }
  rewind(recoder->file);
  recoder->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, recoder, on_png_error, on_png_warning);
  recoder->info = recoder->png ? png_create_info_struct(recoder->png) : NULL;
  if (!recoder->info) {
    release(recoder);
    return TINCTURE_OVER_LIMIT;
  }
  png_set_read_fn(recoder->png, recoder, on_png_read);
  // The caller limits the number of pixels.
  png_set_user_limits(recoder->png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(recoder->png, MAXIMUM_CHUNK);
  // Chunks that aren't copied are skipped: a text may inflate to any size, and there may be many suggested palettes.
  static const png_byte unwanted[] = "tEXt\0zTXt\0iTXt\0eXIf\0sPLT\0hIST\0pCAL\0sCAL\0tIME\0pHYs\0oFFs\0bKGD";
  png_set_keep_unknown_chunks(recoder->png, PNG_HANDLE_CHUNK_NEVER, unwanted, sizeof unwanted / 5);
  png_read_info(recoder->png, recoder->info);
  png_uint_32 height = png_get_image_height(recoder->png, recoder->info);
  size_t row_size = png_get_rowbytes(recoder->png, recoder->info);
  int is_interlaced = png_get_interlace_type(recoder->png, recoder->info) != PNG_INTERLACE_NONE;
  png_charp name;
  int compression;
  png_bytep profile;
  png_uint_32 profile_size = 0;
  png_get_iCCP(recoder->png, recoder->info, &name, &compression, &profile, &profile_size);
  // The decoder holds two rows. Each encoder holds up to four rows for choosing filters, and the profile twice: as it is and compressed. An
  // interlaced picture would have to be held whole.
  uint64_t memory = (uint64_t)MAXIMUM_CHUNK * 2 + (uint64_t)row_size * 3 +
                    (uint64_t)count * (DEFLATE_MEMORY + (uint64_t)row_size * 5 + (uint64_t)profile_size * 2);
  if (is_interlaced || memory > memory_limit) {
    release(recoder);
    return is_interlaced ? TINCTURE_UNSUPPORTED : TINCTURE_OVER_LIMIT;
  }
  recoder->row = malloc(row_size);
  int is_open = recoder->row != NULL;
  for (int i = 0; i < count && is_open; i++) is_open = open_writer(recoder, &recoder->writers[i], filters[i], level);
  if (!is_open) {
    release(recoder);
    return TINCTURE_OVER_LIMIT;
  }
  for (png_uint_32 y = 0; y < height; y++) {
    png_read_row(recoder->png, recoder->row, NULL);
    for (int i = 0; i < count; i++) png_write_row(recoder->writers[i].png, recoder->row);
  }
  for (int i = 0; i < count; i++) png_write_end(recoder->writers[i].png, NULL);
  release(recoder);
  return TINCTURE_OK;
}

tincture_status tincture_png_recoded_size(FILE *file, uint64_t memory_limit, uint64_t *size) {
  static const int filters[MOST_WRITERS] = {PNG_FILTER_NONE,  PNG_FILTER_SUB,   PNG_FILTER_UP,
                                            PNG_FILTER_AVG, PNG_FILTER_PAETH, PNG_ALL_FILTERS};
  struct recoder *recoder = calloc(1, sizeof *recoder);
  if (!recoder) {
    fclose(file);
    return TINCTURE_OVER_LIMIT;
  }
  recoder->file = file;
  // zlib's default level shows which filter is best. The highest level then shows how small this filter makes the picture.
  tincture_status status = recode(recoder, filters, MOST_WRITERS, 6, memory_limit);
  if (status == TINCTURE_OK) {
    int best = 0;
    for (int i = 1; i < MOST_WRITERS; i++) {
      if (recoder->writers[i].size < recoder->writers[best].size) best = i;
    }
    uint64_t usual = recoder->writers[best].size;
    status = recode(recoder, &filters[best], 1, 9, memory_limit);
    *size = recoder->writers[0].size < usual ? recoder->writers[0].size : usual;
  }
  fclose(file);
  free(recoder);
  return status;
}

#include "CImageCodecs.h"

#if !__has_include(<png.h>)
#error "libpng is missing: apt-get install libpng-dev, or brew install libpng; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct tincture_png_reader {
  FILE *file;
  png_structp png;
  png_infop info;
  /// The size of the file, and the number of bytes that the library has read from it.
  long size, position;
  /// A buffer with the next bytes of the file; NULL until the first row is read.
  uint8_t *portion;
  size_t portion_start, portion_end;
  uint32_t width, height;
  uint32_t next_row;
  /// The number of channels in libpng's rows: 3 or 4.
  int channels;
  /// 1 if returned rows have the same channels, 0 if they always have alpha.
  int is_plain;
  /// One row of libpng, if the caller gets it in another form.
  uint8_t *row;
  /// The whole picture if it is interlaced; NULL before the first row is read, and for any other picture.
  uint8_t *pixels;
  int is_interlaced;
  int has_started;
  int has_ended;
  /// Set when the file has ended too early.
  int hit_end;
  /// The error of an interlaced picture, which is reported after its last row.
  tincture_status late_status;
  int is_animated;
  /// The color primaries and transfer function, as numbers of ITU-T H.273; 0 if the file has none.
  int primaries, transfer;
  int warnings;
  char message[TINCTURE_MESSAGE_SIZE];
};

static void note(tincture_png_reader *reader, const char *text) {
  strncpy(reader->message, text, TINCTURE_MESSAGE_SIZE - 1);
  reader->message[TINCTURE_MESSAGE_SIZE - 1] = 0;
}

static void on_error(png_structp png, png_const_charp text) {
  note(png_get_error_ptr(png), text);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  tincture_png_reader *reader = png_get_error_ptr(png);
  // A text may be too long without any loss for the picture. Only a profile that is too long is a loss.
  int is_too_long = strstr(text, "chunk data is too large") || strstr(text, "chunk exceeds memory limits");
  if (is_too_long && strncmp(text, "iCCP", 4) != 0) return;
  // The `sRGB` chunk overrides the chromaticities, so the conflict doesn't matter. Only versions before 1.6.46 report it.
  if (strstr(text, "inconsistent chromaticities")) return;
  // libpng knows old profiles of sRGB with small mistakes, which Photoshop wrote, and takes them for sRGB.
  if (strstr(text, "known incorrect sRGB profile")) return;
  if (reader->warnings == 0) note(reader, text);
  reader->warnings += 1;
}

/// Reads the chunks of animations (`acTL`) and of colors by numbers (`cICP`; PNG, Third Edition, 11.3.2.6), and tells libpng to ignore them.
static int on_chunk(png_structp png, png_unknown_chunkp chunk) {
  tincture_png_reader *reader = png_get_user_chunk_ptr(png);
  if (memcmp(chunk->name, "acTL", 4) == 0) reader->is_animated = 1;
  if (memcmp(chunk->name, "cICP", 4) == 0 && chunk->size == 4) {
    reader->primaries = chunk->data[0];
    reader->transfer = chunk->data[1];
  }
  return 1;
}

/// The maximum size of a chunk, also after inflation. A profile has some hundred kilobytes, and no other chunk that is needed before the pixels is
/// larger. Up to libpng 1.6.38, a longer text is an error instead of a warning, so the limit is higher.
enum { MAXIMUM_CHUNK = (PNG_LIBPNG_VER < 10639 ? 64 : 4) << 20 };

/// Near the end of the file (within LAST_BYTES), compressed data is read in portions of LAST_PORTION bytes, so a truncated file loses at most one
/// portion. libpng would read 4 KiB at a time, which may be all of a small picture.
enum { LAST_BYTES = 16384, LAST_PORTION = 64 };

/// The size of reads while rows are decoded. It is large, because a system call costs as much as some hundred pixels.
enum { PORTION = 64 << 10 };

static size_t read_bytes(tincture_png_reader *reader, png_bytep bytes, size_t count) {
  if (!reader->portion) return fread(bytes, 1, count, reader->file);
  size_t got = 0;
  while (got < count) {
    if (reader->portion_start == reader->portion_end) {
      reader->portion_start = 0;
      reader->portion_end = fread(reader->portion, 1, PORTION, reader->file);
      if (reader->portion_end == 0) break;
    }
    size_t rest = reader->portion_end - reader->portion_start;
    size_t part = count - got < rest ? count - got : rest;
    memcpy(bytes + got, reader->portion + reader->portion_start, part);
    reader->portion_start += part;
    got += part;
  }
  return got;
}

static void on_read(png_structp png, png_bytep bytes, size_t count) {
  tincture_png_reader *reader = png_get_io_ptr(png);
  size_t got = read_bytes(reader, bytes, count);
  reader->position += (long)got;
  if (reader->size - reader->position < LAST_BYTES) png_set_compression_buffer_size(png, LAST_PORTION);
  if (got != count) {
    reader->hit_end = 1;
    png_error(png, "the file ends too early");
  }
}

static tincture_status failure(const tincture_png_reader *reader) {
  return reader->hit_end ? TINCTURE_TRUNCATED : TINCTURE_MALFORMED;
}

tincture_status tincture_png_open(FILE *file, tincture_png_reader **result, tincture_header *header) {
  memset(header, 0, sizeof *header);
  tincture_png_reader *reader = *result = calloc(1, sizeof *reader);
  if (!reader) {
    fclose(file);
    return TINCTURE_OVER_LIMIT;
  }
  reader->file = file;
  if (fseek(file, 0, SEEK_END) == 0) reader->size = ftell(file);
  rewind(file);
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  if (!reader->info) return TINCTURE_OVER_LIMIT;

  if (setjmp(png_jmpbuf(reader->png))) return failure(reader);

  png_structp png = reader->png;
  png_set_read_fn(png, reader, on_read);
  // The caller limits the number of pixels instead.
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(png, MAXIMUM_CHUNK);
  // Chunks without colors are skipped: a text may inflate to any size, and there may be many suggested palettes. Some versions of the library, such
  // as Ubuntu's, know the frames of animations, and would refuse a picture for an error in them.
  static const png_byte unwanted[] = "tEXt\0zTXt\0iTXt\0sPLT\0hIST\0pCAL\0sCAL\0tIME\0pHYs\0oFFs\0bKGD\0fcTL\0fdAT";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, unwanted, sizeof unwanted / 5);
  // Even a version of the library that knows these chunks passes them to `on_chunk`.
  static const png_byte ours[] = "acTL\0cICP";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, ours, sizeof ours / 5);
  png_set_read_user_chunk_fn(png, reader, on_chunk);
  png_read_info(png, reader->info);
  reader->width = png_get_image_width(png, reader->info);
  reader->height = png_get_image_height(png, reader->info);

  int type = png_get_color_type(png, reader->info);
  int is_transparent = png_get_valid(png, reader->info, PNG_INFO_tRNS) != 0;
  header->width = reader->width;
  header->height = reader->height;
  header->decoded_width = reader->width;
  header->decoded_height = reader->height;
  header->has_alpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || is_transparent;
  header->is_tagged_srgb = png_get_valid(png, reader->info, PNG_INFO_sRGB) != 0;
  png_charp name;
  int compression;
  png_bytep profile;
  png_uint_32 size;
  double xy[8], gamma;
  header->has_chromaticities =
      png_get_cHRM(png, reader->info, &xy[0], &xy[1], &xy[2], &xy[3], &xy[4], &xy[5], &xy[6], &xy[7]) != 0 &&
      png_get_gAMA(png, reader->info, &gamma) != 0 && gamma > 0;
  if (header->has_chromaticities) {
    memcpy(header->chromaticities, xy, sizeof xy);
    header->gamma = 1 / gamma;
  }
  if (png_get_iCCP(png, reader->info, &name, &compression, &profile, &size)) {
    header->profile = profile;
    header->profile_size = size;
  }
  png_uint_32 exif_size;
  png_bytep exif;
  if (png_get_eXIf_1(png, reader->info, &exif_size, &exif)) {
    header->exif = exif;
    header->exif_size = exif_size;
  }
  header->is_animated = reader->is_animated;
  header->primaries = reader->primaries;
  header->transfer = reader->transfer;

  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  reader->is_interlaced = png_set_interlace_handling(png) > 1;
  // It is faster to add alpha to the returned rows than to let the library add it to all rows.
  reader->channels = header->has_alpha || reader->is_interlaced ? 4 : 3;
  if (reader->channels == 4) png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  // The library holds two rows, with all channels in the bit depth of the file. The reader holds one row, or all rows if the picture is interlaced.
  uint64_t row = (uint64_t)reader->width * (png_get_bit_depth(png, reader->info) == 16 ? 8 : 4);
  header->memory = 2 * row + header->profile_size + header->exif_size +
                   (uint64_t)reader->width * 4 * (reader->is_interlaced ? reader->height : 1);
  return TINCTURE_OK;
}

/// Decodes all passes of an interlaced picture into `reader->pixels`.
///
/// If the file ends early, the rows contain the coarser pixels of the earlier passes, and the error is reported after the last row. If not even one
/// row of the first pass could be decoded, the function fails.
static tincture_status read_interlaced(tincture_png_reader *reader) {
  size_t stride = (size_t)reader->width * 4;
  reader->pixels = calloc(reader->height, stride);
  if (!reader->pixels) return TINCTURE_OVER_LIMIT;
  volatile int has_pixels = 0;
  if (setjmp(png_jmpbuf(reader->png))) {
    reader->late_status = failure(reader);
    return has_pixels ? TINCTURE_OK : reader->late_status;
  }
  png_read_update_info(reader->png, reader->info);
  for (int pass = 0; pass < 7; pass++) {
    for (uint32_t row = 0; row < reader->height; row++) {
      png_read_row(reader->png, NULL, reader->pixels + row * stride);
      has_pixels = 1;
    }
  }
  png_read_end(reader->png, NULL);
  return TINCTURE_OK;
}

static tincture_status copy_rows(tincture_png_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded) {
  size_t stride = (size_t)reader->width * 4;
  for (; *decoded < count && reader->next_row < reader->height; *decoded += 1, reader->next_row += 1) {
    memcpy(rows + *decoded * stride, reader->pixels + reader->next_row * stride, stride);
  }
  reader->has_ended = reader->next_row >= reader->height;
  return reader->has_ended ? reader->late_status : TINCTURE_OK;
}

static void add_alpha(const uint8_t *rgb, uint8_t *rgba, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, rgb += 3, rgba += 4) {
    rgba[0] = rgb[0];
    rgba[1] = rgb[1];
    rgba[2] = rgb[2];
    rgba[3] = 255;
  }
}

int tincture_png_give_plain_rows(tincture_png_reader *reader) {
  reader->is_plain = 1;
  return reader->channels;
}

tincture_status tincture_png_read(tincture_png_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded) {
  *decoded = 0;
  if (reader->has_ended) return TINCTURE_OK;
  // If this allocation fails, the stream's own buffer is used.
  if (!reader->portion) reader->portion = malloc(PORTION);

  if (reader->is_interlaced) {
    tincture_status status = reader->pixels ? TINCTURE_OK : read_interlaced(reader);
    if (status == TINCTURE_OK) return copy_rows(reader, rows, count, decoded);
    reader->has_ended = 1;
    return status;
  }

  int gets_alpha = reader->channels == 3 && !reader->is_plain;
  size_t stride = (size_t)reader->width * (reader->is_plain ? (size_t)reader->channels : 4);
  if (gets_alpha && !reader->row) {
    reader->row = malloc((size_t)reader->width * 3);
    if (!reader->row) return TINCTURE_OVER_LIMIT;
  }

  if (setjmp(png_jmpbuf(reader->png))) {
    reader->has_ended = 1;
    return failure(reader);
  }

  if (!reader->has_started) {
    reader->has_started = 1;
    png_read_update_info(reader->png, reader->info);
  }
  while (*decoded < count && reader->next_row < reader->height) {
    uint8_t *row = rows + *decoded * stride;
    png_read_row(reader->png, gets_alpha ? reader->row : row, NULL);
    if (gets_alpha) add_alpha(reader->row, row, reader->width);
    reader->next_row += 1;
    *decoded += 1;
  }
  if (reader->next_row == reader->height) {
    reader->has_ended = 1;
    // Fails if the end of the file is missing, as in a truncated file.
    png_read_end(reader->png, NULL);
  }
  return TINCTURE_OK;
}

const char *tincture_png_message(const tincture_png_reader *reader) { return reader->message; }

int tincture_png_warnings(const tincture_png_reader *reader) { return reader->warnings; }

void tincture_png_close(tincture_png_reader *reader) {
  if (!reader) return;
  if (reader->png) png_destroy_read_struct(&reader->png, reader->info ? &reader->info : NULL, NULL);
  free(reader->pixels);
  free(reader->row);
  free(reader->portion);
  fclose(reader->file);
  free(reader);
}

struct output {
  uint8_t *bytes;
  size_t size, capacity;
};

static void on_write(png_structp png, png_bytep bytes, size_t count) {
  struct output *output = png_get_io_ptr(png);
  if (output->size + count > output->capacity) {
    size_t capacity = (output->size + count) * 2;
    uint8_t *grown = realloc(output->bytes, capacity);
    if (!grown) png_error(png, "out of memory");
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->size, bytes, count);
  output->size += count;
}

static void on_flush(png_structp png) { (void)png; }

static void on_write_error(png_structp png, png_const_charp text) {
  (void)text;
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

tincture_status tincture_png_encode(const uint8_t *rgba, uint32_t width, uint32_t height, const char *software,
                                    uint8_t **bytes, size_t *size) {
  *bytes = NULL;
  *size = 0;
  struct output *output = calloc(1, sizeof *output);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, on_write_error, ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!output || !info || setjmp(png_jmpbuf(png))) {
    if (png) png_destroy_write_struct(&png, info ? &info : NULL);
    if (output) free(output->bytes);
    free(output);
    return TINCTURE_OVER_LIMIT;
  }
  png_set_write_fn(png, output, on_write, on_flush);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_RELATIVE);
  if (software) {
    png_text text = {.compression = PNG_TEXT_COMPRESSION_NONE, .key = "Software", .text = (char *)software};
    png_set_text(png, info, &text, 1);
  }
  png_write_info(png, info);
  for (uint32_t row = 0; row < height; row++) png_write_row(png, rgba + (size_t)row * width * 4);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  *bytes = output->bytes;
  *size = output->size;
  free(output);
  return TINCTURE_OK;
}

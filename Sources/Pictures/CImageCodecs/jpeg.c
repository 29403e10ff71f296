#include "CImageCodecs.h"
#include "color.h"

#include <stdio.h>

#if !__has_include(<jpeglib.h>)
#error "libjpeg is missing: apt-get install libjpeg62-turbo-dev, or brew install jpeg-turbo; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <jpeglib.h>

#include <jerror.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#ifndef JCS_EXTENSIONS
#error "Tincture needs libjpeg-turbo: this libjpeg cannot write rows of RGBA."
#endif

/// The limits for scans. A progressive picture has about ten. A malicious file may contain thousands of empty ones, each of which costs a walk over
/// all blocks. So the total number of visits to blocks is limited, but some scans are always allowed.
enum { MAXIMUM_BLOCK_VISITS = 50000000, SCANS_IN_ANY_CASE = 30, MAXIMUM_SCANS = 1000 };

/// The sizes of reads: small for a header, large for the pixels. The library decodes an MCU (minimum coded unit) in its fast way only if the whole
/// MCU is sure to be in memory, which is 3 KiB if chroma is halved (jdhuff.c of libjpeg-turbo). The library's own source reads 4 KiB, so three of
/// four MCUs are decoded in the slow way. The fast way decodes an invalid Huffman code as zero, without a warning: of 1,500 JPEGs with random damage,
/// one lost its warning.
enum { HEADER_PORTION = 4 << 10, PIXEL_PORTION = 256 << 10 };

/// The markers between scans that the library's headers don't define (ITU-T T.81, table B.1).
enum { DHT = 0xc4, DAC = 0xcc, SOS = 0xda, DRI = 0xdd };

/// The maximum number of kept markers. A profile has at most 255. For each further marker, older versions of the library walk over all that they have
/// kept.
enum { MOST_MARKERS = 4096 };

struct tincture_jpeg_reader {
  struct jpeg_decompress_struct codec;
  struct jpeg_source_mgr source;
  /// The buffers of reads: the small one until the first row is read, and then the large one.
  JOCTET header_portion[HEADER_PORTION];
  JOCTET *pixel_portion;
  int has_bytes;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf on_error;
  FILE *file;
  /// One row of CMYK pixels; NULL for any other picture.
  uint8_t *cmyk;
  uint8_t *profile;
  int is_adobe;
  /// The transform from CMYK to sRGB by the picture's own profile; NULL for the simple formula.
  void *cmyk_transform;
  int has_started;
  int has_ended;
  /// The first is set if a scan was skipped because it changes no pixel of the reduced picture. The second is set if no later scan can change one, so
  /// the rest of the file is unread.
  int has_left_out_scans, has_unread_scans;
  /// Set while the library may read one marker segment and nothing after it.
  int is_held;
  /// The number of markers so far whose content the library doesn't know.
  unsigned markers;
  /// Set when the picture's data has ended early and the library continues with invented pixels.
  int hit_end;
  /// The number of returned rows that come from the file, if the data ended within the first scan; otherwise the largest number.
  uint32_t sound_rows;
  /// The limit and the sum of the library's allocations, in bytes.
  size_t memory_limit, allocated;
  /// The library's own allocation functions, which ours call after counting.
  struct jpeg_memory_mgr library;
  int has_too_many_scans;
  int warnings;
  char message[TINCTURE_MESSAGE_SIZE];
};

static void note(tincture_jpeg_reader *reader) {
  char text[JMSG_LENGTH_MAX];
  reader->errors.format_message((j_common_ptr)&reader->codec, text);
  strncpy(reader->message, text, TINCTURE_MESSAGE_SIZE - 1);
  reader->message[TINCTURE_MESSAGE_SIZE - 1] = 0;
}

static void on_error(j_common_ptr codec) {
  tincture_jpeg_reader *reader = codec->client_data;
  note(reader);
  if (reader->has_too_many_scans) strcpy(reader->message, "it has too many scans");
  longjmp(reader->on_error, 1);
}

/// Returns 1 if the entropy-coded data has ended, and not just up to a restart marker, after which it continues.
static int is_end(j_decompress_ptr codec) {
  if (codec->err->msg_code == JWRN_JPEG_EOF) return 1;
  if (codec->err->msg_code != JWRN_HIT_MARKER || codec->input_scan_number > 1) return 0;
  if (codec->unread_marker >= JPEG_RST0 && codec->unread_marker < JPEG_RST0 + 8) return 0;
  // A few bits missing at the very end are a defect, but lose no pixels.
  return codec->total_iMCU_rows == 1 || codec->input_iMCU_row + 1 < codec->total_iMCU_rows;
}

static void keep_markers(j_decompress_ptr codec, unsigned int length) {
  jpeg_save_markers(codec, JPEG_APP0 + 1, length);
  jpeg_save_markers(codec, JPEG_APP0 + 2, length);
}

static void on_message(j_common_ptr codec, int level) {
  tincture_jpeg_reader *reader = codec->client_data;
  j_decompress_ptr decompress = (j_decompress_ptr)codec;
  if (level > 0 && codec->err->msg_code == JTRC_MISC_MARKER && ++reader->markers == MOST_MARKERS) keep_markers(decompress, 0);
  if (level >= 0) return;
  if (is_end(decompress)) {
    if (!reader->hit_end && decompress->input_scan_number <= 1) {
      uint64_t rows = (uint64_t)decompress->input_iMCU_row * (uint64_t)decompress->max_v_samp_factor * DCTSIZE;
      // While the header is read, there is no scale yet.
      reader->sound_rows = decompress->scale_denom > 0 ? (uint32_t)(rows * decompress->scale_num / decompress->scale_denom) : 0;
    }
    reader->hit_end = 1;
  } else if (reader->warnings++ == 0) {
    note(reader);
  }
}

/// Counts memory that the library is about to allocate. The library's own limit covers only what it could keep in a file instead.
static tincture_jpeg_reader *counted(j_common_ptr codec, uint64_t size) {
  tincture_jpeg_reader *reader = codec->client_data;
  if (size > reader->memory_limit - reader->allocated) ERREXIT1(codec, JERR_OUT_OF_MEMORY, 0);
  reader->allocated += (size_t)size;
  return reader;
}

static void *alloc_small(j_common_ptr codec, int pool, size_t size) {
  return counted(codec, size)->library.alloc_small(codec, pool, size);
}

static void *alloc_large(j_common_ptr codec, int pool, size_t size) {
  return counted(codec, size)->library.alloc_large(codec, pool, size);
}

static JSAMPARRAY alloc_sarray(j_common_ptr codec, int pool, JDIMENSION width, JDIMENSION rows) {
  return counted(codec, (uint64_t)width * rows * sizeof(JSAMPLE))->library.alloc_sarray(codec, pool, width, rows);
}

static JBLOCKARRAY alloc_barray(j_common_ptr codec, int pool, JDIMENSION width, JDIMENSION rows) {
  return counted(codec, (uint64_t)width * rows * sizeof(JBLOCK))->library.alloc_barray(codec, pool, width, rows);
}

static jvirt_barray_ptr request_virt_barray(j_common_ptr codec, int pool, boolean zero, JDIMENSION width,
                                            JDIMENSION rows, JDIMENSION access) {
  tincture_jpeg_reader *reader = counted(codec, (uint64_t)width * rows * sizeof(JBLOCK));
  return reader->library.request_virt_barray(codec, pool, zero, width, rows, access);
}

static void count_allocations(tincture_jpeg_reader *reader) {
  struct jpeg_memory_mgr *manager = reader->codec.mem;
  reader->library = *manager;
  manager->alloc_small = alloc_small;
  manager->alloc_large = alloc_large;
  manager->alloc_sarray = alloc_sarray;
  manager->alloc_barray = alloc_barray;
  manager->request_virt_barray = request_virt_barray;
}

static void on_progress(j_common_ptr codec) {
  j_decompress_ptr decompress = (j_decompress_ptr)codec;
  long blocks = ((long)decompress->image_width / 8 + 1) * ((long)decompress->image_height / 8 + 1);
  long allowed = MAXIMUM_BLOCK_VISITS / blocks;
  if (allowed > MAXIMUM_SCANS) allowed = MAXIMUM_SCANS;
  if (allowed < SCANS_IN_ANY_CASE) allowed = SCANS_IN_ANY_CASE;
  if (decompress->input_scan_number <= allowed) return;
  tincture_jpeg_reader *reader = codec->client_data;
  reader->has_too_many_scans = 1;
  ERREXIT(codec, JERR_CANT_SUSPEND);
}

static void start_source(j_decompress_ptr codec) { (void)codec; }

/// Reads the next portion. At the end of the file, warns and supplies an end-of-image marker, as the library's own source does.
static boolean fill_source(j_decompress_ptr codec) {
  static const JOCTET end[] = {0xff, JPEG_EOI};
  tincture_jpeg_reader *reader = codec->client_data;
  struct jpeg_source_mgr *source = codec->src;
  if (reader->is_held) return FALSE;
  JOCTET *portion = reader->pixel_portion ? reader->pixel_portion : reader->header_portion;
  source->next_input_byte = portion;
  source->bytes_in_buffer = fread(portion, 1, reader->pixel_portion ? PIXEL_PORTION : HEADER_PORTION, reader->file);
  if (source->bytes_in_buffer == 0) {
    if (!reader->has_bytes) ERREXIT(codec, JERR_INPUT_EMPTY);
    WARNMS(codec, JWRN_JPEG_EOF);
    source->next_input_byte = end;
    source->bytes_in_buffer = sizeof end;
  }
  reader->has_bytes = 1;
  return TRUE;
}

static void skip_in_source(j_decompress_ptr codec, long count) {
  struct jpeg_source_mgr *source = codec->src;
  if (count <= 0) return;
  while ((size_t)count > source->bytes_in_buffer) {
    count -= (long)source->bytes_in_buffer;
    if (!fill_source(codec)) return;
  }
  source->next_input_byte += count;
  source->bytes_in_buffer -= (size_t)count;
}

static void end_source(j_decompress_ptr codec) { (void)codec; }

static void set_source(tincture_jpeg_reader *reader) {
  reader->source.init_source = start_source;
  reader->source.fill_input_buffer = fill_source;
  reader->source.skip_input_data = skip_in_source;
  reader->source.resync_to_restart = jpeg_resync_to_restart;
  reader->source.term_source = end_source;
  reader->codec.src = &reader->source;
}

static tincture_status failure(const tincture_jpeg_reader *reader) {
  switch (reader->errors.msg_code) {
  case JERR_INPUT_EOF: return TINCTURE_TRUNCATED;
  case JERR_OUT_OF_MEMORY:
  case JERR_NO_BACKING_STORE:
  case JERR_IMAGE_TOO_BIG:
  case JERR_WIDTH_OVERFLOW: return TINCTURE_OVER_LIMIT;
  case JERR_BAD_PRECISION:
  case JERR_SOF_UNSUPPORTED:
#if JPEG_LIB_VERSION < 70
  case JERR_ARITH_NOTIMPL: // libjpeg 7 decodes arithmetic coding, so its interface has no such error.
#endif
  case JERR_CONVERSION_NOTIMPL:
  case JERR_CCIR601_NOTIMPL:
  case JERR_FRACT_SAMPLE_NOTIMPL:
  case JERR_NOT_COMPILED: return TINCTURE_UNSUPPORTED;
  default: return reader->hit_end ? TINCTURE_TRUNCATED : TINCTURE_MALFORMED;
  }
}

/// Returns the numerator, over 8, of the smallest scale that leaves enough pixels, rows and columns.
static unsigned reduction(const struct jpeg_decompress_struct *codec, uint64_t least_pixels, uint32_t least_side) {
  for (unsigned scale = 1; scale < 8; scale *= 2) {
    uint64_t width = (codec->image_width * (uint64_t)scale + 7) / 8;
    uint64_t height = (codec->image_height * (uint64_t)scale + 7) / 8;
    int is_wide = width >= least_side || width >= codec->image_width;
    int is_high = height >= least_side || height >= codec->image_height;
    if (is_wide && is_high && width * height >= least_pixels) return scale;
  }
  return 8;
}

/// Returns 1 if a scan has no data at all. With arithmetic coding, this is the only sign of a truncated scan, because zeros at the end may be
/// omitted.
static int has_no_data(j_decompress_ptr codec) {
  const struct jpeg_source_mgr *source = codec->src;
  return source->bytes_in_buffer >= 2 && source->next_input_byte[0] == 0xff &&
         source->next_input_byte[1] == JPEG_EOI;
}

tincture_status tincture_jpeg_open(FILE *file, size_t memory_limit, uint64_t least_pixels, uint32_t least_side,
                                   tincture_jpeg_reader **result, tincture_header *header) {
  memset(header, 0, sizeof *header);
  tincture_jpeg_reader *reader = *result = calloc(1, sizeof *reader);
  if (!reader) {
    fclose(file);
    return TINCTURE_OVER_LIMIT;
  }
  j_decompress_ptr codec = &reader->codec;
  reader->file = file;
  codec->err = jpeg_std_error(&reader->errors);
  codec->client_data = reader;
  reader->errors.error_exit = on_error;
  reader->errors.emit_message = on_message;

  if (setjmp(reader->on_error)) return failure(reader);

  jpeg_create_decompress(codec);
  reader->sound_rows = UINT32_MAX;
  reader->memory_limit = memory_limit;
  count_allocations(reader);
  codec->mem->max_memory_to_use = (long)memory_limit;
  reader->progress.progress_monitor = on_progress;
  codec->progress = &reader->progress;
  set_source(reader);
  keep_markers(codec, 0xffff);
  jpeg_read_header(codec, TRUE);

  header->width = codec->image_width;
  header->height = codec->image_height;
  if (has_no_data(codec)) {
    reader->hit_end = 1;
    reader->sound_rows = 0;
  }
  // A profile is joined from markers of at most 64 KiB each, which are kept as well, so its size is counted again.
  for (jpeg_saved_marker_ptr marker = codec->marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 2) counted((j_common_ptr)codec, marker->data_length);
  }
  unsigned int size;
  if (jpeg_read_icc_profile(codec, &reader->profile, &size)) {
    header->profile = reader->profile;
    header->profile_size = size;
  }
  for (jpeg_saved_marker_ptr marker = codec->marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 1 && marker->data_length > 6 && memcmp(marker->data, "Exif\0\0", 6) == 0) {
      header->exif = marker->data + 6;
      header->exif_size = marker->data_length - 6;
      break;
    }
  }

  codec->dct_method = JDCT_ISLOW;
  if (codec->jpeg_color_space == JCS_CMYK || codec->jpeg_color_space == JCS_YCCK) {
    codec->out_color_space = JCS_CMYK;
    reader->is_adobe = codec->saw_Adobe_marker;
    header->is_cmyk = 1;
    if (reader->profile) {
      size_t limit = reader->memory_limit - reader->allocated;
      tincture_status status =
          tincture_cmyk_open(reader->profile, header->profile_size, reader->is_adobe, limit, &reader->cmyk_transform);
      if (status == TINCTURE_OVER_LIMIT) return status;
      if (reader->cmyk_transform) tincture_jpeg_count(reader, tincture_cmyk_memory(reader->cmyk_transform));
    }
    header->is_cmyk_managed = reader->cmyk_transform != NULL;
  } else {
    codec->out_color_space = JCS_EXT_RGBA;
  }
  if (least_pixels > 0) {
    codec->scale_num = reduction(codec, least_pixels, least_side);
    codec->scale_denom = 8;
  }
  jpeg_calc_output_dimensions(codec);
  header->decoded_width = codec->output_width;
  header->decoded_height = codec->output_height;
  header->memory = reader->allocated;
  return TINCTURE_OK;
}

void tincture_jpeg_count(tincture_jpeg_reader *reader, size_t size) {
  size_t rest = reader->memory_limit - reader->allocated;
  reader->allocated += size < rest ? size : rest;
}

/// Converts CMYK by a simple formula, (255 − C) × (255 − K) / 255. Adobe's files contain the complements.
static void convert_cmyk(const uint8_t *cmyk, uint8_t *rgba, uint32_t width, int is_adobe) {
  uint8_t flip = is_adobe ? 0 : 255;
  for (uint32_t x = 0; x < width; x++, cmyk += 4, rgba += 4) {
    unsigned black = cmyk[3] ^ flip;
    for (int channel = 0; channel < 3; channel++) {
      rgba[channel] = (uint8_t)(((cmyk[channel] ^ flip) * black + 127) / 255);
    }
    rgba[3] = 255;
  }
}

/// Returns the size, of 8, to which a component's blocks are reduced. For chroma at half the resolution, it is twice the size for the picture.
static int reduced_side(const jpeg_component_info *component) {
#if JPEG_LIB_VERSION >= 70
  return component->DCT_h_scaled_size;
#else
  return component->DCT_scaled_size;
#endif
}

/// Returns 1 if only the mean of each block of a component is used, the coefficient of frequency 0. That is so at a reduction to 1/8. The other
/// reductions use all scans (jidctred.c of libjpeg-turbo).
static int is_mean(const jpeg_component_info *component) { return reduced_side(component) == 1; }

/// Returns 1 for a progressive picture in which some scans may change no pixel.
static int may_leave_out_scans(const tincture_jpeg_reader *reader) {
  const struct jpeg_decompress_struct *codec = &reader->codec;
  if (!codec->progressive_mode || !reader->pixel_portion) return 0;
  for (int index = 0; index < codec->num_components; index++) {
    if (is_mean(&codec->comp_info[index])) return 1;
  }
  return 0;
}

/// Returns 1 if a scan changes no pixel, because it only has frequencies above 0 of a component whose mean alone is used. `header` is the scan's
/// header from its length on. An unusual header is left to the library.
static int is_left_out(const struct jpeg_decompress_struct *codec, const JOCTET *header, size_t length) {
  if (length != 8 || header[2] != 1) return 0;
  unsigned first = header[5], last = header[6], low = header[7] & 15;
  if (first < 1 || last < first || last >= DCTSIZE2 || low > 13) return 0;
  for (int index = 0; index < codec->num_components; index++) {
    if (codec->comp_info[index].component_id == header[3]) return is_mean(&codec->comp_info[index]);
  }
  return 0;
}

/// Reads until the buffer holds `count` bytes; returns 0 if the file has fewer, or the buffer is too small.
static int has_ahead(tincture_jpeg_reader *reader, size_t count) {
  struct jpeg_source_mgr *source = &reader->source;
  if (source->bytes_in_buffer < count && count <= PIXEL_PORTION) {
    JOCTET *portion = reader->pixel_portion;
    memmove(portion, source->next_input_byte, source->bytes_in_buffer);
    source->next_input_byte = portion;
    JOCTET *end = portion + source->bytes_in_buffer;
    source->bytes_in_buffer += fread(end, 1, PIXEL_PORTION - source->bytes_in_buffer, reader->file);
  }
  return source->bytes_in_buffer >= count;
}

static void advance(struct jpeg_source_mgr *source, size_t count) {
  source->next_input_byte += count;
  source->bytes_in_buffer -= count;
}

/// Returns the next byte of the file. At the end of the file, the source warns and supplies an end-of-image marker.
static int next_byte(j_decompress_ptr codec) {
  if (codec->src->bytes_in_buffer == 0) fill_source(codec);
  int byte = *codec->src->next_input_byte;
  advance(codec->src, 1);
  return byte;
}

/// Returns 1 for markers that may occur between two scans (ITU-T T.81, B.2): tables, application data, comments and the scans themselves.
static int is_between_scans(int marker) {
  return marker == DHT || marker == DAC || (marker >= SOS && marker <= DRI) || (marker >= JPEG_APP0 && marker < JPEG_APP0 + 16) ||
         marker == JPEG_COM;
}

/// Skips the data of a scan, even if it is damaged, and returns the marker after it.
static int marker_behind_scan(j_decompress_ptr codec) {
  struct jpeg_source_mgr *source = codec->src;
  for (;;) {
    const JOCTET *found = memchr(source->next_input_byte, 0xff, source->bytes_in_buffer);
    if (!found) {
      fill_source(codec);
      continue;
    }
    advance(source, (size_t)(found + 1 - source->next_input_byte));
    int marker = next_byte(codec);
    while (marker == 0xff) marker = next_byte(codec);
    if (is_between_scans(marker) || marker == JPEG_EOI) return marker;
  }
}

/// Skips the scans after the current one that change no pixel. The library gets the other segments one by one, because they apply to all later scans,
/// and because it would otherwise continue with the next scan by itself. It also gets everything unexpected. If the file ends in a segment, the
/// picture ends there.
static void leave_out_scans(tincture_jpeg_reader *reader) {
  j_decompress_ptr codec = &reader->codec;
  struct jpeg_source_mgr *source = codec->src;
  for (;;) {
    if (codec->unread_marker == 0) {
      if (!has_ahead(reader, 2) || source->next_input_byte[0] != 0xff) return;
      if (source->next_input_byte[1] == 0 || source->next_input_byte[1] == 0xff) return;
      codec->unread_marker = source->next_input_byte[1];
      advance(source, 2);
    }
    int marker = codec->unread_marker;
    if (!is_between_scans(marker)) return;
    size_t length = has_ahead(reader, 2) ? (size_t)source->next_input_byte[0] << 8 | source->next_input_byte[1] : 2;
    if (length < 2) return;
    if (!has_ahead(reader, length)) {
      WARNMS(codec, JWRN_JPEG_EOF);
      codec->unread_marker = JPEG_EOI;
      return;
    }
    if (marker == SOS) {
      if (!is_left_out(codec, source->next_input_byte, length)) return;
      advance(source, length);
      codec->unread_marker = marker_behind_scan(codec);
      reader->has_left_out_scans = 1;
    } else {
      size_t behind = source->bytes_in_buffer - length;
      source->bytes_in_buffer = length;
      reader->is_held = 1;
      int event = jpeg_consume_input(codec);
      reader->is_held = 0;
      source->bytes_in_buffer += behind;
      if (event != JPEG_SUSPENDED || codec->unread_marker != 0) return;
    }
  }
}

/// Returns 1 if all bits of the coefficients that are used have been read.
static int has_needed_scans(const struct jpeg_decompress_struct *codec) {
  for (int index = 0; index < codec->num_components; index++) {
    int count = is_mean(&codec->comp_info[index]) ? 1 : DCTSIZE2;
    for (int coefficient = 0; coefficient < count; coefficient++) {
      if (codec->coef_bits[index][coefficient] != 0) return 0;
    }
  }
  return 1;
}

/// Starts a progressive picture, and reads those scans that change a pixel of the reduced picture.
static void start_with_needed_scans(tincture_jpeg_reader *reader) {
  j_decompress_ptr codec = &reader->codec;
  codec->buffered_image = TRUE;
  jpeg_start_decompress(codec);
  int event;
  do {
    on_progress((j_common_ptr)codec);
    event = jpeg_consume_input(codec);
    if (event != JPEG_SCAN_COMPLETED) continue;
    reader->has_unread_scans = has_needed_scans(codec);
    if (!reader->has_unread_scans) leave_out_scans(reader);
  } while (event != JPEG_REACHED_EOI && !reader->has_unread_scans);
  // Smoothing would guess the coefficients that were skipped on purpose.
  if (reader->has_left_out_scans || reader->has_unread_scans) codec->do_block_smoothing = FALSE;
  jpeg_start_output(codec, codec->input_scan_number);
}

/// Walks over the unread scans to the end of the picture, so that a truncated file is detected.
static void walk_to_end(j_decompress_ptr codec) {
  for (int marker = codec->unread_marker; marker != JPEG_EOI; marker = marker_behind_scan(codec)) {
    if (!is_between_scans(marker)) continue;
    int high = next_byte(codec);
    skip_in_source(codec, (high << 8 | next_byte(codec)) - 2);
  }
}

tincture_status tincture_jpeg_read(tincture_jpeg_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded) {
  *decoded = 0;
  if (reader->has_ended) return TINCTURE_OK;
  j_decompress_ptr codec = &reader->codec;

  if (setjmp(reader->on_error)) {
    reader->has_ended = 1;
    return failure(reader);
  }

  if (!reader->has_started) {
    reader->has_started = 1;
    // If this allocation fails, the small buffer is used.
    reader->pixel_portion = malloc(PIXEL_PORTION);
    if (may_leave_out_scans(reader)) {
      start_with_needed_scans(reader);
    } else {
      jpeg_start_decompress(codec);
    }
    if (codec->out_color_space == JCS_CMYK) {
      counted((j_common_ptr)codec, (uint64_t)codec->output_width * 4);
      reader->cmyk = malloc((size_t)codec->output_width * 4);
      if (!reader->cmyk) return TINCTURE_OVER_LIMIT;
    }
  }
  // All scans that change a pixel are read before the first row. So if later scans are missing, all rows are coarser, but none is invented.
  size_t stride = (size_t)codec->output_width * 4;
  while (*decoded < count && codec->output_scanline < codec->output_height) {
    uint8_t *row = rows + *decoded * stride;
    JSAMPROW target = reader->cmyk ? reader->cmyk : row;
    jpeg_read_scanlines(codec, &target, 1);
    if (codec->output_scanline > reader->sound_rows) {
      reader->has_ended = 1;
      return TINCTURE_TRUNCATED;
    }
    if (reader->cmyk_transform) {
      tincture_cmyk_apply(reader->cmyk_transform, reader->cmyk, row, codec->output_width);
    } else if (reader->cmyk) {
      convert_cmyk(reader->cmyk, row, codec->output_width, reader->is_adobe);
    }
    *decoded += 1;
  }
  if (codec->output_scanline == codec->output_height) {
    reader->has_ended = 1;
    if (reader->has_unread_scans) {
      walk_to_end(codec);
    } else {
      if (codec->buffered_image) jpeg_finish_output(codec);
      jpeg_finish_decompress(codec);
    }
    if (reader->hit_end) return TINCTURE_TRUNCATED;
  }
  return TINCTURE_OK;
}

const char *tincture_jpeg_message(const tincture_jpeg_reader *reader) { return reader->message; }

int tincture_jpeg_warnings(const tincture_jpeg_reader *reader) { return reader->warnings; }

void tincture_jpeg_close(tincture_jpeg_reader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->codec);
  tincture_cmyk_close(reader->cmyk_transform);
  free(reader->pixel_portion);
  free(reader->profile);
  free(reader->cmyk);
  fclose(reader->file);
  free(reader);
}

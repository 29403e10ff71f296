// The codecs behind plain functions: no error of libpng or libjpeg-turbo leaves this shim but as a status.
//
// Both report an error by a jump out of their depths. Every function here that calls them sets its own place
// to jump to, calls nothing but the library before it returns, and is therefore safe to call from Swift.
// The other libraries return what went wrong.

#pragma once

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/// The result of a call.
typedef enum {
  /// Done.
  TINCTURE_OK,
  /// The file ends too early.
  TINCTURE_TRUNCATED,
  /// The file breaks the rules of its format.
  TINCTURE_MALFORMED,
  /// The file may be right, but this library does not decode it.
  TINCTURE_UNSUPPORTED,
  /// Decoding would take more memory than allowed.
  TINCTURE_OVER_LIMIT,
} tincture_status;

/// Room for a message of a library, with its final zero.
enum { TINCTURE_MESSAGE_SIZE = 200 };

/// A stream over a copy of the bytes; closing it frees the copy. NULL where memory is out.
FILE *tincture_memory_stream(const void *bytes, size_t size);

/// The content of a header.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The size of the rows that will be decoded: smaller than the picture where a JPEG is decoded at a reduction.
  uint32_t decoded_width;
  uint32_t decoded_height;
  /// 1 where the pixels are of four inks: rows are converted to sRGB.
  int is_cmyk;
  /// 1 where a profile of four inks was honoured in that conversion.
  int is_cmyk_managed;
  /// 1 where a pixel can be transparent.
  int has_alpha;
  /// 1 where the file says that it is sRGB (the `sRGB` chunk of PNG).
  int is_tagged_srgb;
  /// 1 where a PNG is the first frame of an animation (its `acTL` chunk).
  int is_animated;
  /// Color primaries and transfer function of PNG's `cICP` chunk, by their numbers in ITU-T H.273; 0 where there is none.
  int primaries;
  int transfer;
  /// 1 where PNG's `gAMA` and `cHRM` chunks are both there.
  int has_chromaticities;
  /// The exponent that decodes, and white, red, green and blue as x, y, of those chunks.
  double gamma;
  double chromaticities[8];
  /// The ICC profile, valid until the reader is closed; NULL where there is none.
  const uint8_t *profile;
  size_t profile_size;
  /// The Exif block from its TIFF header on, valid until the reader is closed; NULL where there is none.
  const uint8_t *exif;
  size_t exif_size;
  /// Bytes that decoding takes beside the rows that are given; of a JPEG what its header has taken, the rest is counted as it is allocated.
  uint64_t memory;
} tincture_header;

/// A PNG that is being read.
typedef struct tincture_png_reader tincture_png_reader;

/// Reads the header; the reader owns the file from here on, whatever the status.
///
/// The caller must not read rows of a picture whose `memory` is too much.
/// `*reader` is to be closed whatever the status; it is NULL only where memory is out.
tincture_status tincture_png_open(FILE *file, tincture_png_reader **reader, tincture_header *header);

/// Decodes up to `count` rows of 4 × width bytes: red, green, blue, alpha, not premultiplied.
///
/// `*decoded` is the number of rows that were filled, also where the status is not OK; 0 with OK is the end.
tincture_status tincture_png_read(tincture_png_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded);

/// The library's message for the last failed call, or for the last warning; never NULL.
const char *tincture_png_message(const tincture_png_reader *reader);

/// How many warnings the library gave.
int tincture_png_warnings(const tincture_png_reader *reader);

/// Has rows given without alpha where the picture has none; to be called before the first is read.
///
/// Returns the bytes of a pixel: 3 or 4.
int tincture_png_give_plain_rows(tincture_png_reader *reader);

/// Frees everything; NULL is allowed.
void tincture_png_close(tincture_png_reader *reader);

/// Encodes rows of red, green, blue, alpha as a PNG; `*bytes` is to be freed with `free`.
tincture_status tincture_png_encode(const uint8_t *rgba, uint32_t width, uint32_t height, uint8_t **bytes,
                                    size_t *size);

/// Encodes a picture as baseline JPEG of a quality of 1 … 100, with chroma at half the size each way; the fourth byte of a pixel is not
/// looked at. `*bytes` is to be freed by the caller; it is NULL where the status is not OK.
tincture_status tincture_jpeg_encode(const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                                     size_t *size);

/// A JPEG that is being read.
typedef struct tincture_jpeg_reader tincture_jpeg_reader;

/// As `tincture_png_open`.
///
/// With `least_pixels` above 0 the picture is decoded at the largest reduction (1/2, 1/4 or 1/8 each way) that leaves so
/// many pixels, and `least_side` rows and columns where it has them.
tincture_status tincture_jpeg_open(FILE *file, size_t memory_limit, uint64_t least_pixels, uint32_t least_side,
                                   tincture_jpeg_reader **reader, tincture_header *header);

/// As `tincture_png_read`; alpha is 255. Of a truncated file only rows that were really in it are given.
tincture_status tincture_jpeg_read(tincture_jpeg_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded);

/// Counts what is held beside the reader among what it may allocate.
void tincture_jpeg_count(tincture_jpeg_reader *reader, size_t size);

/// As `tincture_png_message`.
const char *tincture_jpeg_message(const tincture_jpeg_reader *reader);

/// As `tincture_png_warnings`.
int tincture_jpeg_warnings(const tincture_jpeg_reader *reader);

/// Frees everything; NULL is allowed.
void tincture_jpeg_close(tincture_jpeg_reader *reader);

/// A library that decodes one format.
typedef struct tincture_library tincture_library;

/// The libraries that are there only where they were asked for when this was compiled; NULL otherwise.
const tincture_library *tincture_webp(void);
const tincture_library *tincture_gif(void);
const tincture_library *tincture_avif(void);
const tincture_library *tincture_heic(void);

/// The properties of a picture from its header, which was read without a library.
typedef struct {
  /// The size of all rows together as the library is expected to find it.
  uint32_t width;
  uint32_t height;
  /// The part of it that is given as rows.
  uint32_t left, top;
  uint32_t given_width, given_height;
  /// 1 where a pixel can be transparent.
  int has_alpha;
  /// 1 where the picture is put together from tiles or may be, and where these are not named in the order of their numbers.
  int is_grid, is_shuffled;
} tincture_picture;

/// A picture of one of these formats that is being read.
typedef struct tincture_optional_reader tincture_optional_reader;

/// Opens a picture; the reader owns the file from here on, whatever the status.
///
/// A picture that is larger than its header says is malformed: no memory is spent on it. `*reader` is to be closed whatever the
/// status; it is NULL only where memory is out. `*memory` is what decoding takes beside the rows that are given.
tincture_status tincture_optional_open(const tincture_library *library, FILE *file, const tincture_picture *picture,
                                       size_t memory_limit, tincture_optional_reader **reader, uint64_t *memory);

/// As `tincture_png_read`.
tincture_status tincture_optional_read(tincture_optional_reader *reader, uint8_t *rows, uint32_t count,
                                       uint32_t *decoded);

/// As `tincture_png_message`.
const char *tincture_optional_message(const tincture_optional_reader *reader);

/// 1 where the picture is read in spite of a defect, which the message says.
int tincture_optional_is_mended(const tincture_optional_reader *reader);

/// Frees everything; NULL is allowed.
void tincture_optional_close(tincture_optional_reader *reader);

/// A JPEG that is encoded to know its size; its bytes go nowhere.
typedef struct tincture_jpeg_sizer tincture_jpeg_sizer;

/// How many bytes encoding rows of a width takes beside them.
uint64_t tincture_jpeg_sizer_memory(uint32_t width);

/// Begins a baseline JPEG of a quality of 1 … 100, with chroma at half the size each way, as libjpeg does it by itself.
///
/// `*sizer` is to be closed whatever the status; it is NULL only where memory is out.
tincture_status tincture_jpeg_sizer_open(uint32_t width, uint32_t height, int quality, int is_gray,
                                         tincture_jpeg_sizer **sizer);

/// Adds rows of 4 × width bytes: red, green, blue, and one that is not looked at.
tincture_status tincture_jpeg_sizer_add(tincture_jpeg_sizer *sizer, const uint8_t *rows, uint32_t count);

/// Ends the picture, once all its rows were added, and tells its size where that is asked for; frees everything. NULL is allowed.
tincture_status tincture_jpeg_sizer_close(tincture_jpeg_sizer *sizer, uint64_t *size);

/// How many bytes a PNG takes, its pixels in the same form, by the filters and levels of zlib that make it smallest; closes the file.
///
/// Chunks that say how pixels look are counted, others are not. An interlaced picture is not supported.
tincture_status tincture_png_recoded_size(FILE *file, uint64_t memory_limit, uint64_t *size);

/// A transform from a picture's own colors to XYZ.
typedef struct tincture_transform tincture_transform;

/// By an ICC profile of RGB or grey; NULL where the status is not OK: it is not sound or of another kind, or wants too much memory.
tincture_status tincture_transform_from_profile(const uint8_t *profile, size_t size, size_t memory_limit,
                                                tincture_transform **transform);

/// By primaries (white, red, green, blue as x, y) and an exponent; NULL where the status is not OK: they make no space.
tincture_status tincture_transform_from_chromaticities(const double xy[8], double gamma, size_t memory_limit,
                                                       tincture_transform **transform);

/// How many bytes it holds.
size_t tincture_transform_memory(const tincture_transform *transform);

/// Turns colors of three bytes into XYZ of white D50, relative colorimetric.
void tincture_transform_apply(const tincture_transform *transform, const uint8_t *rgb, size_t count, double *xyz);

/// NULL is allowed.
void tincture_transform_close(tincture_transform *transform);

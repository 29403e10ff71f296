// The image libraries behind plain C functions, which report every error as a status.
//
// libpng and libjpeg-turbo report an error by `longjmp`. Every function here that calls them sets its own target with `setjmp`, and calls nothing but
// the library before it returns. So it is safe to call from Swift. The other libraries return errors as values.

#pragma once

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef enum {
  TINCTURE_OK,
  /// The file ends too early.
  TINCTURE_TRUNCATED,
  /// The file violates the rules of its format.
  TINCTURE_MALFORMED,
  /// The file may be valid, but this library doesn't decode it.
  TINCTURE_UNSUPPORTED,
  /// Decoding would take more memory than allowed.
  TINCTURE_OVER_LIMIT,
} tincture_status;

/// The size of a message in bytes, including its final zero.
enum { TINCTURE_MESSAGE_SIZE = 200 };

/// Returns a stream over a copy of the bytes, or NULL if memory runs out. Closing the stream frees the copy.
FILE *tincture_memory_stream(const void *bytes, size_t size);

/// The content of a picture's header.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The size of the decoded rows, which is smaller than the picture if a JPEG is decoded at a reduced size.
  uint32_t decoded_width;
  uint32_t decoded_height;
  /// 1 if the picture is CMYK; its rows are converted to sRGB.
  int is_cmyk;
  /// 1 if this conversion uses the picture's own profile.
  int is_cmyk_managed;
  /// 1 if a pixel can be transparent.
  int has_alpha;
  /// 1 if a PNG says that it is sRGB, by an `sRGB` chunk.
  int is_tagged_srgb;
  /// 1 if a PNG is animated, by an `acTL` chunk; only its first frame is read.
  int is_animated;
  /// The color primaries and transfer function in PNG's `cICP` chunk, as numbers of ITU-T H.273; 0 if there is no such chunk.
  int primaries;
  int transfer;
  /// 1 if a PNG has both a `gAMA` and a `cHRM` chunk.
  int has_chromaticities;
  /// The decoding exponent, and x and y of white, red, green and blue, from these chunks.
  double gamma;
  double chromaticities[8];
  /// The ICC profile, valid until the reader is closed; NULL if there is none.
  const uint8_t *profile;
  size_t profile_size;
  /// The Exif block from its TIFF header on, valid until the reader is closed; NULL if there is none.
  const uint8_t *exif;
  size_t exif_size;
  /// The memory for decoding in bytes, without the returned rows. For a JPEG, it is what the header has needed, and the rest is counted as it is
  /// allocated.
  uint64_t memory;
} tincture_header;

/// An open PNG.
typedef struct tincture_png_reader tincture_png_reader;

/// Opens a PNG and reads its header. The reader now owns the file, whatever the status.
///
/// The caller must close `*reader`, whatever the status; it is NULL only if memory runs out. If the header's `memory` is too much, the caller must
/// not read rows.
tincture_status tincture_png_open(FILE *file, tincture_png_reader **reader, tincture_header *header);

/// Decodes up to `count` rows of 4 × width bytes: red, green, blue, alpha, not premultiplied.
///
/// `*decoded` is the number of decoded rows, even if the status isn't OK. 0 rows with TINCTURE_OK mean the end of the picture.
tincture_status tincture_png_read(tincture_png_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded);

/// Returns the library's message for the error, or for the first warning if there was no error; never NULL.
const char *tincture_png_message(const tincture_png_reader *reader);

/// Returns the number of warnings by the library.
int tincture_png_warnings(const tincture_png_reader *reader);

/// Makes rows of a picture without alpha have three bytes per pixel. Call it before the first row is read.
///
/// Returns the bytes per pixel: 3 or 4.
int tincture_png_give_plain_rows(tincture_png_reader *reader);

/// Closes the file and frees the reader, which may be NULL.
void tincture_png_close(tincture_png_reader *reader);

/// Encodes rows of red, green, blue, alpha as a PNG. The caller must free `*bytes` with `free`.
///
/// `software` is the value of the keyword `Software`, or NULL.
tincture_status tincture_png_encode(const uint8_t *rgba, uint32_t width, uint32_t height, const char *software,
                                    uint8_t **bytes, size_t *size);

/// Encodes pixels of 4 bytes as a baseline JPEG with a quality of 1 … 100, and chroma at half the resolution in each direction. The fourth byte is
/// ignored.
///
/// The caller must free `*bytes` with `free`; it is NULL if the status isn't OK.
tincture_status tincture_jpeg_encode(const uint8_t *rgba, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                                     size_t *size);

/// An open JPEG.
typedef struct tincture_jpeg_reader tincture_jpeg_reader;

/// Opens a JPEG and reads its header, like `tincture_png_open`.
///
/// If `least_pixels` is above 0, the picture is decoded at the smallest size (1/8, 1/4 or 1/2 in each direction) that leaves that many pixels, and
/// `least_side` rows and columns if it has them.
tincture_status tincture_jpeg_open(FILE *file, size_t memory_limit, uint64_t least_pixels, uint32_t least_side,
                                   tincture_jpeg_reader **reader, tincture_header *header);

/// Decodes rows like `tincture_png_read`; alpha is always 255. From a truncated file, it returns only rows that the file really contains.
tincture_status tincture_jpeg_read(tincture_jpeg_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded);

/// Counts memory that the caller holds toward the reader's memory limit.
void tincture_jpeg_count(tincture_jpeg_reader *reader, size_t size);

/// Like `tincture_png_message`.
const char *tincture_jpeg_message(const tincture_jpeg_reader *reader);

/// Like `tincture_png_warnings`.
int tincture_jpeg_warnings(const tincture_jpeg_reader *reader);

/// Closes the file and frees the reader, which may be NULL.
void tincture_jpeg_close(tincture_jpeg_reader *reader);

/// A library that decodes one optional format.
typedef struct tincture_library tincture_library;

/// The optional libraries. Each function returns NULL if this build doesn't include its library.
const tincture_library *tincture_webp(void);
const tincture_library *tincture_gif(void);
const tincture_library *tincture_avif(void);
const tincture_library *tincture_heic(void);

/// The properties of a picture, from a header that was read without the library.
typedef struct {
  /// The size of the whole picture, as the library is expected to report it.
  uint32_t width;
  uint32_t height;
  /// The part of the picture that is returned as rows.
  uint32_t left, top;
  uint32_t given_width, given_height;
  /// 1 if a pixel can be transparent.
  int has_alpha;
  /// 1 if the picture consists of tiles, or may do so; and 1 if these are listed in another order than that of their numbers.
  int is_grid, is_shuffled;
} tincture_picture;

/// An open picture in an optional format.
typedef struct tincture_optional_reader tincture_optional_reader;

/// Opens a picture. The reader now owns the file, whatever the status.
///
/// The caller must close `*reader`, whatever the status; it is NULL only if memory runs out. `*memory` is what decoding needs without the returned
/// rows, in bytes. A picture that is larger than its header says is malformed, and no memory is allocated for it.
tincture_status tincture_optional_open(const tincture_library *library, FILE *file, const tincture_picture *picture,
                                       size_t memory_limit, tincture_optional_reader **reader, uint64_t *memory);

/// Decodes rows like `tincture_png_read`.
tincture_status tincture_optional_read(tincture_optional_reader *reader, uint8_t *rows, uint32_t count,
                                       uint32_t *decoded);

/// Like `tincture_png_message`.
const char *tincture_optional_message(const tincture_optional_reader *reader);

/// Returns 1 if the picture was read despite a defect, which the message describes.
int tincture_optional_is_mended(const tincture_optional_reader *reader);

/// Closes the file and frees the reader, which may be NULL.
void tincture_optional_close(tincture_optional_reader *reader);

/// A JPEG encoder that only counts its bytes.
typedef struct tincture_jpeg_sizer tincture_jpeg_sizer;

/// Returns the memory for encoding rows of a width in bytes, without the rows themselves.
uint64_t tincture_jpeg_sizer_memory(uint32_t width);

/// Starts a baseline JPEG with a quality of 1 … 100, and chroma at half the resolution in each direction, as is libjpeg's default.
///
/// The caller must close `*sizer`, whatever the status; it is NULL only if memory runs out.
tincture_status tincture_jpeg_sizer_open(uint32_t width, uint32_t height, int quality, int is_gray,
                                         tincture_jpeg_sizer **sizer);

/// Adds rows of 4 × width bytes: red, green, blue, and a byte that is ignored.
tincture_status tincture_jpeg_sizer_add(tincture_jpeg_sizer *sizer, const uint8_t *rows, uint32_t count);

/// Ends the picture and frees the sizer, which may be NULL. If `size` isn't NULL, all rows must have been added, and `*size` becomes the size of the
/// JPEG.
tincture_status tincture_jpeg_sizer_close(tincture_jpeg_sizer *sizer, uint64_t *size);

/// Finds the size of a PNG with the same pixels in the same pixel format, with the filter and zlib level that make it smallest; closes the file.
///
/// Chunks that affect the look of the pixels are counted, others aren't. Interlaced pictures aren't supported.
tincture_status tincture_png_recoded_size(FILE *file, uint64_t memory_limit, uint64_t *size);

/// A transform from a picture's own color space to XYZ.
typedef struct tincture_transform tincture_transform;

/// Creates a transform from an ICC profile for RGB or gray.
///
/// If the status isn't OK, `*transform` is NULL: the profile is invalid, is of another kind, or needs too much memory.
tincture_status tincture_transform_from_profile(const uint8_t *profile, size_t size, size_t memory_limit,
                                                tincture_transform **transform);

/// Creates a transform from primaries (x and y of white, red, green, blue) and a decoding exponent.
///
/// If the status isn't OK, `*transform` is NULL: they don't form a color space, or too much memory is needed.
tincture_status tincture_transform_from_chromaticities(const double xy[8], double gamma, size_t memory_limit,
                                                       tincture_transform **transform);

/// Returns the memory that the transform holds, in bytes.
size_t tincture_transform_memory(const tincture_transform *transform);

/// Converts colors of three bytes each to XYZ with the white point D50, relative colorimetric.
void tincture_transform_apply(const tincture_transform *transform, const uint8_t *rgb, size_t count, double *xyz);

/// Frees the transform, which may be NULL.
void tincture_transform_close(tincture_transform *transform);

// Shared by the decoders of the optional formats; not part of the interface for Swift.

#pragma once

#include "CImageCodecs.h"

/// The functions by which a library reads pictures of its format.
struct tincture_library {
  /// Reads the header, and sets `reader->memory` to the memory for decoding. It decodes nothing, and allocates nothing of the picture's size.
  tincture_status (*open)(tincture_optional_reader *reader);
  /// Like `tincture_optional_read`.
  tincture_status (*read)(tincture_optional_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded);
  /// Frees `reader->state`, which may be NULL.
  void (*close)(tincture_optional_reader *reader);
  /// 1 if the library needs the whole file in memory.
  int wants_bytes;
};

struct tincture_optional_reader {
  const tincture_library *library;
  FILE *file;
  tincture_picture picture;
  /// The whole file, for a library that needs it in memory.
  uint8_t *bytes;
  size_t size;
  /// The memory for decoding in bytes, without the returned rows.
  uint64_t memory;
  /// The number of the next row to return.
  uint32_t next_row;
  int has_ended;
  /// 1 if the picture is read despite a defect, which the message describes.
  int is_mended;
  /// The library's own state.
  void *state;
  char message[TINCTURE_MESSAGE_SIZE];
};

/// Stores the text as the reader's message, and returns the status.
tincture_status tincture_optional_fail(tincture_optional_reader *reader, tincture_status status, const char *text);

/// Stores the message that the picture's size differs from its header, and returns TINCTURE_MALFORMED.
tincture_status tincture_optional_refuse_size(tincture_optional_reader *reader, uint32_t width, uint32_t height);

// Shared by the readers of the optional formats; not part of the shim's own interface.

#pragma once

#include "CImageCodecs.h"

/// How a library reads pictures of its format.
struct tincture_library {
  /// Looks at the header and sets `reader->memory` and what it needs; decodes nothing and allocates nothing of the picture's size.
  tincture_status (*open)(tincture_optional_reader *reader);
  /// As `tincture_optional_read`.
  tincture_status (*read)(tincture_optional_reader *reader, uint8_t *rows, uint32_t count, uint32_t *decoded);
  /// Frees `reader->state`, which may be NULL.
  void (*close)(tincture_optional_reader *reader);
  /// 1 where the library wants the whole file in memory.
  int wants_bytes;
};

struct tincture_optional_reader {
  const tincture_library *library;
  FILE *file;
  tincture_picture picture;
  /// The whole file, for a library that wants it so.
  uint8_t *bytes;
  size_t size;
  /// The memory for decoding beside the returned rows.
  uint64_t memory;
  /// The row that is given next.
  uint32_t next_row;
  int has_ended;
  /// 1 where the picture is read in spite of a defect, which the message says.
  int is_mended;
  /// The library's own state.
  void *state;
  char message[TINCTURE_MESSAGE_SIZE];
};

/// Keeps the reason of a failure and gives its status.
tincture_status tincture_optional_fail(tincture_optional_reader *reader, tincture_status status, const char *text);

/// Ends in a failure of the picture to be of the size that its header says.
tincture_status tincture_optional_refuse_size(tincture_optional_reader *reader, uint32_t width, uint32_t height);

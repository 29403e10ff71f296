#include "optional.h"

#include <stdlib.h>
#include <string.h>

tincture_status tincture_optional_fail(tincture_optional_reader *reader, tincture_status status, const char *text) {
  snprintf(reader->message, sizeof reader->message, "%s", text);
  return status;
}

tincture_status tincture_optional_refuse_size(tincture_optional_reader *reader, uint32_t width, uint32_t height) {
  snprintf(reader->message, sizeof reader->message, "its header says %u x %u pixels, but its content has %u x %u",
           reader->picture.width, reader->picture.height, width, height);
  return TINCTURE_MALFORMED;
}

/// Reads the whole file, unless it is larger than the limit.
static tincture_status read_bytes(tincture_optional_reader *reader, size_t limit) {
  if (fseek(reader->file, 0, SEEK_END) != 0) return tincture_optional_fail(reader, TINCTURE_MALFORMED, "no size");
  long size = ftell(reader->file);
  rewind(reader->file);
  if (size < 0) return tincture_optional_fail(reader, TINCTURE_MALFORMED, "no size");
  if ((size_t)size > limit) return TINCTURE_OVER_LIMIT;
  reader->bytes = malloc((size_t)size + 1);
  if (!reader->bytes) return TINCTURE_OVER_LIMIT;
  // If the file has become shorter meanwhile, the shorter content is used.
  reader->size = fread(reader->bytes, 1, (size_t)size, reader->file);
  return TINCTURE_OK;
}

tincture_status tincture_optional_open(const tincture_library *library, FILE *file, const tincture_picture *picture,
                                       size_t memory_limit, tincture_optional_reader **result, uint64_t *memory) {
  *memory = 0;
  tincture_optional_reader *reader = *result = calloc(1, sizeof *reader);
  if (!reader) {
    fclose(file);
    return TINCTURE_OVER_LIMIT;
  }
  reader->file = file;
  reader->picture = *picture;
  if (!library) return tincture_optional_fail(reader, TINCTURE_UNSUPPORTED, "this build has no decoder for it");
  tincture_status status = library->wants_bytes ? read_bytes(reader, memory_limit) : TINCTURE_OK;
  if (status != TINCTURE_OK) return status;
  reader->library = library;
  status = library->open(reader);
  *memory = reader->memory + reader->size;
  return status == TINCTURE_OK && *memory > memory_limit ? TINCTURE_OVER_LIMIT : status;
}

tincture_status tincture_optional_read(tincture_optional_reader *reader, uint8_t *rows, uint32_t count,
                                       uint32_t *decoded) {
  *decoded = 0;
  if (reader->has_ended) return TINCTURE_OK;
  tincture_status status = reader->library->read(reader, rows, count, decoded);
  reader->next_row += *decoded;
  if (status != TINCTURE_OK || reader->next_row >= reader->picture.given_height) reader->has_ended = 1;
  return status;
}

const char *tincture_optional_message(const tincture_optional_reader *reader) { return reader->message; }

int tincture_optional_is_mended(const tincture_optional_reader *reader) { return reader->is_mended; }

void tincture_optional_close(tincture_optional_reader *reader) {
  if (!reader) return;
  if (reader->library && reader->state) reader->library->close(reader);
  free(reader->bytes);
  fclose(reader->file);
  free(reader);
}

#include "CImageCodecs.h"

#include <string.h>

FILE *tincture_memory_stream(const void *bytes, size_t size) {
  // Given no buffer, `fmemopen` allocates one, and frees it when the stream is closed.
  FILE *stream = fmemopen(NULL, size + 1, "w+b");
  if (!stream) return NULL;
  if (fwrite(bytes, 1, size, stream) != size || fflush(stream) != 0) {
    fclose(stream);
    return NULL;
  }
  rewind(stream);
  return stream;
}

#include "CImageCodecs.h"

#include <string.h>

FILE *tincture_memory_stream(const void *bytes, size_t size) {
  // The stream has memory of its own when it is given none, so nothing is left to free behind it.
  FILE *stream = fmemopen(NULL, size + 1, "w+b");
  if (!stream) return NULL;
  if (fwrite(bytes, 1, size, stream) != size || fflush(stream) != 0) {
    fclose(stream);
    return NULL;
  }
  rewind(stream);
  return stream;
}

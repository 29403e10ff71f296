#include "CEmbeddedFiles.h"

#include <stdlib.h>
#include <string.h>

// Paths and texts by turns, each with a zero at its end; an empty path ends them.
extern const char tincture_embedded_files[];

const char *tincture_embedded_file(const char *path) {
  const char *at = tincture_embedded_files;
  while (*at) {
    const char *text = at + strlen(at) + 1;
    if (strcmp(at, path) == 0) return text;
    at = text + strlen(text) + 1;
  }
  abort();
}

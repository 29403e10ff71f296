#include "CEmbeddedFiles.h"

#include <stdlib.h>
#include <string.h>

// Paths and contents of the files by turns, each ending with a zero byte. An empty path ends the list.
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

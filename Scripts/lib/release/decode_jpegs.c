// Decodes JPEGs as the program does, whole and reduced, and prints what came of each: for Scripts/test-release, which links it with
// two builds of libjpeg-turbo and compares.
#include <stdlib.h>

#include "CImageCodecs.h"

static void decode(const char *path, uint64_t least_pixels) {
  FILE *file = fopen(path, "rb");
  tincture_jpeg_reader *reader = NULL;
  tincture_header header = {0};
  if (!file) exit(1);
  tincture_status status = tincture_jpeg_open(file, (size_t)256 << 20, least_pixels, 1, &reader, &header);
  uint64_t sum = 14695981039346656037u; // FNV-1a
  uint32_t rows = 0, decoded = 1;
  if (status == TINCTURE_OK) {
    size_t size = (size_t)header.decoded_width * 4;
    uint8_t *row = malloc(size);
    while (row && status == TINCTURE_OK && decoded > 0) {
      status = tincture_jpeg_read(reader, row, 1, &decoded);
      for (size_t index = 0; index < size * decoded; index++) sum = (sum ^ row[index]) * 1099511628211u;
      rows += decoded;
    }
    free(row);
  }
  const char *name = path;
  for (const char *at = path; *at; at++) name = *at == '/' ? at + 1 : name;
  printf("%s %u x %u: status %d, %u rows, %016llx\n", name, header.decoded_width, header.decoded_height, (int)status, rows,
         (unsigned long long)sum);
  if (reader) tincture_jpeg_close(reader);
}

int main(int count, char **paths) {
  for (int index = 1; index < count; index++) {
    decode(paths[index], UINT64_MAX);
    decode(paths[index], 1);
  }
}

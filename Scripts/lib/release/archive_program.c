// Functions that the program of the archive brings itself, so that it starts with glibc 2.34 (Ubuntu 22.04, RHEL 9, Amazon Linux 2023)
// and in a root folder without /proc. Scripts/dist fails where a function asks for a newer glibc.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

// For std::random_device of libstdc++. Swift takes its random numbers from `getrandom` itself.
uint32_t arc4random(void) {
  uint32_t number;
  // Four bytes come whole or not at all (getrandom(2)); the only lasting failure is a kernel before 3.17.
  while (getrandom(&number, sizeof number, 0) != (ssize_t)sizeof number) {}
  return number;
}

// For Swift's overlay of the C library, which nothing here calls. Doubles hold the squares of floats without overflow.
float hypotf(float x, float y) {
  if (isinf(x) || isinf(y)) return INFINITY;
  return (float)sqrt((double)x * x + (double)y * y);
}

// For the unwinder of libgcc: where the frames of the code at an address are described.
typedef struct {
  uintptr_t address;
  struct dl_find_object *result;
} object_search;

static int look_into(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  object_search *search = context;
  const ElfW(Phdr) *frames = NULL;
  int is_here = 0;
  uintptr_t begin = UINTPTR_MAX, end = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    uintptr_t from = info->dlpi_addr + segment->p_vaddr, to = from + segment->p_memsz;
    if (segment->p_type == PT_GNU_EH_FRAME) frames = segment;
    if (segment->p_type != PT_LOAD) continue;
    if (from <= search->address && search->address < to) is_here = 1;
    if (from < begin) begin = from;
    if (to > end) end = to;
  }
  if (!is_here || !frames) return is_here ? -1 : 0;
  *search->result = (struct dl_find_object){
      .dlfo_map_start = (void *)begin,
      .dlfo_map_end = (void *)end,
      .dlfo_eh_frame = (void *)(info->dlpi_addr + frames->p_vaddr),
  };
  return 1;
}

int _dl_find_object(void *address, struct dl_find_object *result) {
  object_search search = {(uintptr_t)address, result};
  return dl_iterate_phdr(look_into, &search) == 1 ? 0 : -1;
}

int __real_open(const char *path, int flags, ...);

// libdispatch looks every second into /proc/THREAD/stat whether its threads run, and aborts where the file is missing
// (`_dispatch_workq_count_runnable_workers`). Without /proc it gets an empty file, which it passes over. The linker puts this function
// in the place of `open`.
int __wrap_open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | __O_TMPFILE)) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  int descriptor = __real_open(path, flags, mode);
  int thread, end = 0;
  if (descriptor < 0 && errno == ENOENT && sscanf(path, "/proc/%d/stat%n", &thread, &end) == 1 && end > 0) {
    return memfd_create("stat", MFD_CLOEXEC);
  }
  return descriptor;
}

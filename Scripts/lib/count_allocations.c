// Preloaded before a program: counts what it allocates and prints the number to standard error at its end.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdatomic.h>

static atomic_long count;

#define FORWARD(type, name, parameters, ...)                                                                           \
  type name parameters {                                                                                               \
    static type(*next) parameters;                                                                                     \
    if (!next) next = (type(*) parameters)dlsym(RTLD_NEXT, #name);                                                     \
    count++;                                                                                                           \
    return next(__VA_ARGS__);                                                                                          \
  }

FORWARD(void *, malloc, (size_t size), size)
FORWARD(void *, realloc, (void *old, size_t size), old, size)
FORWARD(int, posix_memalign, (void **result, size_t alignment, size_t size), result, alignment, size)
FORWARD(void *, aligned_alloc, (size_t alignment, size_t size), alignment, size)

__attribute__((destructor)) static void print(void) { fprintf(stderr, "allocations: %ld\n", count); }

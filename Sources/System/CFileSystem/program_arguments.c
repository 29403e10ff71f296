#include "program_arguments.h"

#include <stddef.h>
#if defined(__linux__)
#include <features.h>
#endif

static int argument_count = 0;
static char **arguments = NULL;

#if defined(__GLIBC__)
// glibc passes main's arguments to constructors; other C libraries don't.
__attribute__((constructor)) static void keep(int count, char **all) {
  argument_count = count;
  arguments = all;
}
#endif

int tincture_argument_count(void) { return argument_count; }

char **tincture_arguments(void) { return arguments; }

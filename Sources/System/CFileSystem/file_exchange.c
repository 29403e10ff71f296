#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "file_exchange.h"

#include <errno.h>

#if defined(__APPLE__)

#include <stdint.h>
#include <stdio.h>
#if __has_include(<copyfile.h>)
#include <copyfile.h>
#else
// Declared as in copyfile(3), for checks on systems without all of Apple's headers.
typedef struct _copyfile_state *copyfile_state_t;
int fcopyfile(int from, int to, copyfile_state_t state, uint32_t flags);
#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
#endif
#if !defined(RENAME_SWAP)
// Declared as in renamex_np(2).
#define RENAME_SWAP 0x00000002
int renamex_np(const char *from, const char *to, unsigned int flags);
#endif

int tincture_exchange(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP) == 0 ? 0 : errno;
}

int tincture_copy_attributes(int from, int to) {
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR) == 0 ? 0 : errno;
}

#elif defined(__linux__)

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// Defined as in linux/fs.h, which isn't installed on every system.
#if !defined(RENAME_EXCHANGE)
#define RENAME_EXCHANGE (1 << 1)
#endif

int tincture_exchange(const char *first, const char *second) {
  // Called by its number, because not every C library has a function for it.
  if (syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0) return 0;
  // The kernel is too old for the call (ENOSYS), or the file system can't exchange files (EINVAL).
  return errno == ENOSYS || errno == EINVAL ? ENOTSUP : errno;
}

/// Copies one extended attribute, unless the other file has the same value already.
static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return errno == ENODATA ? 0 : errno;
  char *values = malloc(2 * (size_t)size + 1);
  if (!values) return ENOMEM;
  int code = 0;
  if (fgetxattr(from, name, values, (size_t)size) != size) {
    code = EAGAIN;
  } else if (fgetxattr(to, name, values + size, (size_t)size) != size || memcmp(values, values + size, (size_t)size)) {
    if (fsetxattr(to, name, values, (size_t)size, 0) != 0) code = errno;
  }
  free(values);
  return strncmp(name, "security.", 9) == 0 ? 0 : code;
}

int tincture_copy_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size < 0) return errno == ENOTSUP ? 0 : errno;
  char *names = malloc((size_t)size + 1);
  if (!names) return ENOMEM;
  size = flistxattr(from, names, (size_t)size);
  int code = size < 0 ? errno : 0;
  for (const char *name = names; code == 0 && name < names + size; name += strlen(name) + 1)
    code = copy_attribute(from, to, name);
  free(names);
  return code;
}

#else

int tincture_exchange(const char *first, const char *second) {
  (void)first, (void)second;
  return ENOTSUP;
}

int tincture_copy_attributes(int from, int to) {
  (void)from, (void)to;
  return 0;
}

#endif

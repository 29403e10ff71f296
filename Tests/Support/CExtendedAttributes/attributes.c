#include "CExtendedAttributes.h"

#include <string.h>
#if __has_include(<sys/xattr.h>)
#include <sys/xattr.h>
#else
// As setxattr(2) and getxattr(2) of macOS declare them: for checks on systems that have not all of Apple's headers.
#include <stdint.h>
#include <sys/types.h>
int setxattr(const char *path, const char *name, const void *value, size_t size, uint32_t position, int options);
ssize_t getxattr(const char *path, const char *name, void *value, size_t size, uint32_t position, int options);
#endif

int tincture_set_attribute(const char *path, const char *name, const char *value) {
#if defined(__APPLE__)
  return setxattr(path, name, value, strlen(value), 0, 0);
#else
  return setxattr(path, name, value, strlen(value), 0);
#endif
}

long tincture_get_attribute(const char *path, const char *name, char *buffer, size_t size) {
#if defined(__APPLE__)
  return getxattr(path, name, buffer, size, 0, 0);
#else
  return getxattr(path, name, buffer, size);
#endif
}

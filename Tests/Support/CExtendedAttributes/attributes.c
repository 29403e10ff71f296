#include "CExtendedAttributes.h"

#include <string.h>
#include <sys/xattr.h>

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

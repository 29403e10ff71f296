// A stand-in of <sys/xattr.h>, which the wheel of Darwin's headers lacks: the functions that the tests call, as setxattr(2) and getxattr(2) of
// macOS declare them.
#pragma once

#include <stdint.h>
#include <sys/types.h>

int setxattr(const char *path, const char *name, const void *value, size_t size, uint32_t position, int options);
ssize_t getxattr(const char *path, const char *name, void *value, size_t size, uint32_t position, int options);

// Extended attributes of files, which Swift's own modules of the C library do not have on Linux.
#pragma once

#include <stddef.h>

/// Sets an attribute; 0, or -1 where the file system has none.
int tincture_set_attribute(const char *path, const char *name, const char *value);

/// Reads an attribute; its length, or -1 where there is none.
long tincture_get_attribute(const char *path, const char *name, char *buffer, size_t size);

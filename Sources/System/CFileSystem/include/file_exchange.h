#pragma once

/// Exchanges the files at two paths of one file system in one step.
///
/// Returns 0, or the `errno`: `ENOTSUP` if the file system can't.
int tincture_exchange(const char *first, const char *second);

/// Copies the access control list and the extended attributes of one open file to another.
///
/// Returns 0, or the `errno`. A security label that the system refuses to change is left as it is.
int tincture_copy_attributes(int from, int to);

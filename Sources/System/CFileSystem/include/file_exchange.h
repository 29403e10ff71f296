#pragma once

/// Gives two files of one file system each other's path, both at once; 0, or the `errno`: `ENOTSUP` where the file system cannot.
int tincture_exchange(const char *first, const char *second);

/// Gives an open file the access control list and the extended attributes of another; 0, or the `errno`.
///
/// A security label that the system gives each file itself stays what it is where the system insists on it.
int tincture_copy_attributes(int from, int to);

#pragma once

/// Opens a path relative to a folder, with a system call that never leaves the folder.
///
/// Returns the descriptor, or -1 with an errno. EXDEV means that the path leads out of the folder: by a link, by `..` or by a leading slash. ENOSYS
/// means that the kernel has no such call.
int tincture_open_beneath(int folder, const char *path, int flags);

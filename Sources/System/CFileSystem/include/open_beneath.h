#pragma once

/// Opens a path that starts from a folder, by a call of the kernel that never leaves the folder.
///
/// Returns the descriptor, or -1 and an errno: EXDEV for a path that leads out, by a link, by `..` or by a leading
/// slash, and ENOSYS where the kernel has no such call.
int tincture_open_beneath(int folder, const char *path, int flags);

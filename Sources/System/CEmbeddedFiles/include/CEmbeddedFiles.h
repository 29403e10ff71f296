#ifndef TINCTURE_EMBEDDED_FILES_H
#define TINCTURE_EMBEDDED_FILES_H

/// Returns the text of an embedded file, by its path relative to Sources; files.S lists the files.
///
/// Aborts the program if there is no such file.
const char *_Nonnull tincture_embedded_file(const char *_Nonnull path);

#endif

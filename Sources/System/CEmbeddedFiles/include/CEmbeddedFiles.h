#ifndef TINCTURE_EMBEDDED_FILES_H
#define TINCTURE_EMBEDDED_FILES_H

/// The text of a file that is a part of the program, by its path from Sources; files.S lists them. Ends the program if
/// there is none.
const char *_Nonnull tincture_embedded_file(const char *_Nonnull path);

#endif

#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Returns the kernel's version of Landlock; 0 if it has none, or the first version, which can't move files between folders.
int tincture_confinement_version(void);

/// Confines the calling thread, and every thread and program that it starts later, permanently.
///
/// - writable: files and folders that may be written; a folder includes all its content. Missing paths are ignored.
/// - emptied: folders in which empty folders may be removed.
/// - executable: programs, and folders of programs, that may be run.
///
/// Returns false if the kernel refuses; then nothing is confined.
bool tincture_confine(char *const *writable, char *const *emptied, char *const *executable, bool allows_network);

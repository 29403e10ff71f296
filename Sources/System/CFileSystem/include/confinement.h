#pragma once
#include <stdbool.h>
#include <stddef.h>

/// The version of Landlock that the kernel has; 0 where it has none, or none that moves files between folders.
int tincture_confinement_version(void);

/// Confines the calling thread and every thread and program that it starts from now on, for good.
///
/// - writable: what may be written, with everything in it. Paths that lead nowhere are passed over.
/// - emptied: folders in which empty folders may be removed.
/// - executable: programs, and folders of programs, that may be run.
///
/// Returns false where the kernel refuses; then nothing is confined.
bool tincture_confine(char *const *writable, char *const *emptied, char *const *executable, bool allows_network);

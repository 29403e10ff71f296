#pragma once
#include <stdbool.h>
#include <stddef.h>

/// The version of Landlock that the kernel has; 0 where it has none, or none that moves files between folders.
int tincture_confinement_version(void);

/// Confines the calling thread and every thread and program that it starts from now on, for good. The paths exist.
///
/// - writable: what may be written, with everything in it.
/// - emptied: folders in which empty folders may be removed.
/// - executable: programs, and folders of programs, that may be run.
///
/// Returns 0, or an errno where the kernel refuses; then nothing is confined.
int tincture_confine(char *const *writable, char *const *emptied, char *const *executable, bool allows_network);

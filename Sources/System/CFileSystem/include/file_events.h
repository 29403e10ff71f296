// A stream of FSEvents on macOS. One stream watches any number of folders and everything below them, without a descriptor for each folder. On other
// systems this header is empty.
#pragma once
#if defined(__APPLE__)

#include <stddef.h>
#include <stdint.h>

typedef struct file_events file_events;

/// Called on the stream's own thread with the real paths of changed files and folders, each with its flags (kFSEventStreamEventFlag…).
typedef void (*file_events_handler)(void *context, size_t count, const char *const *paths, const uint32_t *flags);

/// Starts to report changes below the folders; NULL if the system can't create a stream.
file_events *file_events_start(const char *const *folders, size_t count, file_events_handler handler, void *context);

/// Ends the stream. When this returns, the handler isn't called any more.
void file_events_stop(file_events *events);

#endif

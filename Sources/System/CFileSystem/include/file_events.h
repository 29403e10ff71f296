// FSEvents of macOS: one stream of events for any number of folders and all that is below them, without a descriptor for
// each. Elsewhere there is nothing here.
#pragma once
#if defined(__APPLE__)

#include <stddef.h>
#include <stdint.h>

typedef struct file_events file_events;

/// Is called on a thread of the stream's own: the real paths of what has changed, each with its kFSEventStreamEventFlag….
typedef void (*file_events_handler)(void *context, size_t count, const char *const *paths, const uint32_t *flags);

/// Begins to report changes below these folders; NULL where the system gives no stream.
file_events *file_events_start(const char *const *folders, size_t count, file_events_handler handler, void *context);

/// Ends the stream. The handler is not called any more when this returns.
void file_events_stop(file_events *events);

#endif

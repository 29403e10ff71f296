#if defined(__APPLE__)

#include "file_events.h"

#if __has_include(<CoreServices/CoreServices.h>)
#include <CoreServices/CoreServices.h>
#else
#include "fsevents_declared.h"
#endif
#include <dispatch/dispatch.h>
#include <stdlib.h>

/// How long the system may collect events before it reports them, in seconds.
static const double latency = 0.01;

struct file_events {
  FSEventStreamRef stream;
  dispatch_queue_t queue;
  file_events_handler handler;
  void *context;
};

static void received(ConstFSEventStreamRef stream, void *info, size_t count, void *paths,
                     const FSEventStreamEventFlags *flags, const FSEventStreamEventId *ids) {
  (void)stream, (void)ids;
  const file_events *events = info;
  events->handler(events->context, count, (const char *const *)paths, flags);
}

static void nothing(void *context) { (void)context; }

static CFMutableArrayRef strings(const char *const *texts, size_t count) {
  CFMutableArrayRef array = CFArrayCreateMutable(kCFAllocatorDefault, 0, &kCFTypeArrayCallBacks);
  for (size_t index = 0; array && index < count; index++) {
    CFStringRef string = CFStringCreateWithFileSystemRepresentation(kCFAllocatorDefault, texts[index]);
    if (!string) continue;
    CFArrayAppendValue(array, string);
    CFRelease(string);
  }
  return array;
}

file_events *file_events_start(const char *const *folders, size_t count, file_events_handler handler, void *context) {
  file_events *events = calloc(1, sizeof *events);
  CFMutableArrayRef paths = strings(folders, count);
  if (!events || !paths) goto failed;
  events->handler = handler;
  events->context = context;
  FSEventStreamContext stream_context = {.info = events};
  events->stream = FSEventStreamCreate(
      kCFAllocatorDefault, received, &stream_context, paths, kFSEventStreamEventIdSinceNow, latency,
      kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagWatchRoot | kFSEventStreamCreateFlagFileEvents);
  if (!events->stream) goto failed;
  events->queue = dispatch_queue_create("tincture.file-events", DISPATCH_QUEUE_SERIAL);
  FSEventStreamSetDispatchQueue(events->stream, events->queue);
  CFRelease(paths);
  paths = NULL;
  if (FSEventStreamStart(events->stream)) return events;
  FSEventStreamInvalidate(events->stream);
  FSEventStreamRelease(events->stream);
  dispatch_release(events->queue);
failed:
  if (paths) CFRelease(paths);
  free(events);
  return NULL;
}

void file_events_stop(file_events *events) {
  FSEventStreamStop(events->stream);
  FSEventStreamInvalidate(events->stream);
  // Waits until the queue has finished the calls of the handler that it has started.
  dispatch_sync_f(events->queue, NULL, nothing);
  FSEventStreamRelease(events->stream);
  dispatch_release(events->queue);
  free(events);
}

#else

// ISO C doesn't allow a source file without a declaration.
typedef int file_events_are_of_macos;

#endif

// The part of Apple's FSEvents.h and CoreFoundation that we use, for compiling on systems without these frameworks.
#pragma once
#include <dispatch/dispatch.h>
#include <stddef.h>
#include <stdint.h>

typedef unsigned char Boolean;
typedef signed long CFIndex;
typedef uint32_t CFStringEncoding;
typedef double CFTimeInterval;
typedef const void *CFTypeRef;
typedef const struct __CFAllocator *CFAllocatorRef;
typedef const struct __CFString *CFStringRef;
typedef const struct __CFArray *CFArrayRef;
typedef struct __CFArray *CFMutableArrayRef;
typedef const void *(*CFArrayRetainCallBack)(CFAllocatorRef, const void *);
typedef struct {
  CFIndex version;
  CFArrayRetainCallBack retain;
  void *release, *copyDescription, *equal;
} CFArrayCallBacks;

enum { kCFStringEncodingUTF8 = 0x08000100 };
extern const CFAllocatorRef kCFAllocatorDefault;
extern const CFArrayCallBacks kCFTypeArrayCallBacks;

CFStringRef CFStringCreateWithFileSystemRepresentation(CFAllocatorRef allocator, const char *buffer);
CFMutableArrayRef CFArrayCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callBacks);
void CFArrayAppendValue(CFMutableArrayRef array, const void *value);
void CFRelease(CFTypeRef value);

typedef uint32_t FSEventStreamCreateFlags;
enum {
  kFSEventStreamCreateFlagNone = 0x00000000,
  kFSEventStreamCreateFlagUseCFTypes = 0x00000001,
  kFSEventStreamCreateFlagNoDefer = 0x00000002,
  kFSEventStreamCreateFlagWatchRoot = 0x00000004,
  kFSEventStreamCreateFlagIgnoreSelf = 0x00000008,
  kFSEventStreamCreateFlagFileEvents = 0x00000010,
};
typedef uint32_t FSEventStreamEventFlags;
enum {
  kFSEventStreamEventFlagNone = 0x00000000,
  kFSEventStreamEventFlagMustScanSubDirs = 0x00000001,
  kFSEventStreamEventFlagUserDropped = 0x00000002,
  kFSEventStreamEventFlagKernelDropped = 0x00000004,
  kFSEventStreamEventFlagEventIdsWrapped = 0x00000008,
  kFSEventStreamEventFlagHistoryDone = 0x00000010,
  kFSEventStreamEventFlagRootChanged = 0x00000020,
  kFSEventStreamEventFlagMount = 0x00000040,
  kFSEventStreamEventFlagUnmount = 0x00000080,
};
typedef uint64_t FSEventStreamEventId;
enum { kFSEventStreamEventIdSinceNow = 0xFFFFFFFFFFFFFFFFULL };
typedef struct __FSEventStream *FSEventStreamRef;
typedef const struct __FSEventStream *ConstFSEventStreamRef;
typedef struct {
  CFIndex version;
  void *info;
  void *retain, *release, *copyDescription;
} FSEventStreamContext;
typedef void (*FSEventStreamCallback)(ConstFSEventStreamRef stream, void *info, size_t count, void *paths,
                                      const FSEventStreamEventFlags *flags, const FSEventStreamEventId *ids);

FSEventStreamRef FSEventStreamCreate(CFAllocatorRef allocator, FSEventStreamCallback callback, FSEventStreamContext *context,
                                     CFArrayRef pathsToWatch, FSEventStreamEventId sinceWhen, CFTimeInterval latency,
                                     FSEventStreamCreateFlags flags);
void FSEventStreamSetDispatchQueue(FSEventStreamRef stream, dispatch_queue_t queue);
Boolean FSEventStreamStart(FSEventStreamRef stream);
void FSEventStreamStop(FSEventStreamRef stream);
void FSEventStreamInvalidate(FSEventStreamRef stream);
void FSEventStreamRelease(FSEventStreamRef stream);

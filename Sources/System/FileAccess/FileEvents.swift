internal import PlatformC

#if canImport(Darwin)
    internal import CFileSystem
#endif

/// A watcher of changes in folders, by the system's events: inotify on Linux, FSEvents on macOS.
package final class FileEvents {
    /// Whether the system reports every change in the watched folders.
    ///
    /// If not, the caller must compare the stamps (kind, inode, size and times) of the files at intervals.
    package private(set) var isComplete = true
    private let queue: Int32

    #if canImport(Darwin)
        /// A receiver of FSEvents on the stream's thread, which writes a byte into a pipe if any of the events is
        /// relevant; ``FileEvents/wait(milliseconds:)`` waits for this byte.
        private final class Receiver: Sendable {
            let watched: WatchedPaths
            let output: Int32

            init(_ watched: WatchedPaths, output: Int32) {
                (self.watched, self.output) = (watched, output)
            }

            deinit { close(output) }

            func receive(_ paths: UnsafePointer<UnsafePointer<CChar>?>?, _ flags: UnsafePointer<UInt32>?, count: Int) {
                guard let paths, let flags else { return }
                let isConcerned = (0..<count).contains { index in
                    guard let path = paths[index] else { return false }
                    return watched.concerns(String(cString: path), flags: flags[index])
                }
                // A failure is harmless, because a full pipe already signals events.
                if isConcerned { write(output, [1], 1) }
            }
        }

        private let receiver: Receiver
        private var stream: OpaquePointer?

        /// Starts one stream for all folders, so that the number of descriptors doesn't grow with theirs.
        init(_ paths: [String]) {
            var ends: [Int32] = [-1, -1]
            let isOpen = pipe(&ends) == 0
            for end in ends where isOpen {
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
            queue = ends[0]
            receiver = Receiver(WatchedPaths(paths.compactMap(SymbolicLink.resolved)), output: ends[1])
            let roots = receiver.watched.roots.map { strdup($0) }
            defer { for root in roots { free(root) } }
            if isOpen {
                stream = file_events_start(
                    roots.map { UnsafePointer($0) }, roots.count,
                    { context, count, paths, flags in
                        guard let context else { return }
                        Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
                            .receive(paths, flags, count: count)
                    }, Unmanaged.passUnretained(receiver).toOpaque())
            }
            if stream == nil { isComplete = false }
        }

        deinit {
            // After this call, the receiver isn't called again.
            if let stream { file_events_stop(stream) }
            close(queue)
        }
    #elseif os(Linux) || os(Android)
        /// The inotify events that change the stamp of a watched folder or of a file in it.
        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF
                | IN_MOVE_SELF)

        package init(_ paths: [String]) {
            queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            if queue < 0 { isComplete = false }
            for path in paths where queue >= 0 && inotify_add_watch(queue, path, Self.mask) < 0 {
                // The user's limit of watched folders is reached.
                if errno == ENOSPC { isComplete = false }
            }
        }

        deinit { if queue >= 0 { close(queue) } }
    #else
        /// Creates a watcher that never reports an event, because only inotify and FSEvents are supported.
        init(_ paths: [String]) {
            queue = -1
            isComplete = false
        }
    #endif

    /// Waits for an event, at most for the given time, and returns whether there was one.
    package func wait(milliseconds: Int) -> Bool {
        guard queue >= 0 else {
            usleep(UInt32(milliseconds) * 1000)
            return false
        }
        var poller = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, Int32(milliseconds)) > 0 else { return false }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 8)
        defer { buffer.deallocate() }
        // Drops the events, because only their presence matters. An overflow of the queue is an event too.
        while read(queue, buffer.baseAddress, buffer.count) > 0 {}
        return true
    }
}

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// What the system tells of changes in folders: inotify on Linux, kqueue on Darwin.
final class FileEvents {
    /// True where the system tells of every change of the files in the folders, false where it must be asked.
    private(set) var isComplete = true
    private let queue: Int32

    #if canImport(Darwin)
        private var folders: [Int32] = []

        /// kqueue tells of a folder that names come and go in it, as they do where an editor saves by renaming; of a file
        /// that is written in its place it tells only who has opened it, so such changes are looked for.
        init(_ paths: [String]) {
            queue = kqueue()
            isComplete = false
            for path in paths {
                let folder = open(path, O_EVTONLY | O_CLOEXEC)
                guard folder >= 0 else { continue }
                folders.append(folder)
                var change = Darwin.kevent(
                    ident: UInt(folder), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                    fflags: UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB), data: 0, udata: nil)
                kevent(queue, &change, 1, nil, 0, nil)
            }
        }

        deinit {
            folders.forEach { close($0) }
            close(queue)
        }

        /// Waits for an event; false where there was none in that time.
        func wait(milliseconds: Int) -> Bool {
            var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
            var event = Darwin.kevent()
            return kevent(queue, nil, 0, &event, 1, &time) > 0
        }
    #else
        /// Everything that changes the stamp of a file in the folder once it is closed, or of the folder.
        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF
                | IN_MOVE_SELF)

        init(_ paths: [String]) {
            queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            if queue < 0 { isComplete = false }
            for path in paths where queue >= 0 && inotify_add_watch(queue, path, Self.mask) < 0 {
                // More folders than the system watches for one user.
                if errno == ENOSPC { isComplete = false }
            }
        }

        deinit { if queue >= 0 { close(queue) } }

        /// Waits for an event; false where there was none in that time.
        func wait(milliseconds: Int) -> Bool {
            guard queue >= 0 else {
                usleep(UInt32(milliseconds) * 1000)
                return false
            }
            var poller = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
            guard poll(&poller, 1, Int32(milliseconds)) > 0 else { return false }
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 8)
            defer { buffer.deallocate() }
            // Which files it was does not matter; an overflow of the queue is an event too.
            while read(queue, buffer.baseAddress, buffer.count) > 0 {}
            return true
        }
    #endif
}

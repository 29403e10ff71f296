/// A record of all files and folders that one run of the program accesses through this module.
///
///     let trace = FileTrace()
///     FileTrace.$current.withValue(trace) { /* read */ }
///     trace.looks  // everything that the result depends on, including missing files
///
/// The functions of this module record their accesses themselves, so callers can't forget to do it.
package final class FileTrace: Sendable {
    /// The trace of the current task and its children; nil for none.
    @TaskLocal package static var current: FileTrace?

    /// The part of a file's state that an access reads: the kind, also the inode, or the whole state.
    package enum Aspect: UInt8, Sendable, Comparable {
        case kind
        case identity
        case content

        package static func < (left: Aspect, right: Aspect) -> Bool { left.rawValue < right.rawValue }
    }

    /// A path that was accessed, and the state of its file at the first access.
    package struct Look: Sendable, Hashable {
        /// The path as the caller gave it.
        package let path: String
        /// The most detailed aspect of the file's state that any access has read.
        package internal(set) var aspect: Aspect
        /// The stamp of the file at the first access to the path.
        package let stamp: FileStamp
        /// The checksum of the folder's listing (``Folder/checksum``); nil for a path whose names weren't read.
        package internal(set) var names: UInt64?

        package init(path: String, aspect: Aspect, stamp: FileStamp, names: UInt64? = nil) {
            (self.names, self.path, self.aspect, self.stamp) = (names, path, aspect, stamp)
        }
    }

    /// The time at which the trace started, in nanoseconds since 1970.
    package let start: Int64
    private let ignored: Set<String>
    private let state = Locked(State())

    private struct State {
        var list: [Look] = []
        var indices: [String: Int] = [:]
        var changedMeanwhile = false
    }

    /// Creates an empty trace.
    ///
    /// - Parameters:
    ///   - ignored: the paths of folders into which the run writes. Checks of their existence or identity aren't
    ///     recorded, because the run itself may create them.
    ///   - clock: the clock for the start time.
    package init(ignoring ignored: Set<String> = [], clock: FileClock = .system) {
        self.ignored = ignored
        start = clock.now
    }

    /// The accessed paths, one element for each path, in the order of the first access to each.
    package var looks: [Look] { state.withLock { $0.list } }

    /// Whether all accesses to the same path found the same state; if not, the result may mix old and new content.
    package var isConsistent: Bool { state.withLock { !$0.changedMeanwhile } }

    /// Whether a file still has the stamp of its first access; false if it wasn't accessed.
    package func hasCurrent(_ path: String) -> Bool {
        let look = state.withLock { state in state.indices[path].map { state.list[$0] } }
        return look.map { $0.stamp == FileStamp(of: path) } ?? false
    }

    /// Calls a function whose accesses aren't recorded.
    package static func untraced<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $current.withValue(nil, operation: body)
    }

    /// Records a file that wasn't read again, because its stamp shows that its content is unchanged.
    package static func noteContent(_ path: String, _ stamp: FileStamp) { note(path, .content, stamp) }

    static func note(
        _ path: String, _ aspect: Aspect, _ stamp: @autoclosure () -> FileStamp,
        names: @autoclosure () -> UInt64? = nil
    ) {
        guard let current else { return }
        current.add(Look(path: path, aspect: aspect, stamp: stamp(), names: names()))
    }

    private func add(_ look: Look) {
        if look.aspect < .content && ignored.contains(look.path) { return }
        state.withLock { state in
            guard let index = state.indices[look.path] else {
                state.indices[look.path] = state.list.count
                state.list.append(look)
                return
            }
            let known = state.list[index]
            let both = max(known.aspect, look.aspect)
            if both != known.aspect { state.list[index].aspect = both }
            if let names = look.names, known.names == nil { state.list[index].names = names }
            let hasSameNames = known.names == nil || look.names == nil || known.names == look.names
            if !hasSameNames || !known.stamp.agrees(with: look.stamp, in: both) { state.changedMeanwhile = true }
        }
    }
}

extension FileStamp {
    /// Whether two stamps agree in the fields that belong to an aspect.
    package func agrees(with other: FileStamp, in aspect: FileTrace.Aspect) -> Bool {
        switch aspect {
        case .kind: kind == other.kind && (kind != 0 || size == other.size)
        case .identity: kind == other.kind && inode == other.inode && (kind != 0 || size == other.size)
        case .content: self == other
        }
    }
}

extension Sequence<FileTrace.Look> {
    /// Whether the content of a file was read, through any path that leads to it.
    package func haveRead(_ path: String) -> Bool {
        let stamp = FileStamp(of: path)
        guard stamp.isFile else { return false }
        return contains { look in
            guard look.aspect == .content, look.stamp.isFile, look.stamp.inode == stamp.inode else { return false }
            // Files on different devices may have the same inode, so the identities are compared too.
            return FileTrace.untraced { (try? FileIdentity(of: look.path)) == (try? FileIdentity(of: path)) }
        }
    }
}

/// A record of all file system accesses by this module while the trace is the current one.
///
///     let trace = FileTrace()
///     FileTrace.$current.withValue(trace) { /* read */ }
///     trace.looks  // what the result depends on, files that were not there among it
///
/// Readers can't forget to record an access.
package final class FileTrace: Sendable {
    /// The trace of the task and its children; nil for none.
    @TaskLocal package static var current: FileTrace?

    /// The aspects of a file that were read.
    ///
    /// Each includes the previous ones.
    package enum Aspect: UInt8, Sendable, Comparable {
        case kind
        case identity
        case content

        /// Orders aspects so that a later one includes an earlier one.
        package static func < (left: Aspect, right: Aspect) -> Bool { left.rawValue < right.rawValue }
    }

    /// A path that was accessed, and its earlier state.
    package struct Look: Sendable, Hashable {
        /// The path as given.
        package let path: String
        /// The most extensive aspect that was read.
        package internal(set) var aspect: Aspect
        /// The stamp at the first access.
        package let stamp: FileStamp
        /// The ``Folder/checksum`` of a listed folder.
        package internal(set) var names: UInt64?

        package init(path: String, aspect: Aspect, stamp: FileStamp, names: UInt64? = nil) {
            (self.names, self.path, self.aspect, self.stamp) = (names, path, aspect, stamp)
        }
    }

    /// The start of the trace, in nanoseconds since 1970.
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
    ///   - ignored: paths of which only the content counts: folders that are written into.
    ///   - clock: the clock for the start time.
    package init(ignoring ignored: Set<String> = [], clock: FileClock = .system) {
        self.ignored = ignored
        start = clock.now
    }

    /// The accesses, in the order of the first access to each path.
    package var looks: [Look] { state.withLock { $0.list } }

    /// Whether no file had changed at a later access; if one had, the result may mix old and new.
    package var isConsistent: Bool { state.withLock { !$0.changedMeanwhile } }

    /// Whether a file is still as at the first access to its content; false without one.
    package func hasCurrent(_ path: String) -> Bool {
        let look = state.withLock { state in state.indices[path].map { state.list[$0] } }
        return look.map { $0.stamp == FileStamp(of: path) } ?? false
    }

    /// Whether a file's content was read, by this name or another.
    package func hasRead(_ path: String) -> Bool { looks.haveRead(path) }

    /// Runs a body that isn't recorded in the current trace.
    package static func untraced<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $current.withValue(nil, operation: body)
    }

    /// Records in the current trace that a path's content was checked by its stamp.
    package static func noteContent(_ path: String, _ stamp: FileStamp) { note(path, .content, stamp) }

    /// Records an access to a path in the current trace.
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
    /// Whether two stamps have the same state of an aspect.
    package func agrees(with other: FileStamp, in aspect: FileTrace.Aspect) -> Bool {
        switch aspect {
        case .kind: kind == other.kind && (kind != 0 || size == other.size)
        case .identity: kind == other.kind && inode == other.inode && (kind != 0 || size == other.size)
        case .content: self == other
        }
    }
}

extension Sequence<FileTrace.Look> {
    /// Whether the content of a file was read, by this name or another.
    package func haveRead(_ path: String) -> Bool {
        let stamp = FileStamp(of: path)
        guard stamp.isFile else { return false }
        return contains { look in
            guard look.aspect == .content, look.stamp.isFile, look.stamp.inode == stamp.inode else { return false }
            // The inode alone may be that of another file on another device.
            return FileTrace.untraced { (try? FileIdentity(of: look.path)) == (try? FileIdentity(of: path)) }
        }
    }
}

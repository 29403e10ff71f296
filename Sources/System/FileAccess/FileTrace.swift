/// A list of everything that was looked at in the file system, by any function of this module, while the trace was the
/// current one.
///
///     let trace = FileTrace()
///     FileTrace.$current.withValue(trace) { /* read */ }
///     trace.looks  // what the result depends on, files that were not there among it
///
/// Readers need not say what they read, and cannot forget to.
package final class FileTrace: Sendable {
    /// The trace of the task and of those that it starts; nil for none.
    @TaskLocal package static var current: FileTrace?

    /// The aspects of a file that were looked at.
    ///
    /// Each includes those before.
    package enum Aspect: UInt8, Sendable, Comparable {
        case kind
        case identity
        case content

        /// In the order in which one includes the other.
        package static func < (left: Aspect, right: Aspect) -> Bool { left.rawValue < right.rawValue }
    }

    /// One path that was looked at, and how it was before that.
    package struct Look: Sendable, Hashable {
        /// The path as it was asked for.
        package let path: String
        /// The most that was looked at.
        package internal(set) var aspect: Aspect
        /// The stamp at the first look.
        package let stamp: FileStamp
        /// The ``Folder/checksum`` of a listed folder.
        package internal(set) var names: UInt64?

        package init(path: String, aspect: Aspect, stamp: FileStamp, names: UInt64? = nil) {
            (self.names, self.path, self.aspect, self.stamp) = (names, path, aspect, stamp)
        }
    }

    /// When the trace began, in nanoseconds since 1970.
    package let start: Int64
    private let ignored: Set<String>
    private let state = Locked(State())

    private struct State {
        var list: [Look] = []
        var indices: [String: Int] = [:]
        var changedMeanwhile = false
    }

    /// An empty trace.
    ///
    /// - Parameters:
    ///   - ignored: paths of which only the content counts: folders that are written into.
    ///   - clock: what says when it begins.
    package init(ignoring ignored: Set<String> = [], clock: FileClock = .system) {
        self.ignored = ignored
        start = clock.now
    }

    /// The looks, in the order of the first look at each path.
    package var looks: [Look] { state.withLock { $0.list } }

    /// False where something was found changed at a second look: the result may be made of old and new.
    package var isConsistent: Bool { state.withLock { !$0.changedMeanwhile } }

    /// True where a file is still as it was at the first look at its content; false before the first look.
    package func hasCurrent(_ path: String) -> Bool {
        let look = state.withLock { state in state.indices[path].map { state.list[$0] } }
        return look.map { $0.stamp == FileStamp(of: path) } ?? false
    }

    /// True for a file whose content was looked at, by this name or another.
    package func hasRead(_ path: String) -> Bool { looks.haveRead(path) }

    /// Does something that the current trace is not to know of.
    package static func untraced<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $current.withValue(nil, operation: body)
    }

    /// Notes in the current trace that a path was looked at by its stamp alone.
    package static func noteContent(_ path: String, _ stamp: FileStamp) { note(path, .content, stamp) }

    /// Notes a look at a path in the current trace.
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
    /// True where two stamps are of the same state as far as an aspect goes.
    package func agrees(with other: FileStamp, in aspect: FileTrace.Aspect) -> Bool {
        switch aspect {
        case .kind: kind == other.kind && (kind != 0 || size == other.size)
        case .identity: kind == other.kind && inode == other.inode && (kind != 0 || size == other.size)
        case .content: self == other
        }
    }
}

extension Sequence<FileTrace.Look> {
    /// True for a file whose content is among what was looked at, by this name or another.
    package func haveRead(_ path: String) -> Bool {
        let stamp = FileStamp(of: path)
        guard stamp.isFile else { return false }
        return contains { look in
            guard look.aspect == .content, look.stamp.isFile, look.stamp.inode == stamp.inode else { return false }
            // The number alone may be that of another file on another device.
            return FileTrace.untraced { (try? FileIdentity(of: look.path)) == (try? FileIdentity(of: path)) }
        }
    }
}

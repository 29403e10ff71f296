/// The folders to watch with FSEvents, which reports events at any depth below some roots.
struct WatchedPaths: Sendable {
    /// The flags of an event.
    ///
    /// Source: Apple, `FSEvents.h`, `kFSEventStreamEventFlag…`.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt32

        /// Events were lost between the system and this process.
        static let userDropped = Flags(rawValue: 0x02)
        /// Events were lost in the kernel.
        static let kernelDropped = Flags(rawValue: 0x04)
        /// The event numbers wrapped around.
        static let numbersWrapped = Flags(rawValue: 0x08)
        /// A root, or a folder above it, was created, removed or renamed.
        static let rootChanged = Flags(rawValue: 0x20)
        /// A volume was mounted below the path.
        static let mounted = Flags(rawValue: 0x40)
        /// A volume was unmounted below the path.
        static let unmounted = Flags(rawValue: 0x80)

        /// The flags of events whose path doesn't show what changed.
        static let anywhere: Flags = [
            .userDropped, .kernelDropped, .numbersWrapped, .rootChanged, .mounted, .unmounted,
        ]
    }

    /// The watched folders that aren't inside another watched folder, sorted by path.
    let roots: [String]
    private let folders: Set<String>
    private let ancestors: Set<String>

    /// - Parameter folders: absolute paths without links, as events have them.
    init(_ folders: some Sequence<String>) {
        let folders = Set(folders.filter { $0.hasPrefix("/") }.map(FilePath.trimmed))
        var ancestors: Set<String> = []
        for folder in folders {
            var outer = folder
            while outer != "/" {
                outer = FilePath.folder(of: outer)
                guard ancestors.insert(outer).inserted else { break }
            }
        }
        (self.folders, self.ancestors) = (folders, ancestors)
        roots = folders.filter { folder in
            var outer = folder
            while outer != "/" {
                outer = FilePath.folder(of: outer)
                if folders.contains(outer) { return false }
            }
            return true
        }.sorted()
    }

    /// Whether an event at a path may mean that one of the folders, or an entry in one, has changed.
    func concerns(_ path: String, _ flags: Flags) -> Bool {
        if !flags.isDisjoint(with: .anywhere) { return true }
        let path = FilePath.trimmed(path)
        return folders.contains(path) || folders.contains(FilePath.folder(of: path)) || ancestors.contains(path)
    }
}

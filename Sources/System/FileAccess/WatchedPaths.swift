/// The folders to watch with FSEvents, which reports events at any depth below some roots.
struct WatchedPaths: Sendable {
    /// The flags of events whose path doesn't show what changed.
    ///
    /// Events were lost (0x02, 0x04), their numbers wrapped around (0x08), a root was changed (0x20), or a volume was
    /// mounted or unmounted (0x40, 0x80). Source: Apple, `FSEvents.h`, `kFSEventStreamEventFlag…`.
    private static let anywhere: UInt32 = 0xEE

    /// The watched folders that aren't inside another watched folder, sorted by path.
    let roots: [String]
    private let folders: Set<String>
    private let ancestors: Set<String>

    /// - Parameter folders: absolute paths without links, as events have them.
    init(_ folders: some Sequence<String>) {
        let folders = Set(folders.filter { $0.hasPrefix("/") }.map(FilePath.trimmed))
        self.folders = folders
        ancestors = Set(folders.flatMap { FilePath.ancestry(of: $0).dropFirst() })
        roots = FilePath.outermost(folders)
    }

    /// Whether an event at a path may mean that one of the folders, or an entry in one, has changed.
    func concerns(_ path: String, flags: UInt32) -> Bool {
        if flags & Self.anywhere != 0 { return true }
        let path = FilePath.trimmed(path)
        return folders.contains(path) || folders.contains(FilePath.folder(of: path)) || ancestors.contains(path)
    }
}

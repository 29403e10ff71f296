internal import FileAccess

package struct FileMembers: Sendable {
    /// Whether the target includes each listed file or folder; any other file counts like the nearest folder around it.
    private(set) var verdicts: [String: Bool] = [:]

    package init() {}

    package mutating func include(_ path: String) { verdicts[FilePath.normalized(path)] = true }

    /// Excludes a file, or a folder with everything in it, unless the same path has already been included.
    package mutating func exclude(_ path: String) {
        let path = FilePath.normalized(path)
        if verdicts[path] == nil { verdicts[path] = false }
    }
}

internal import FileAccess

/// The files and folders that a target includes and excludes.
package struct FileMembers: Sendable {
    /// Whether the target includes each listed file or folder, by the normalized path.
    ///
    /// A file that isn't listed belongs to the target if the target includes the nearest listed folder around the file.
    private(set) var verdicts: [String: Bool] = [:]

    package init() {}

    /// Adds a file, or a folder with everything in it.
    package mutating func include(_ path: String) { verdicts[FilePath.normalized(path)] = true }

    /// Excludes a file, or a folder with everything in it, unless the same path has already been included.
    package mutating func exclude(_ path: String) {
        let path = FilePath.normalized(path)
        if verdicts[path] == nil { verdicts[path] = false }
    }
}

internal import FileAccess

/// The files of a target: included and excluded files and folders.
package struct FileMembers: Sendable {
    /// Whether each listed file or folder belongs to the target, by normalized path.
    ///
    /// For a path that isn't listed, the nearest listed folder above it decides.
    private(set) var verdicts: [String: Bool] = [:]

    package init() {}

    /// Adds a file, or a folder with everything in it.
    package mutating func include(_ path: String) { verdicts[FilePath.normalized(path)] = true }

    /// Excludes a file, or a folder with everything in it, unless the same path has been included.
    package mutating func exclude(_ path: String) {
        let path = FilePath.normalized(path)
        if verdicts[path] == nil { verdicts[path] = false }
    }
}

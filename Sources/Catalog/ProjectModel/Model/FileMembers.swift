internal import FileAccess

/// The files of a target: listed files, files in listed folders, and exclusions from these.
package struct FileMembers: Sendable {
    /// Whether each listed path belongs to the target, by normalized path.
    ///
    /// For any other path, its deepest listed ancestor decides.
    private(set) var verdicts: [String: Bool] = [:]

    package init() {}

    /// Adds a file, or a folder with everything in it.
    package mutating func include(_ path: String) { verdicts[FilePath.normalized(path)] = true }

    /// Excludes a file, or a folder with everything in it.
    ///
    /// A path that was added itself remains included.
    package mutating func exclude(_ path: String) {
        let path = FilePath.normalized(path)
        if verdicts[path] == nil { verdicts[path] = false }
    }

    /// The files and folders that have been added, sorted.
    package var included: [String] { verdicts.filter(\.value).map(\.key).sorted() }
}

internal import FileAccess

/// The files of a target: those that are listed, those in listed folders, and what of these is left out.
package struct FileMembers: Sendable {
    /// Whether a path belongs, by the normalized path; the deepest one that is known decides.
    private(set) var verdicts: [String: Bool] = [:]

    package init() {}

    /// Adds a file, or a folder with everything in it.
    package mutating func include(_ path: String) { verdicts[FilePath.normalized(path)] = true }

    /// Leaves out a file, or a folder with everything in it; what has been added by its own path stays.
    package mutating func exclude(_ path: String) {
        let path = FilePath.normalized(path)
        if verdicts[path] == nil { verdicts[path] = false }
    }

    /// The files and folders that have been added, sorted.
    package var included: [String] { verdicts.filter(\.value).map(\.key).sorted() }
}

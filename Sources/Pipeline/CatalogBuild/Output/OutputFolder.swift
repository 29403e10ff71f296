internal import CatalogEmitters
internal import FileAccess

/// The places in an output folder that are the tool's own: all are in one hidden subfolder.
///
/// Inside the output, because that is the one place on the same file system which a build's sandbox lets us write to.
/// Its name begins with a dot, so no reader takes it for a source.
struct OutputFolder {
    let path: String

    static let ownName = ".tincture"
    /// The path of the list of what was written, below the output folder.
    static let recordPath = ownName + "/written"

    init(_ path: String) { self.path = path }

    var own: String { FilePath.join(path, Self.ownName) }
    /// The folder of new files that are not in their places yet, each by its number.
    var staged: String { FilePath.join(own, "new") }
    /// The folder of files that are read once more before they are deleted, each by the position of its path in
    /// ``record``.
    var removed: String { FilePath.join(own, "old") }
    /// The list of what was written: see ``WrittenFiles``.
    var record: String { FilePath.join(path, Self.recordPath) }
    /// No one wants any of it in a repository.
    var ignoreFile: String { FilePath.join(own, ".gitignore") }

    /// Whether the file at a path below the folder has content that only tincture writes there.
    func isGenerated(_ path: String) -> Bool {
        let target = FilePath.join(self.path, path)
        guard FileStamp(ofLink: target).isFile, let file = try? RegularFile(target),
            let head = try? file.bytes(GeneratedContent.headSize)
        else { return false }
        return GeneratedContent.isRecognized(path, head: head, size: file.size)
    }

    /// Whether a path can be an output: it stays below the output folder, and nothing in it is hidden.
    ///
    /// A list that came with the tree must not name `.git/hooks/post-commit`.
    static func isOutput(_ path: String) -> Bool {
        FilePath.normalized(path) == path && !path.utf8.contains(0)
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
                // Some file systems ignore invisible characters, so that a dot behind them is the first.
                let first = name.unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint }
                return first != nil && first != "."
            }
    }

    /// The folders above a path, the innermost first.
    static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var folder = FilePath.folder(of: path)
        while folder != "." {
            folders.append(folder)
            folder = FilePath.folder(of: folder)
        }
        return folders
    }
}

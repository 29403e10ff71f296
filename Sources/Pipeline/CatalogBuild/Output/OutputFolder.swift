internal import CatalogEmitters
internal import FileAccess

/// The tool's own locations in an output folder, all in one hidden subfolder.
///
/// It is inside the output, because a build's sandbox lets us write to no other location on the same file system. Its
/// name begins with a dot, so no reader takes it for a source.
struct OutputFolder {
    let path: String

    static let ownName = ".tincture"
    /// The path of the list of written files, below the output folder.
    static let recordPath = ownName + "/written"

    init(_ path: String) { self.path = path }

    var own: String { FilePath.join(path, Self.ownName) }
    /// The folder of new files until they are moved to their paths; each is named by its number.
    var staged: String { FilePath.join(own, "new") }
    /// The folder of files that are about to be deleted, where their content is checked once more.
    ///
    /// Each is named by the index of its path in ``record``.
    var removed: String { FilePath.join(own, "old") }
    /// The list of written files: see ``WrittenFiles``.
    var record: String { FilePath.join(path, Self.recordPath) }
    /// The `.gitignore` file of the hidden subfolder, which keeps its content out of repositories.
    var ignoreFile: String { FilePath.join(own, ".gitignore") }

    /// Whether the file at a path below the folder has content that only Tincture writes.
    func isGenerated(_ path: String) -> Bool {
        let target = FilePath.join(self.path, path)
        guard FileStamp(ofLink: target).isFile, let file = try? RegularFile(target),
            let head = try? file.bytes(GeneratedContent.headSize)
        else { return false }
        return GeneratedContent.isRecognized(path, head: head, size: file.size)
    }

    /// Whether a path can be an output: it stays below the output folder, and no part of it is hidden.
    ///
    /// The list of written files may come with an untrusted source tree, and must not name `.git/hooks/post-commit`.
    static func isOutput(_ path: String) -> Bool {
        FilePath.normalized(path) == path && !path.utf8.contains(0)
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
                // Some file systems ignore invisible characters, so a dot after them counts as the first.
                let first = name.unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint }
                return first != nil && first != "."
            }
    }

    /// Returns the folders above a path, the innermost first.
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

internal import AssetCatalog
internal import CatalogEmitters
internal import FileAccess

/// The paths of Tincture's own files and folders in an output folder, all in one hidden subfolder.
///
/// It is inside the output folder, because the sandbox of a build allows no other folder on the same file system. Its
/// name begins with a dot, so that no reader takes it for a source.
struct OutputFolder {
    let path: String

    static let ownName = ".tincture"
    static let recordPath = ownName + "/written"

    init(_ path: String) { self.path = path }

    var own: String { FilePath.join(path, Self.ownName) }
    /// The folder of new files, named by numbers, until they are moved to their paths.
    var staged: String { FilePath.join(own, "new") }
    /// The folder of files to delete, until their content has been checked once more.
    ///
    /// The name of each file is the index of its path among the sorted paths in ``record``.
    var removed: String { FilePath.join(own, "old") }
    var record: String { FilePath.join(path, Self.recordPath) }
    var ignoreFile: String { FilePath.join(own, ".gitignore") }

    /// Returns whether the file at a path below the output folder has content that only Tincture writes.
    func isGenerated(_ path: String) -> Bool {
        let target = FilePath.join(self.path, path)
        guard FileStamp(ofLink: target).isFile, let file = try? RegularFile(target),
            let head = try? file.bytes(GeneratedMark.headSize)
        else { return false }
        return GeneratedContent.isRecognized(path, head: head, size: file.size)
    }

    /// Whether a path stays below the output folder and has no hidden component.
    ///
    /// The list of written files may come with an untrusted source tree, so it must not be able to name a file such as
    /// `.git/hooks/post-commit`.
    static func isOutput(_ path: String) -> Bool {
        FilePath.normalized(path) == path && !path.utf8.contains(0)
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
                // Some file systems ignore invisible characters, so a dot after them counts as the first.
                let first = name.unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint }
                return first != nil && first != "."
            }
    }

    static func folders(above path: String) -> [String] {
        FilePath.ancestry(of: path).dropFirst().dropLast()
    }
}

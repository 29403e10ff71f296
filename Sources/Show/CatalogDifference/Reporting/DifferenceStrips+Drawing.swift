internal import CatalogPreview
internal import FileAccess

extension CatalogDifference {
    /// Draws what changed, before and after, into a folder, which is made where it does not exist.
    ///
    /// - Returns: the paths of the pictures by what they show: from the current folder, or from the folder around one
    ///   that is named by an absolute path.
    /// - Throws: `FileFailure` where a file cannot be written.
    package func draw(
        _ base: ComparedSide, _ head: ComparedSide, into folder: String
    ) throws -> [DifferenceSubject: String] {
        var paths: [DifferenceSubject: String] = [:]
        try FileTree.makeFolder(folder)
        for strip in strips(base.preview, head.preview) {
            // A picture that would be too large is described by the text alone.
            guard let sheet = try? PreviewSheet(strip.items, scale: 1) else { continue }
            let path = FilePath.join(folder, strip.file)
            // The folder may have come with a tree: a link in it is replaced, and not written through.
            try AtomicFile.replace(path, with: try sheet.png())
            // The text may be saved anywhere; beside an absolute folder its links are relative to that.
            paths[strip.subject] =
                folder.hasPrefix("/")
                ? FilePath.join(FilePath.name(of: folder), strip.file) : FilePath.normalized(path)
        }
        return paths
    }
}

internal import FileAccess

/// The folder of the pictures of a manifest file.
package enum PictureFolder {
    /// Returns the folder that the paths of a manifest start from: its own, or the nearest above it that has the first
    /// picture.
    ///
    /// A manifest does not choose more than that: the search ends at the top of the repository, and without one at the
    /// current folder.
    package static func of(_ manifest: CatalogManifest, at path: String, currentFolder: String) -> String {
        let own = FilePath.folder(of: path)
        guard let file = manifest.images.lazy.flatMap(\.variants).first?.file else { return own }
        let start = FilePath.normalized(FilePath.join(currentFolder, own))
        var folders = [start]
        while let last = folders.last, last != "/" { folders.append(FilePath.folder(of: last)) }
        let top =
            folders.firstIndex { (try? FileKind.of(FilePath.join($0, ".git"))) != nil }
            ?? folders.firstIndex(of: currentFolder) ?? 0
        return folders[...top].first { (try? FileKind.of(FilePath.join($0, file))) != nil } ?? own
    }
}

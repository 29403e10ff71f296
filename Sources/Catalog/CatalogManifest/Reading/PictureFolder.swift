internal import FileAccess

/// The folder of the pictures in a manifest file.
package enum PictureFolder {
    /// Returns the folder that the paths of a manifest are relative to.
    ///
    /// It is the manifest's own folder, or the nearest one above it that contains the first picture.
    ///
    /// A manifest can't choose any other folder. The search ends at the top of the repository, or at the current folder
    /// if there is no repository.
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

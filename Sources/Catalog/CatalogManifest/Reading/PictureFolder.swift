internal import FileAccess

package enum PictureFolder {
    /// Returns the folder to which the picture paths in a manifest are relative.
    ///
    /// It is the first folder, from the manifest's own folder outward, in which the manifest's first picture exists. If
    /// there is none, it is the manifest's own folder. The search ends at the top of the repository, or at the current
    /// folder without one, so that an untrusted manifest can't choose any other folder.
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

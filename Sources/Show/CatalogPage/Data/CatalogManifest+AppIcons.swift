package import CatalogManifest
internal import CatalogPreview
internal import FileAccess

extension CatalogManifest {
    /// Returns the catalog with its app icons as pictures, for the HTML page.
    ///
    /// - Parameters:
    ///   - folders: the folders in which a file is looked up.
    ///   - root: the folder that must contain all files, for a manifest that someone else may have written.
    package func withAppIcons(in folders: [String], root: String? = nil) -> CatalogManifest {
        var catalog = self
        let icons = otherSets.compactMap { set in
            ImageEntry(icon: set) { file in
                folders.map { FilePath.join($0, file) }.first { path in
                    (try? FileKind.of(path)) == .file && root.map { SymbolicLink.leads(path, outOf: $0) } != true
                }
            }
        }
        catalog.images = icons + images
        return catalog
    }
}

package import CatalogManifest
internal import CatalogPreview
internal import FileAccess

/// One of two catalogs, and where its pictures are.
package struct ComparedSide: Sendable {
    package let catalog: ComparedCatalog
    /// Returns the absolute path of a file that the manifest names; nil where the file differs from the manifest.
    let path: @Sendable (_ file: String) -> String?

    package init(_ catalog: ComparedCatalog, path: @escaping @Sendable (_ file: String) -> String?) {
        (self.catalog, self.path) = (catalog, path)
    }

    /// Reads a manifest.
    ///
    /// The current folder may be another one later.
    package init(manifestAt path: String, currentFolder: String) throws(UnreadableManifest) {
        let manifest = try ManifestFile.read(at: path)
        let variants = Dictionary(manifest.images.flatMap(\.variants).map { ($0.file, $0) }) { first, _ in first }
        let folder = FilePath.join(currentFolder, PictureFolder.of(manifest, at: path, currentFolder: currentFolder))
        self.init(ComparedCatalog(label: path, manifest: manifest)) { file in
            // Where two manifests name one file, it has the content of one of them at most.
            let path = FilePath.join(folder, file)
            guard let variant = variants[file], !SymbolicLink.leads(path, outOf: folder),
                let found = try? ContentDigest.of(path)
            else { return nil }
            return found.hash.hex == variant.sha256 ? path : nil
        }
    }

    /// The catalog as it is drawn; a missing picture leaves an empty place.
    var preview: PreviewCatalog {
        PreviewCatalog(catalog.manifest) { [path] file in path(file) ?? "" }
    }
}

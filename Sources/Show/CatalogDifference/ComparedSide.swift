package import CatalogManifest
internal import CatalogPreview
internal import FileAccess

/// One of two compared catalogs, and access to its picture files.
package struct ComparedSide: Sendable {
    package var catalog: ComparedCatalog
    /// Returns the absolute path of a file in the manifest; nil if the file is missing, or differs from a manifest
    /// file's.
    let path: @Sendable (_ file: String) -> String?

    package init(_ catalog: ComparedCatalog, path: @escaping @Sendable (_ file: String) -> String?) {
        (self.catalog, self.path) = (catalog, path)
        self.catalog.icons = catalog.manifest.otherSets.compactMap { ImageEntry(icon: $0, path: path) }
    }

    /// Creates an empty side, because its configuration doesn't exist.
    ///
    /// - Parameter configuration: the path at which the configuration was expected, for a note in reports.
    package init(_ label: String, without configuration: String) {
        self.init(
            ComparedCatalog(
                label: label, manifest: CatalogManifest(), diagnostics: [],
                notes: ["\(label) has no \(configuration), so it is compared as an empty catalog."])
        ) { _ in nil }
        catalog.isRead = false
    }

    /// Reads a catalog from a manifest file.
    ///
    /// The paths of its pictures stay valid if the current folder changes.
    package init(manifestAt path: String, currentFolder: String) throws(UnreadableManifest) {
        let manifest = try ManifestFile.read(at: path)
        let variants = Dictionary(manifest.images.flatMap(\.variants).map { ($0.file, $0) }) { first, _ in first }
        let folder = FilePath.join(currentFolder, PictureFolder.of(manifest, at: path, currentFolder: currentFolder))
        self.init(ComparedCatalog(label: path, manifest: manifest)) { file in
            // Both manifests may name the same file, but its content can match only one of them.
            let path = FilePath.join(folder, file)
            guard let variant = variants[file], !SymbolicLink.leads(path, outOf: folder),
                let found = try? ContentDigest.of(path)
            else { return nil }
            return found.hash.hex == variant.sha256 ? path : nil
        }
    }

    /// Returns the catalog for drawings of changes, including its app icons.
    ///
    /// - Parameter files: the files to draw. A picture without one of them is drawn from its largest file.
    func preview(of files: Set<String>) -> PreviewCatalog {
        var drawn = catalog.manifest
        drawn.images += catalog.icons
        for index in drawn.images.indices {
            let shown = drawn.images[index].variants.filter { files.contains($0.file) }
            if !shown.isEmpty { drawn.images[index].variants = shown }
        }
        return PreviewCatalog(drawn) { [path] file in path(file) ?? "" }
    }
}

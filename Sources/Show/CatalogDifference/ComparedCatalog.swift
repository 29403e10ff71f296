package import CatalogManifest
internal import CatalogPreview
package import Diagnostics
internal import FileAccess

/// One of two compared catalogs, and access to its picture files.
package struct ComparedCatalog: Sendable {
    /// The name of the catalog in reports: the revision, folder or file that the user gave.
    package var label: String
    package var manifest: CatalogManifest
    package var commit: String?
    /// The app icons as pictures, which are read from their files because a manifest has no digests of app icons.
    let icons: [ImageEntry]
    /// The findings of a check, with paths relative to the catalog's folder; nil if nothing was checked.
    package var diagnostics: [Diagnostic]?
    package var notes: [String]
    /// A sentence about a configuration that isn't used although it is nearby, to show first in the report.
    package var warning: String?
    /// The location of each page's pin in the configuration, by the name of the carousel and the index of the page.
    let pins: [String: [Int: SourceLocation]]
    /// Whether the configuration has no `code:`, so that uses of names in code are unknown.
    let namesNoCode: Bool
    /// Whether the catalog was read, and isn't compared as an empty one because its folder has no configuration.
    private(set) var isRead = true
    /// Returns the absolute path of a file in the manifest; nil if the file is missing, or differs from a manifest
    /// file's.
    let path: @Sendable (_ file: String) -> String?

    package init(
        label: String, manifest: CatalogManifest, commit: String? = nil, diagnostics: [Diagnostic]? = nil,
        notes: [String] = [], pins: [String: [Int: SourceLocation]] = [:], namesNoCode: Bool = false,
        path: @escaping @Sendable (_ file: String) -> String? = { _ in nil }
    ) {
        self.label = label
        self.manifest = manifest
        self.commit = commit
        self.diagnostics = diagnostics
        (self.notes, self.pins, self.namesNoCode, self.path) = (notes, pins, namesNoCode, path)
        icons = manifest.otherSets.compactMap { ImageEntry(icon: $0, path: path) }
    }

    /// Creates an empty catalog, because its configuration doesn't exist.
    ///
    /// - Parameter configuration: the path at which the configuration was expected, for a note in reports.
    package init(_ label: String, without configuration: String) {
        self.init(
            label: label, manifest: CatalogManifest(), diagnostics: [],
            notes: ["\(label) has no \(configuration), so it is compared as an empty catalog."])
        isRead = false
    }

    /// Reads a catalog from a manifest file.
    ///
    /// The paths of its pictures stay valid if the current folder changes.
    package init(manifestAt path: String, currentFolder: String) throws(UnreadableManifest) {
        let manifest = try ManifestFile.read(at: path)
        let variants = Dictionary(manifest.images.flatMap(\.variants).map { ($0.file, $0) }) { first, _ in first }
        let folder = FilePath.join(currentFolder, PictureFolder.of(manifest, at: path, currentFolder: currentFolder))
        self.init(label: path, manifest: manifest) { file in
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
        var drawn = manifest
        drawn.images += icons
        for index in drawn.images.indices {
            let shown = drawn.images[index].variants.filter { files.contains($0.file) }
            if !shown.isEmpty { drawn.images[index].variants = shown }
        }
        return PreviewCatalog(drawn) { [path] file in path(file) ?? "" }
    }

    /// Returns a message that says why there is nothing to compare; nil if a comparison makes sense.
    package static func emptiness(_ base: ComparedCatalog, _ head: ComparedCatalog) -> String? {
        let advice = "Name the configuration with --config, or run the command in its folder"
        if !head.isRead {
            return "there is nothing to compare: \(head.notes.joined(separator: " ")) \(advice)"
        }
        let isEmpty = [base, head].allSatisfy { $0.manifest == CatalogManifest() }
        let (one, other) = (TerminalText.escaped(base.label), TerminalText.escaped(head.label))
        return isEmpty
            ? "there is nothing to compare: neither \(one) nor \(other) has a picture, a color or another asset. \(advice)"
            : nil
    }
}

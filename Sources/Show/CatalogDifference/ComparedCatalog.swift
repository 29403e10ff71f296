package import CatalogManifest
package import Diagnostics

package struct ComparedCatalog: Sendable {
    /// The name that the user gave: a revision, a folder or a file.
    package var label: String
    package var manifest: CatalogManifest
    /// The app icons, as pictures; empty for a catalog that was read from a manifest.
    ///
    /// A manifest has no digests of icons, so the icons' files are read.
    var icons: [ImageEntry] = []
    /// The findings of a check, with paths relative to the catalog's folder; nil if nothing was checked.
    package var diagnostics: [Diagnostic]?
    /// Sentences about how the catalog was compiled, which are shown at the start of the report.
    package var notes: [String]
    /// Whether the catalog was read; false if its folder has no configuration.
    ///
    /// A catalog that wasn't read counts as empty.
    package var isRead = true

    package init(label: String, manifest: CatalogManifest, diagnostics: [Diagnostic]? = nil, notes: [String] = []) {
        self.label = label
        self.manifest = manifest
        self.diagnostics = diagnostics
        self.notes = notes
    }

    /// Returns the reason why there is nothing to compare; nil if a comparison makes sense.
    ///
    /// There is nothing to compare if the second catalog wasn't read, or if both catalogs are empty.
    package static func emptiness(_ base: ComparedCatalog, _ head: ComparedCatalog) -> String? {
        let advice = "Name the configuration with --config, or run the command in its folder"
        if !head.isRead {
            return "there is nothing to compare: \(head.notes.joined(separator: " ")) \(advice)"
        }
        let isEmpty = [base, head].allSatisfy { $0.manifest == CatalogManifest() }
        let (one, other) = (TerminalText.escaped(base.label), TerminalText.escaped(head.label))
        return isEmpty
            ? "there is nothing to compare: neither \(one) nor \(other) has a picture, a color or another "
                + "asset. \(advice)"
            : nil
    }
}

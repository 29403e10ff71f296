package import CatalogManifest
package import Diagnostics

package struct ComparedCatalog: Sendable {
    /// The name of the catalog in reports: the revision, folder or file that the user gave.
    package var label: String
    package var manifest: CatalogManifest
    /// The full hash of the commit that the catalog was compiled from; nil if it isn't from a commit.
    package var commit: String?
    /// The app icons as pictures; empty for a catalog that was read from a manifest file.
    ///
    /// They are read from their files, because a manifest has no digests of app icons.
    var icons: [ImageEntry] = []
    /// The findings of a check, with paths relative to the catalog's folder; nil if nothing was checked.
    package var diagnostics: [Diagnostic]?
    /// Sentences about how the catalog was compiled, to show in the report.
    package var notes: [String]
    /// A sentence about a configuration that isn't used although it is nearby, to show first in the report.
    package var warning: String?
    /// For the name of a carousel and the index of a page, the location of the page's pin in the configuration.
    let pins: [String: [Int: SourceLocation]]
    /// Whether the configuration has no `code:`, so that uses of names in code are unknown.
    let namesNoCode: Bool
    /// Whether the catalog was read; false if its folder has no configuration.
    ///
    /// A catalog that wasn't read is compared as an empty catalog.
    package var isRead = true

    package init(
        label: String, manifest: CatalogManifest, commit: String? = nil, diagnostics: [Diagnostic]? = nil,
        notes: [String] = [], pins: [String: [Int: SourceLocation]] = [:], namesNoCode: Bool = false
    ) {
        self.label = label
        self.manifest = manifest
        self.commit = commit
        self.diagnostics = diagnostics
        (self.notes, self.pins, self.namesNoCode) = (notes, pins, namesNoCode)
    }

    /// Returns a message that says why there is nothing to compare; nil if a comparison makes sense.
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
            ? "there is nothing to compare: neither \(one) nor \(other) has a picture, a color or another asset. \(advice)"
            : nil
    }
}

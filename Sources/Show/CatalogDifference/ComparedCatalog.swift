package import CatalogManifest
package import Diagnostics

package struct ComparedCatalog: Sendable {
    /// The name of the catalog in reports: the revision, folder or file that the user gave.
    package var label: String
    package var manifest: CatalogManifest
    package var commit: String?
    /// The app icons as pictures, which are read from their files because a manifest has no digests of app icons.
    var icons: [ImageEntry] = []
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

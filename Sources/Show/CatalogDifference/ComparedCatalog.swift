package import CatalogManifest
package import Diagnostics

package struct ComparedCatalog: Sendable {
    /// The name that the user gave: a revision, a folder or a file.
    package var label: String
    package var manifest: CatalogManifest
    /// The findings of a check, with paths relative to the catalog's folder; nil if nothing was checked.
    package var diagnostics: [Diagnostic]?
    /// Sentences about how the catalog was compiled, which the report begins with.
    package var notes: [String]

    package init(label: String, manifest: CatalogManifest, diagnostics: [Diagnostic]? = nil, notes: [String] = []) {
        self.label = label
        self.manifest = manifest
        self.diagnostics = diagnostics
        self.notes = notes
    }
}

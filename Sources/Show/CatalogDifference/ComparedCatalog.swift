package import CatalogManifest
package import Diagnostics

/// One of the two catalogs of a comparison.
package struct ComparedCatalog: Sendable {
    /// What it is called: a revision, a folder or a file, as the user named it.
    package var label: String
    package var manifest: CatalogManifest
    /// What a check finds in it, paths relative to its own folder; nil where nothing was checked.
    package var diagnostics: [Diagnostic]?

    package init(label: String, manifest: CatalogManifest, diagnostics: [Diagnostic]? = nil) {
        self.label = label
        self.manifest = manifest
        self.diagnostics = diagnostics
    }
}

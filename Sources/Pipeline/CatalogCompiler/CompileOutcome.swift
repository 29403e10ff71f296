package import CatalogManifest
package import Diagnostics

package struct CompileOutcome: Sendable {
    /// The manifest, whose entries for images and palettes are created on demand.
    ///
    /// The value is nil if the request or the configuration is unusable, in which case nothing is written.
    package var draft: ManifestDraft?
    /// The complete manifest, created again at each access; nil if ``draft`` is nil.
    package var manifest: CatalogManifest? { draft?.manifest }
    package var tree: TreeFacts
    /// The pictures that a later run can update alone, because their content affects only their own manifest entries.
    package var independentPictures: [IndependentPicture] = []

    package init(draft: ManifestDraft?, tree: TreeFacts) {
        (self.draft, self.tree) = (draft, tree)
    }
}

extension Diagnosed<CompileOutcome> {
    /// The findings with the severities that the configuration sets, sorted.
    ///
    /// If there is no manifest, all findings are included unchanged, because they contain the reason for the missing
    /// manifest.
    package var configuredDiagnostics: [Diagnostic] {
        value.draft == nil ? diagnostics : diagnostics.compactMap(value.tree.configured).sorted()
    }
}

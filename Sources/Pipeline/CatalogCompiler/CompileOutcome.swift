package import CatalogManifest
package import Diagnostics

package struct CompileOutcome: Sendable {
    /// The manifest, whose images and palettes are created when they are needed.
    ///
    /// Nil if the request or the configuration is unusable, so that nothing is written.
    package var draft: ManifestDraft?
    /// The complete manifest, created again at each access; nil if ``draft`` is nil.
    package var manifest: CatalogManifest? { draft?.manifest }
    package var tree: TreeFacts
    /// The pictures whose content affects only their own entries in the manifest.
    package var independentPictures: [IndependentPicture] = []

    package init(draft: ManifestDraft?, tree: TreeFacts) {
        (self.draft, self.tree) = (draft, tree)
    }
}

extension Diagnosed<CompileOutcome> {
    /// The findings with their configured severities, sorted.
    ///
    /// If there is no manifest, all findings are included unchanged, because they contain the reason.
    package var configuredDiagnostics: [Diagnostic] {
        value.draft == nil ? diagnostics : diagnostics.compactMap(value.tree.configured).sorted()
    }
}

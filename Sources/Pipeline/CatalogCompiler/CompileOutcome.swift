package import CatalogManifest
package import Diagnostics

/// The result of compiling a tree.
package struct CompileOutcome: Sendable {
    /// The manifest, without its longest lists; nil if the request or the configuration is unusable, so nothing is
    /// written.
    package var draft: ManifestDraft?
    /// The whole manifest, created again at each access; nil if ``draft`` is nil.
    package var manifest: CatalogManifest? { draft?.manifest }
    /// The facts of the source tree.
    package var tree: TreeFacts
    /// The pictures whose content can change without changing other entries of the manifest.
    package var independentPictures: [IndependentPicture] = []

    package init(draft: ManifestDraft?, tree: TreeFacts) {
        (self.draft, self.tree) = (draft, tree)
    }
}

extension Diagnosed<CompileOutcome> {
    /// The diagnostics with their configured severities, in order.
    ///
    /// If nothing can be compiled, all are included, because the reason must be reported.
    package var configuredDiagnostics: [Diagnostic] {
        value.draft == nil ? diagnostics : diagnostics.compactMap(value.tree.configured).sorted()
    }
}

package import CatalogManifest
package import Diagnostics

/// The result of compiling a tree.
package struct CompileOutcome: Sendable {
    /// The manifest, its longest lists not yet made; nil where the request or the configuration cannot be used, so that
    /// there is nothing to write.
    package var draft: ManifestDraft?
    /// The manifest, made whole each time it is asked for; nil as the draft is.
    package var manifest: CatalogManifest? { draft?.manifest }
    /// The source tree as it was read.
    package var tree: TreeFacts
    /// The pictures whose content can change without another entry of the manifest changing than their own.
    package var independentPictures: [IndependentPicture] = []

    package init(draft: ManifestDraft?, tree: TreeFacts) {
        (self.draft, self.tree) = (draft, tree)
    }
}

extension Diagnosed<CompileOutcome> {
    /// The diagnostics as the configuration weighs them, in order; where nothing can be compiled, all, for it must be
    /// said why.
    package var configuredDiagnostics: [Diagnostic] {
        value.draft == nil ? diagnostics : diagnostics.compactMap(value.tree.configured).sorted()
    }
}

package import CatalogManifest
package import Diagnostics

package struct CompileOutcome: Sendable {
    /// The manifest, whose entries are created on demand; nil if the request or the configuration is unusable.
    package var draft: ManifestDraft?
    package var manifest: CatalogManifest? { draft?.manifest }
    package var tree: TreeFacts
    package var independentPictures: [IndependentPicture] = []

    package init(draft: ManifestDraft?, tree: TreeFacts) {
        (self.draft, self.tree) = (draft, tree)
    }
}

extension Diagnosed<CompileOutcome> {
    /// The findings with the severities that the configuration sets, sorted.
    ///
    /// Without a manifest, all findings are unchanged, because they contain the reason.
    package var configuredDiagnostics: [Diagnostic] {
        value.draft == nil ? diagnostics : diagnostics.compactMap(value.tree.configured).sorted()
    }
}

/// A picture whose content affects only its own entries in the manifest, so that a changed picture needs no full build.
package struct IndependentPicture: Sendable {
    package let file: Int
    package let image: Int
    package let palette: Int?
}

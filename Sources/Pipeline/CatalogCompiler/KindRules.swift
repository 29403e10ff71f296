internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

/// The rules that decide the kind of each picture: product, icon, banner or other.
package enum KindRules {
    /// Returns the kind of each picture, with a warning for each glob that doesn't decide any kind.
    ///
    /// The first glob that matches the picture's full name or the path of one of its files decides. Otherwise, the
    /// picture of a product has the kind `product`. Without the key `kinds`, a template image is an `icon`, and a wide
    /// picture with a numbered name a `banner`.
    ///
    /// - Parameters:
    ///   - globs: the globs under `kinds` in the configuration; nil without this key.
    ///   - products: the names of the pictures of products.
    ///   - banners: the names of the pictures that ``BannerRun`` recognizes as banners.
    ///   - unreadable: the names of sets that can't be read, whose globs aren't reported.
    ///   - files: a function that returns the manifest paths of a picture's files.
    static func kinds(
        of sets: [ImageSet], globs: [KindGlob]?, products: Set<String>, banners: Set<String>, unreadable: Set<String>,
        files: (ImageSet) -> [String]
    ) -> Diagnosed<[ImageKind]> {
        let list = GlobList((globs ?? []).map(\.pattern))
        var used = Set(unreadable.compactMap { list.firstMatch(for: [$0]) })
        let kinds = sets.map { set -> ImageKind in
            if let globs, let index = list.firstMatch(for: [set.name] + files(set)) {
                used.insert(index)
                return globs[index].kind
            }
            if products.contains(set.name) { return .product }
            if globs != nil { return .other }
            if set.isTemplate { return .icon }
            return banners.contains(set.name) ? .banner : .other
        }
        let unused = (globs ?? []).enumerated().filter { !used.contains($0.offset) }.map(\.element)
        return Diagnosed(
            kinds,
            unused.map { glob in
                Diagnostic(
                    .warning, .unusedConfiguration, at: glob.origin,
                    about: .key("kinds.\(glob.kind.rawValue).\(glob.pattern)"),
                    "the glob \"\(glob.pattern)\" matches no picture, or only pictures that an earlier glob matches. Correct or remove it."
                )
            })
    }
}

internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

/// The rules that decide the kind of each picture: product, icon, banner or other.
package struct KindRules {
    private let globs: [KindGlob]?
    private let list: GlobList
    private let productImages: Set<String>
    private let bannerNames: Set<String>
    private var used: Set<Int> = []

    /// - Parameters:
    ///   - globs: the globs under `kinds` in the configuration; nil without this key, in which case the default rules
    ///     apply.
    ///   - products: the names of the pictures of products.
    ///   - banners: the names of the pictures that ``BannerRun`` recognizes as banners.
    init(globs: [KindGlob]?, products: Set<String>, banners: Set<String>) {
        self.globs = globs
        list = GlobList((globs ?? []).map(\.pattern))
        productImages = products
        bannerNames = banners
    }

    /// Returns the kind of a picture according to the globs, or else to the default rules.
    ///
    /// The first glob that matches the picture's full name or the path of one of its files decides.
    ///
    /// If no glob matches, the picture of a product has the kind `product`. Without any globs in the configuration, a
    /// template image has the kind `icon`. A wide picture with a numbered name then has the kind `banner`.
    private mutating func kind(of set: ImageSet, files: @autoclosure () -> [String]) -> ImageKind {
        if let globs, let index = list.firstMatch(for: [set.name] + files()) {
            used.insert(index)
            return ImageKind(rawValue: globs[index].kind) ?? .other
        }
        if productImages.contains(set.name) { return .product }
        if globs != nil { return .other }
        if set.isTemplate { return .icon }
        return bannerNames.contains(set.name) ? .banner : .other
    }

    /// Returns the kind of each picture in order, with a warning for each glob that doesn't decide the kind of any
    /// picture.
    ///
    /// - Parameters:
    ///   - unreadable: the names of sets that can't be read. A glob that would decide the kind of such a set isn't
    ///     reported.
    ///   - files: a function that returns the manifest paths of a picture's files, which globs can match.
    static func kinds(
        of sets: [ImageSet], unreadable: Set<String>, by rules: KindRules, files: (ImageSet) -> [String]
    ) -> Diagnosed<[ImageKind]> {
        var rules = rules
        let kinds = sets.map { set in rules.kind(of: set, files: files(set)) }
        rules.used.formUnion(unreadable.compactMap { rules.list.firstMatch(for: [$0]) })
        return Diagnosed(kinds, rules.unused)
    }

    private var unused: [Diagnostic] {
        (globs ?? []).enumerated().filter { !used.contains($0.offset) }.map { _, glob in
            Diagnostic(
                .warning, .unusedConfiguration, at: glob.origin, about: .key("kinds.\(glob.kind).\(glob.pattern)"),
                "the glob \"\(glob.pattern)\" matches no picture, or only pictures that an earlier glob matches. Correct or remove it."
            )
        }
    }
}

internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

/// Decides the kinds of pictures.
package struct KindRules {
    private let globs: [KindGlob]?
    private let list: GlobList
    private let productImages: Set<String>
    private let bannerNames: Set<String>
    private var used: Set<Int> = []

    /// - Parameters:
    ///   - globs: the globs of the configuration; nil if it leaves the kinds to the rules.
    ///   - products: the names of products' pictures.
    ///   - banners: the names of the pictures that are banners according to ``BannerRun``.
    init(globs: [KindGlob]?, products: Set<String>, banners: Set<String>) {
        self.globs = globs
        list = GlobList((globs ?? []).map(\.pattern))
        productImages = products
        bannerNames = banners
    }

    /// Returns the kind of a picture: that of the first glob that matches its full name or a file, otherwise by the
    /// rules.
    ///
    /// A product's picture is a product, a template is an icon, and a picture in a numbered run of wide ones is a
    /// banner.
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

    /// Returns the kinds of pictures, and a warning for each glob that decides none.
    ///
    /// - Parameter files: returns the files of a picture, by which globs can match it.
    static func kinds(
        of sets: [ImageSet], by rules: KindRules, files: (ImageSet) -> [String]
    ) -> Diagnosed<[ImageKind]> {
        var rules = rules
        let kinds = sets.map { set in rules.kind(of: set, files: files(set)) }
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

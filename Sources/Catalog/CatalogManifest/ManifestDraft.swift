/// A manifest whose images and palettes are created one by one, when they are needed.
///
/// A hundred thousand entries would take ten times the memory of the facts from which they are created.
package struct ManifestDraft: Sendable {
    /// The manifest with empty arrays of images and palettes, whose entries ``image`` and ``palette`` create.
    package var others: CatalogManifest
    package let imageCount: Int
    package let paletteCount: Int
    package let image: @Sendable (Int) -> ImageEntry
    package let palette: @Sendable (Int) -> PaletteEntry

    package init(
        others: CatalogManifest, imageCount: Int, image: @escaping @Sendable (Int) -> ImageEntry, paletteCount: Int,
        palette: @escaping @Sendable (Int) -> PaletteEntry
    ) {
        self.others = others
        (self.imageCount, self.image) = (imageCount, image)
        (self.paletteCount, self.palette) = (paletteCount, palette)
    }

    package init(_ manifest: CatalogManifest) {
        var others = manifest
        (others.images, others.palettes) = ([], [])
        let (images, palettes) = (manifest.images, manifest.palettes)
        self.init(
            others: others, imageCount: images.count, image: { images[$0] }, paletteCount: palettes.count,
            palette: { palettes[$0] })
    }

    package var manifest: CatalogManifest {
        var manifest = withoutImages
        manifest.images = (0..<imageCount).map(image)
        return manifest
    }

    package var withoutImages: CatalogManifest {
        var manifest = others
        manifest.palettes = (0..<paletteCount).map(palette)
        return manifest
    }

    /// The numbers of entries in the manifest as one line of text, such as `12 images, 3 colors`.
    package var summary: String {
        func count(_ number: Int, _ one: String, _ many: String) -> String? {
            number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
        }
        let counts = [
            count(imageCount, "image", "images"), count(others.colors.count, "color", "colors"),
            count(others.products.count, "product", "products"), count(paletteCount, "palette", "palettes"),
            count(others.gradients.count, "gradient", "gradients"),
            count(others.carousels.count, "carousel", "carousels"),
        ].compactMap(\.self)
        return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    }
}

package import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// A catalog whose pictures, colors, gradients and carousels can be previewed.
package struct PreviewCatalog: Sendable {
    package let manifest: CatalogManifest
    private let path: @Sendable (String) -> String
    private let files: [String: ImageEntry.Variant]
    private let colors: [String: PictureColors]

    /// Creates the previews of a catalog.
    ///
    /// - Parameter path: converts a path in the manifest to a path relative to the current folder.
    package init(
        _ manifest: CatalogManifest, isDark: Bool = false, path: @escaping @Sendable (String) -> String
    ) {
        let manifest = isDark ? manifest.inDarkAppearance : manifest
        self.manifest = manifest
        self.path = path
        colors = Dictionary(manifest.pictureColors.map { ($0.image, $0) }, uniquingKeysWith: { first, _ in first })
        // Takes the file with the largest scale for the appearance, which is also large enough for a PNG at 2x.
        files = Dictionary(
            manifest.images.compactMap { image in
                let dark = isDark ? image.variants.filter { $0.appearance == "dark" } : []
                let plain = dark.isEmpty ? image.variants.filter { $0.appearance == nil } : dark
                let best = (plain.isEmpty ? image.variants : plain).max { ($0.scale ?? 0) < ($1.scale ?? 0) }
                return best.map { (image.name, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    package var inDarkAppearance: PreviewCatalog { PreviewCatalog(manifest, isDark: true, path: path) }

    package var names: [String] {
        manifest.carousels.map(\.name) + manifest.gradients.map(\.name) + manifest.colors.map(\.name)
            + manifest.images.map(\.name)
    }

    package func items(named name: String) -> [PreviewItem] {
        manifest.carousels.filter { $0.name == name }.map(item)
            + manifest.gradients.filter { $0.name == name }.map(item)
            + manifest.colors.filter { $0.name == name }.map(item)
            + manifest.images.filter { $0.name == name }.map(item)
    }

    /// The items for all colors, pictures with known colors, gradients and carousels, in this order.
    package var everything: [PreviewItem] {
        return manifest.colors.map(item) + manifest.images.filter { colors[$0.name] != nil }.map(item)
            + manifest.gradients.map(item) + manifest.carousels.map(item)
    }

    /// Returns the first hex code of a named color, whatever its appearance.
    package func hex(ofColor name: String) -> String? {
        manifest.colors.first { $0.name == name }?.variants.lazy.compactMap(\.code).first
    }

    private func item(_ color: ColorEntry) -> PreviewItem {
        let shades = color.variants.map { variant in
            let alpha = variant.alpha
            let appearance = variant.appearance == "any" ? nil : variant.appearance
            return ColorPreview.Shade(
                color: variant.hex.flatMap { SRGB8(hex: $0) }.map { TintedColor($0, alpha: alpha) },
                code: variant.code ?? variant.reference ?? "",
                detail: ([appearance, variant.idiom, variant.displayGamut].compactMap(\.self)
                    + (alpha < 1 ? ["\(Int((alpha * 100).rounded())) % opaque"] : [])).joined(separator: ", "))
        }
        return .color(ColorPreview(name: color.name, shades: shades))
    }

    private func item(_ image: ImageEntry) -> PreviewItem {
        let file = files[image.name]
        var detail = file?.format ?? ""
        if let width = file?.pixelWidth, let height = file?.pixelHeight { detail = "\(width) × \(height)" }
        return .picture(
            PicturePreview(
                name: image.name, detail: detail, file: file.map { path($0.file) },
                colors: colors[image.name]?.found, pin: image.pin))
    }

    private func item(_ gradient: GradientEntry) -> PreviewItem {
        func point(_ coordinates: [Double]) -> String {
            "(\(coordinates.map { ShortNumber.text($0) }.joined(separator: ", ")))"
        }
        let samples = (0...100).map { step in
            Self.color(at: Double(step) / 100, of: gradient.stops) ?? TintedColor(SRGB8(red: 0, green: 0, blue: 0))
        }
        return .gradient(
            GradientPreview(
                name: gradient.name, detail: "\(point(gradient.start)) → \(point(gradient.end))",
                stops: gradient.stops.map { .init(name: $0.color, hex: $0.code, location: $0.location) },
                samples: samples))
    }

    /// Returns the color at a location of a gradient, blended in sRGB between stops; nil without valid stops.
    private static func color(at location: Double, of stops: [GradientEntry.Stop]) -> TintedColor? {
        guard let pair = StopPair(at: location, among: stops, location: \.location),
            let to = TintedColor(code: stops[pair.to].code)
        else { return nil }
        return TintedColor(code: stops[pair.from].code).map { .blend($0, to, pair.progress) } ?? to
    }

    private func item(_ carousel: CarouselEntry) -> PreviewItem {
        .carousel(
            CarouselPreview(carousel, files: carousel.pages.map { page in files[page.image].map { path($0.file) } }))
    }
}

import CatalogDifference
import CatalogManifest
import Diagnostics

/// A catalog that a test puts together of few words.
struct SmallCatalog {
    var manifest = CatalogManifest()
    var diagnostics: [Diagnostic] = []

    /// Adds a picture of one file; its digest is made of a word.
    mutating func add(
        _ name: String, content: String, color: String = "#808080", size: (Int, Int) = (300, 100), bytes: Int = 1000,
        kind: ImageKind = .banner, format: String = "png", pin: String? = nil, folder: String = "."
    ) {
        let file = (folder == "." ? "" : folder + "/") + "\(name).\(format)"
        var variant = ImageEntry.Variant(file: file, format: format, byteCount: bytes, sha256: content)
        (variant.pixelWidth, variant.pixelHeight) = size
        var image = ImageEntry(name: name, kind: kind, isTemplate: false, variants: [variant])
        var colors = PaletteColors(swatches: [SwatchEntry(hex: color, weight: 1, role: nil)])
        colors.backdrop = color
        image.pin = pin.map { PinEntry(color: $0, dark: nil) }
        manifest.images.append(image)
        manifest.palettes.append(PaletteEntry(image: name, pin: image.pin, colors: colors))
    }

    /// Adds a carousel whose transitions go straight from color to color.
    mutating func addCarousel(
        _ name: String, _ pages: [(image: String, color: String)], overlay: String? = nil, worst: Double = 21,
        position: Double = 0, required: Double? = nil, interpolation: String = "srgb", between: String? = nil
    ) {
        let contrast = overlay.map {
            CarouselEntry.Contrast(overlay: $0, worst: worst, position: position, required: required)
        }
        let transitions = pages.indices.dropLast().map { from -> CarouselEntry.Transition in
            let colors = [pages[from].color] + [between].compactMap(\.self) + [pages[from + 1].color]
            let stops = colors.enumerated().map { number, hex in
                CarouselEntry.Transition.Stop(progress: Double(number) / Double(colors.count - 1), hex: hex)
            }
            return .init(from: from, to: from + 1, stops: stops, samples: colors)
        }
        manifest.carousels.append(
            CarouselEntry(
                name: name, style: "page", wraps: false, interpolation: interpolation, contrast: contrast,
                pages: pages.map { .init(image: $0.image, backdrop: $0.color, source: .pinned) },
                transitions: transitions))
    }

    mutating func addColor(_ name: String, _ values: [String: String]) {
        manifest.colors.append(
            ColorEntry(
                name: name,
                variants: values.sorted { $0.key < $1.key }.map { appearance, hex in
                    var variant = ColorEntry.Variant(appearance: appearance)
                    (variant.colorSpace, variant.hex) = ("srgb", hex)
                    return variant
                }))
    }

    static func difference(
        _ base: SmallCatalog, _ head: SmallCatalog, pins: [String: [Int: SourceLocation]] = [:]
    ) -> CatalogDifference {
        CatalogDifference(
            from: ComparedCatalog(label: "main", manifest: base.manifest, diagnostics: base.diagnostics),
            to: ComparedCatalog(label: "HEAD", manifest: head.manifest, diagnostics: head.diagnostics, pins: pins))
    }
}

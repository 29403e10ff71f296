package import CatalogManifest
package import ColorScience
internal import Diagnostics

/// A picture, color, gradient or carousel that a preview shows, in a terminal or in a PNG.
package enum PreviewItem: Sendable {
    case picture(PicturePreview)
    case color(ColorPreview)
    case gradient(GradientPreview)
    case carousel(CarouselPreview)
}

package struct PicturePreview: Sendable {
    package let name: String
    /// The size in pixels, or the name of a vector format; may be empty.
    package let detail: String
    package let file: String?
    package let colors: PictureColors
    /// Whether the bleed is shown even if it is the same color as the backdrop.
    package var showsBleed = false

    package init(name: String, detail: String, file: String?, colors: PaletteColors?, pin: PinEntry? = nil) {
        self.name = name
        self.detail = detail
        self.file = file
        self.colors = PictureColors(image: name, pin: pin, found: colors)
    }
}

package struct ColorPreview: Sendable {
    package struct Shade: Sendable {
        /// The color in sRGB without its opacity; nil for a system color, whose value is unknown.
        package let color: SRGB8?
        package let alpha: Double
        /// The color as text: a hex code, CSS notation, the name of a system color, or a pair of codes and their
        /// contrast.
        package let code: String
        /// The text after the ``code``, such as the appearance; may be empty.
        package let detail: String
        /// The color of sample text that is drawn on this color.
        package let text: SRGB8?

        package init(color: SRGB8?, alpha: Double = 1, code: String, detail: String, text: SRGB8? = nil) {
            self.text = text
            self.color = color
            self.alpha = alpha > 0 ? min(alpha, 1) : 0
            self.code = code
            self.detail = detail
        }

        func over(_ background: SRGB8) -> SRGB8? { color.map { TintedColor($0, alpha: alpha).over(background) } }
    }

    package let name: String
    package let shades: [Shade]

    package init(name: String, shades: [Shade]) {
        self.name = name
        self.shades = shades
    }

    /// Creates a preview of a color without variants, with the color's OKLCH notation as the detail.
    package init(name: String, _ color: Color) {
        let polar = color.converted(to: .oklch)
        let numbers = polar.components
        let hue = polar.missing.isEmpty && numbers.y >= 0.0005 ? ShortNumber.text(numbers.z, places: 1) : "none"
        let detail =
            "oklch(\(ShortNumber.text(numbers.x * 100, places: 1))% \(ShortNumber.text(numbers.y, places: 3)) \(hue))"
        self.init(name: name, shades: [Shade(color: SRGB8(color), alpha: color.alpha, code: color.hex, detail: detail)])
    }
}

package struct GradientPreview: Sendable {
    package struct Stop: Sendable {
        package let name: String
        package let hex: String
        package let location: Double

        package init(name: String, hex: String, location: Double) {
            self.name = name
            self.hex = hex
            self.location = location
        }
    }

    package let name: String
    /// The direction of the gradient, or the color space of its blend; may be empty.
    package let detail: String
    package let stops: [Stop]
    /// The colors of the gradient at evenly spaced locations, both ends included.
    package let samples: [TintedColor]

    package init(name: String, detail: String, stops: [Stop], samples: [TintedColor]) {
        self.name = name
        self.detail = detail
        self.stops = stops
        self.samples = samples
    }

    func color(at location: Double) -> TintedColor? {
        StopPair(at: location, amongEven: samples.count).map { .blend(samples[$0.from], samples[$0.to], $0.progress) }
    }

    var isTranslucent: Bool { samples.contains { $0.alpha < 1 } }
}

/// A carousel, with the picture files of its pages.
package struct CarouselPreview: Sendable {
    package let entry: CarouselEntry
    package let files: [String?]
    /// The words before the overlay color, contrast and position of the lowest contrast, such as `contrast with`.
    let markWords: String
    /// The confidence, 0 … 1, below which a page's backdrop is uncertain.
    var leastConfidence = ConfidenceEntry.leastBackdrop

    package init(_ entry: CarouselEntry, files: [String?], markWords: String = "worst contrast of") {
        precondition(files.count == entry.pages.count, "a file, or none, for each page")
        self.entry = entry
        self.files = files
        self.markWords = markWords
    }

    /// Returns a scroll position in words: `at loop3`, `between loop3 and loop4` or, outside, `at position 12.5`.
    package func pageWords(at position: Double) -> String {
        let pages = entry.pages
        guard !pages.isEmpty, (0...Double(pages.count)).contains(position) else {
            return "at position \(ShortNumber.text(position))"
        }
        func name(_ place: Double) -> String { pages[Int(place) % pages.count].image }
        let nearest = position.rounded()
        return abs(position - nearest) < 0.05
            ? "at \(name(nearest))" : "between \(name(position)) and \(name(position + 1))"
    }
}

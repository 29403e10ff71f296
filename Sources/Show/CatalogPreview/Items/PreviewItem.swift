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
    package var name: String
    /// The size in pixels, or the name of a vector format; may be empty.
    package let detail: String
    package let file: String?
    package var colors: PictureColors
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
        /// The color in sRGB; nil for a system color, whose value is unknown.
        package let color: TintedColor?
        /// The color as text: a hex code, CSS notation, the name of a system color, or a pair of codes and their
        /// contrast.
        package let code: String
        /// The text after the ``code``, such as the appearance; may be empty.
        package let detail: String
        /// The color of sample text that is drawn on this color.
        package let text: SRGB8?

        package init(color: TintedColor?, code: String, detail: String, text: SRGB8? = nil) {
            (self.color, self.code, self.detail, self.text) = (color, code, detail, text)
        }
    }

    package var name: String
    package let shades: [Shade]

    package init(name: String, shades: [Shade]) { (self.name, self.shades) = (name, shades) }

    /// Creates a preview of a color without variants, with the color's OKLCH notation as the detail.
    package init(name: String, _ color: Color) {
        let polar = color.converted(to: .oklch)
        let numbers = polar.components
        let hue = polar.missing.isEmpty && numbers.y >= 0.0005 ? ShortNumber.text(numbers.z, places: 1) : "none"
        let detail =
            "oklch(\(ShortNumber.text(numbers.x * 100, places: 1))% \(ShortNumber.text(numbers.y, places: 3)) \(hue))"
        self.init(name: name, shades: [Shade(color: TintedColor(color), code: color.hex, detail: detail)])
    }
}

package struct GradientPreview: Sendable {
    package struct Stop: Sendable {
        let name: String
        package let hex: String
        let location: Double
    }

    package var name: String
    /// The direction of the gradient, or the color space of its blend; may be empty.
    let detail: String
    package let stops: [Stop]
    /// The colors of the gradient at evenly spaced locations, both ends included.
    let samples: [TintedColor]

    func color(at location: Double) -> TintedColor? {
        StopPair(at: location, amongEven: samples.count).map { .blend(samples[$0.from], samples[$0.to], $0.progress) }
    }

    var isTranslucent: Bool { samples.contains { $0.alpha < 1 } }
}

/// A carousel, with the picture files of its pages.
package struct CarouselPreview: Sendable {
    package var entry: CarouselEntry
    package let files: [String?]
    /// The words before the overlay color, contrast and position of the lowest contrast, such as `contrast with`.
    package var markWords = "worst contrast of"
    /// The confidence, 0 … 1, below which a page's backdrop is uncertain.
    var leastConfidence = ConfidenceEntry.leastBackdrop

    package init(_ entry: CarouselEntry, files: [String?]) {
        precondition(files.count == entry.pages.count, "a file, or none, for each page")
        (self.entry, self.files) = (entry, files)
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

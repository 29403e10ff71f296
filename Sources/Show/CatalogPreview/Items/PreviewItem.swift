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
    /// The size in pixels, such as `390 × 844`; for a vector graphic, which has no pixels, the name of its format.
    ///
    /// Empty if there is no file to show.
    package let detail: String
    /// The path of the picture's file; nil if there is no file to show.
    package let file: String?
    package let colors: PictureColors
    /// Whether the bleed is shown even if it is the same color as the backdrop.
    package var showsBleed = false

    /// Creates a preview of a picture.
    ///
    /// - Parameters:
    ///   - detail: the size in pixels, or the name of the format, as text to show with the name; may be empty.
    ///   - file: the path of the picture's file; nil if there is no file to show.
    ///   - colors: the colors that were found in the picture; nil if none were found.
    ///   - pin: the backdrop that a person chose for the picture; nil for none.
    package init(name: String, detail: String, file: String?, colors: PaletteColors?, pin: PinEntry? = nil) {
        self.name = name
        self.detail = detail
        self.file = file
        self.colors = PictureColors(image: name, pin: pin, found: colors)
    }
}

package struct ColorPreview: Sendable {
    package struct Shade: Sendable {
        /// The color that the preview shows, in sRGB and without its opacity; nil for a system color.
        ///
        /// The value of a system color is unknown. Each variant of a color, such as that for dark mode, has its own
        /// shade.
        package let color: SRGB8?
        /// The opacity of ``color``, 0 … 1.
        package let alpha: Double
        /// The color as text: a hex code (`#RRGGBB` or `#RRGGBBAA`), CSS notation or the name of a system color.
        ///
        /// For a pair of colors, it is the two codes and their contrast.
        package let code: String
        /// The text that a preview shows after ``code`` (the color as text); may be empty.
        ///
        /// Examples are the appearance, and the color in another notation.
        package let detail: String
        /// The color of sample text that is drawn on this color; nil for no text.
        package let text: SRGB8?

        package init(color: SRGB8?, alpha: Double = 1, code: String, detail: String, text: SRGB8? = nil) {
            self.text = text
            self.color = color
            self.alpha = alpha > 0 ? min(alpha, 1) : 0
            self.code = code
            self.detail = detail
        }

        /// Returns the color that is visible on a background; nil for a system color.
        func over(_ background: SRGB8) -> SRGB8? { color.map { TintedColor($0, alpha: alpha).over(background) } }
    }

    package let name: String
    /// The color in each of its variants, such as light and dark mode; at least one.
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
        /// The color, `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque.
        package let hex: String
        /// The location of the stop along the gradient, from 0 (the start) to 1 (the end).
        package let location: Double

        package init(name: String, hex: String, location: Double) {
            self.name = name
            self.hex = hex
            self.location = location
        }
    }

    package let name: String
    /// The text after the name: the direction of the gradient, or the color space of its blend; may be empty.
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

    /// Returns the color at a location along the gradient, 0 … 1; nil without samples.
    func color(at location: Double) -> TintedColor? {
        StopPair(at: location, amongEven: samples.count).map { .blend(samples[$0.from], samples[$0.to], $0.progress) }
    }

    var isTranslucent: Bool { samples.contains { $0.alpha < 1 } }
}

/// A carousel, with the picture files of its pages.
package struct CarouselPreview: Sendable {
    package let entry: CarouselEntry
    /// The path of each page's picture; nil if there is no file to show.
    package let files: [String?]
    /// The words with which the label of the lowest contrast begins, such as `contrast with`.
    ///
    /// The label continues with the overlay color (the color of the text or icons on the backdrop), the contrast and
    /// the scroll position.
    let markWords: String
    /// The confidence, 0 … 1, below which a page's backdrop is uncertain.
    var leastConfidence = ConfidenceEntry.leastBackdrop

    /// Creates a preview of a carousel.
    ///
    /// - Parameters:
    ///   - files: the path of each page's picture; nil if there is no file to show.
    ///   - markWords: the words with which the label of the lowest contrast begins. The label continues with the
    ///     overlay color (the color of the text or icons on the backdrop), the contrast and the scroll position.
    /// - Precondition: `files` has one element for each page.
    package init(_ entry: CarouselEntry, files: [String?], markWords: String = "worst contrast of") {
        precondition(files.count == entry.pages.count, "a file, or none, for each page")
        self.entry = entry
        self.files = files
        self.markWords = markWords
    }

    /// Returns a scroll position in words, with the names of the pictures on the pages.
    ///
    /// The words are `at loop3` if the position is on a page or very near it, and `between loop3 and loop4` if it is
    /// between two pages. Outside the carousel, they contain the number, as in `at position 12.5`.
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

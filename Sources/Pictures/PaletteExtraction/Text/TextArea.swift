package import ColorScience

/// A part of a page or of the screen in which text is drawn.
package struct TextArea: Sendable, Hashable {
    /// The location of an area.
    package enum Location: Sendable, Hashable {
        /// A part of the page, which moves with it.
        case page(PictureRegion)
        /// A part of the screen, behind which pages move.
        case screen(ScreenArea)
    }

    /// The named parts of a screen.
    package enum ScreenArea: String, Sendable, Hashable, CaseIterable {
        case statusBar, navigationBar, searchField

        /// Returns the left, top, width and height in points, on a screen with a width, as in the preview.
        func frame(width: Double) -> SIMD4<Double> {
            switch self {
            case .statusBar: [24, 14, max(1, width - 48), 20]
            case .navigationBar: [16, 36, max(1, width - 32), 44]
            case .searchField: [24, 44, max(1, width - 48), 36]
            }
        }
    }

    package var name: String
    package var location: Location
    /// The color of the text; nil for white or black, whichever is more readable.
    package var color: SRGB8?
    /// Whether the text is large by WCAG 2.2: at least 18 points, or 14 points in bold.
    package var isLarge = false
    /// The minimum contrast, 1 … 21; nil for the one in WCAG 2.2, criterion 1.4.3.
    package var minimum: Double?
    /// The value of the distribution that must reach the minimum.
    package var measure = TextMeasure.standard

    package init(name: String, location: Location) { (self.name, self.location) = (name, location) }

    /// The minimum contrast, rounded to hundredths.
    package var requirement: Double { ((minimum ?? (isLarge ? 3 : 4.5)) * 100).rounded() / 100 }

    /// Whether the area stays on the screen while pages move behind it.
    package var isFixed: Bool { if case .screen = location { true } else { false } }

    /// The stroke width of the text in points: an eighth of the type size, 17 for body text and 24 for headlines.
    var stroke: Double { isLarge ? 3 : 2 }
}

/// A value of the distribution of contrasts behind text.
package enum TextMeasure: String, Sendable, Hashable, CaseIterable {
    /// The lowest contrast.
    case worst
    /// The contrast that 95 % of the area reaches.
    case percentile
    /// The mean contrast.
    case mean

    package static let standard = TextMeasure.percentile
}

/// The screens on which a carousel is shown, and the placement of pictures in its pages.
package struct TextScreens: Sendable, Hashable {
    /// The way in which a picture fits a page with different proportions.
    package enum Fit: String, Sendable, Hashable, CaseIterable {
        /// The picture covers the page and is cropped.
        case fill
        /// The whole picture is visible, with the backdrop beside it.
        case fit
    }

    /// The widths of the screens, in points.
    package var widths: [Double] = [375, 390, 430, 820]
    /// The width and height of a page, in any unit; nil for those of the first picture.
    package var size: SIMD2<Double>?
    /// The distance of the pages from the top of the screen, in points.
    package var top = 0.0
    package var fit = Fit.fill
    /// The point of the picture that is aligned with the same point of the page, 0 … 1.
    package var anchor = SIMD2(0.5, 0.5)
    /// Whether areas are also measured mirrored, as in languages written from right to left.
    package var rightToLeft = false

    package init() {}
}

package import ColorScience

/// A part of a carousel's page or of the screen in which text is drawn.
package struct TextArea: Sendable, Hashable {
    package enum Location: Sendable, Hashable {
        /// A part of a page, in fractions of the page's width and height; it moves with the page.
        case page(PictureRegion)
        /// A part of the screen, which stays in place while pages move behind it.
        case screen(ScreenArea)
    }

    package enum ScreenArea: String, Sendable, Hashable, CaseIterable {
        case statusBar, navigationBar, searchField

        /// Returns the left, top, width and height of the area in points, for a screen with the given width in points.
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
    /// The color of the text; nil to choose white or black for each page, whichever has more contrast.
    package var color: SRGB8?
    /// Whether the text is large by WCAG 2.2: at least 18 points, or 14 points in bold.
    package var isLarge = false
    /// The required contrast ratio, 1 … 21, if it is configured; nil for the one in WCAG 2.2, criterion 1.4.3.
    package var minimum: Double?
    /// The statistic of the contrast ratios in the area, such as their mean, that must reach the ``requirement``.
    package var measure = TextMeasure.standard

    package init(name: String, location: Location) { (self.name, self.location) = (name, location) }

    /// The required contrast ratio, rounded to hundredths: ``minimum``, or else 3 for large and 4.5 for other text.
    package var requirement: Double { ((minimum ?? (isLarge ? 3 : 4.5)) * 100).rounded() / 100 }

    package var isFixed: Bool { if case .screen = location { true } else { false } }

    /// The assumed stroke width of the text in points: about an eighth of the type size, 24 (large) or 17 points.
    var stroke: Double { isLarge ? 3 : 2 }
}

/// The statistic of the contrast ratios in a text area, such as their mean, that must reach the required contrast.
package enum TextMeasure: String, Sendable, Hashable, CaseIterable {
    case worst
    /// The contrast ratio that 95 % of the area reaches or exceeds.
    case percentile
    case mean

    package static let standard = TextMeasure.percentile
}

/// The screens on which the contrast of text is measured, and the placement of pictures in the pages of a carousel.
package struct TextScreens: Sendable, Hashable {
    /// The way in which a picture fits a page with different proportions.
    package enum Fit: String, Sendable, Hashable, CaseIterable {
        /// The picture covers the page, and the parts outside the page are cropped.
        case fill
        /// The whole picture is visible, and the background of the page fills the rest.
        case fit
    }

    package var widths: [Double] = [375, 390, 430, 820]
    /// The width and height of a page, in any unit; by default, those of the carousel's first decoded picture.
    package var size: SIMD2<Double>?
    package var top = 0.0
    package var fit = Fit.fill
    /// The point of a picture, in fractions of its width and height, that lies at the same fractions of a page of
    /// another shape, as `object-position` in CSS.
    package var anchor = SIMD2(0.5, 0.5)
    /// Whether text areas are also measured in the mirrored layout of languages written from right to left.
    package var rightToLeft = false

    package init() {}
}

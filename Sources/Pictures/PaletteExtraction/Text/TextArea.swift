package import ColorScience

/// A part of a page or a screen that text is drawn in.
package struct TextArea: Sendable, Hashable {
    /// The location of an area.
    package enum Location: Sendable, Hashable {
        /// A part of the page, which moves with it.
        case page(PictureRegion)
        /// A part of the screen, which pages pass behind.
        case screen(ScreenArea)
    }

    /// The parts of a screen that have a name.
    package enum ScreenArea: String, Sendable, Hashable, CaseIterable {
        case statusBar, navigationBar, searchField

        /// The left, top, width and height on a screen of a width, in points, as the page of the preview draws them.
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
    /// The color of the text; nil for white or black, whichever reads better.
    package var color: SRGB8?
    /// Whether the text is large as WCAG 2.2 has it: 18 points, or 14 points and bold.
    package var isLarge = false
    /// The least contrast, 1 … 21; nil for that of WCAG 2.2, criterion 1.4.3.
    package var minimum: Double?
    /// The part of the distribution that must reach the minimum.
    package var measure = TextMeasure.standard

    package init(name: String, location: Location) { (self.name, self.location) = (name, location) }

    /// The least contrast, in whole hundredths.
    package var requirement: Double { ((minimum ?? (isLarge ? 3 : 4.5)) * 100).rounded() / 100 }

    /// Whether pages turn behind it.
    package var isFixed: Bool { if case .screen = location { true } else { false } }

    /// The width of a stroke of the text, in points: an eighth of the type size of body text, 17, and of a headline,
    /// 24.
    var stroke: Double { isLarge ? 3 : 2 }
}

/// A part of the distribution of contrasts behind text.
package enum TextMeasure: String, Sendable, Hashable, CaseIterable {
    /// The lowest contrast.
    case worst
    /// The contrast that a twentieth of the area falls short of.
    case percentile
    /// The mean of the contrasts.
    case mean

    package static let standard = TextMeasure.percentile
}

/// The screens that a carousel is seen on, and the way its pictures lie in its pages.
package struct TextScreens: Sendable, Hashable {
    /// The fit of a picture in a page of another shape.
    package enum Fit: String, Sendable, Hashable, CaseIterable {
        /// The picture covers the page and is cropped.
        case fill
        /// The picture is seen whole, with the backdrop beside it.
        case fit
    }

    /// The widths in points.
    package var widths: [Double] = [375, 390, 430, 820]
    /// The width and height of a page, in any unit; nil for those of the first picture.
    package var size: SIMD2<Double>?
    /// The distance of the pages from the top of the screen, in points.
    package var top = 0.0
    package var fit = Fit.fill
    /// The point of the picture that keeps its part of the page, 0 … 1.
    package var anchor = SIMD2(0.5, 0.5)
    /// Whether areas are looked at mirrored, too, as in a language that is written from right to left.
    package var rightToLeft = false

    package init() {}
}

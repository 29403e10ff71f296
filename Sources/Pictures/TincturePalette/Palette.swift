public import CarouselGradients
public import ColorScience
package import PaletteExtraction

/// The colors of a picture, and the colors to put behind it.
///
/// The colors are the same as those of `tincture extract` and `catalog.json` for the same pixels. `Palette` decodes the
/// JSON of either.
///
/// ```swift
/// let blue: [UInt8] = [31, 111, 235, 255]
/// let palette = try await Palette(rgba: Array(repeatElement(blue, count: 12).joined()), width: 4, height: 3)
/// assert(palette.backdrop.hex == "#1F6FEB" && palette.swatches[0].weight == 1)
/// let page = palette.page(image: "loop1")
/// assert(page.backdrop == palette.backdrop && page.dark == palette.backdropDark)
/// ```
public struct Palette: Sendable, Hashable {
    /// A color with its share of the picture.
    public struct Swatch: Sendable, Hashable {
        /// The color of the swatch, in sRGB.
        public let color: SRGB8
        /// The share of the picture, weighted by alpha, 0 … 1, rounded to four decimals.
        public let weight: Double
        /// The role of the color in the picture, such as the dominant color; nil if the color has none.
        public let role: Role?
        /// The Display P3 components, 0 … 1, of a color outside sRGB; nil for any other color.
        ///
        /// If the components aren't nil, ``color`` is the nearest color in sRGB.
        public let displayP3: SIMD3<Double>?
        /// The color for titles on the swatch.
        ///
        /// Its contrast ratio is at least 3.
        public let title: TextColor
        /// The color for text other than titles on the swatch.
        ///
        /// Its contrast ratio is at least 4.5.
        public let body: TextColor
    }

    /// A color for text on a swatch: white or black with an opacity.
    public struct TextColor: Sendable, Hashable {
        /// The color of the text without its opacity: white or black.
        public let color: SRGB8
        /// The opacity of the text, 0 … 1, in steps of 1/255.
        public let opacity: Double
        /// The WCAG 2 contrast ratio of the text on the swatch, 1 … 21, rounded to two decimals.
        public let contrast: Double
    }

    /// The role of a swatch: what the color is in its palette, such as the `dominant` or the `vibrant` color.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The plain white background behind the subject.
        case background
        /// The color with the largest share of the picture, or of the subject if the subject is on a plain white
        /// background.
        case dominant
        /// A strong color, neither light nor dark.
        case vibrant
        /// A strong light color.
        case lightVibrant
        /// A strong dark color.
        case darkVibrant
        /// A soft color, neither light nor dark.
        case muted
        /// A soft light color.
        case lightMuted
        /// A soft dark color.
        case darkMuted
        /// The color of the border, the pixels along the edges of the picture.
        case edge
    }

    /// A color of a gradient, in light and dark mode, and its location.
    public struct Stop: Sendable, Hashable {
        /// The location along the gradient, 0 … 1.
        public let location: Double
        /// The color of the stop in light mode.
        public let color: SRGB8
        /// The color of the stop in dark mode.
        public let dark: SRGB8
    }

    /// A gradient that continues a picture past its edges, from the color of one side to the color of the opposite
    /// side.
    public struct BleedGradient: Sendable, Hashable {
        /// The side where the gradient ends: ``Side/right`` or ``Side/bottom``.
        public let end: Side
        /// The colors and their locations, starting at the side opposite ``end``.
        public let stops: [Stop]
    }

    /// A side of the picture, turned upright by its EXIF orientation.
    public enum Side: String, Sendable, Hashable, CaseIterable, Codable {
        /// The upper side.
        case top
        /// The lower side.
        case bottom
        /// The left side.
        case left
        /// The right side.
        case right
    }

    /// The background around the subject of a picture, if it is transparent or one plain color.
    public enum Background: Sendable, Hashable {
        /// The background is transparent, as in a picture of a product that was cut out.
        case transparent
        /// The background has one plain color.
        case plain(SRGB8)
    }

    /// The confidence in two computed colors: the backdrop, and the color that continues the picture past its edges
    /// (the bleed).
    ///
    /// Each number estimates the probability that a person agrees with the color.
    public struct Confidence: Sendable, Hashable {
        /// The estimated probability that a person agrees with ``Palette/backdrop``, 0 … 1, rounded to two decimals.
        ///
        /// For a subject on a transparent background, the value is instead the fraction of the subject's outline that
        /// contrasts with the backdrop.
        public let backdrop: Double
        /// The estimated probability that a person agrees with ``Palette/bleed``, 0 … 1, rounded to two decimals.
        ///
        /// The value is 0 if the border of the picture is transparent.
        public let bleed: Double
    }

    /// The picture's main colors, in descending order of their share of the picture.
    public let swatches: [Swatch]
    /// The mean of the gamma-encoded sRGB values of all pixels, weighted by alpha.
    public let mean: SRGB8
    /// The color to put behind a picture that doesn't fill its page, in light mode.
    public let backdrop: SRGB8
    /// The color to put behind the picture in dark mode.
    public let backdropDark: SRGB8
    /// Two or three stops for a vertical gradient behind the picture, from the top; nil if the picture's colors don't
    /// suit a gradient.
    public let backdropGradient: [Stop]?
    /// The color that continues the picture past its edges (bleed), in light mode.
    public let bleed: SRGB8
    /// The color that continues the picture past its edges in dark mode.
    public let bleedDark: SRGB8
    /// The gradient that continues the picture past its edges; nil if no two opposite sides differ in color.
    public let bleedGradient: BleedGradient?
    /// Whether the left and right sides differ so much that no single color can continue the picture past both sides.
    public let isTwoSided: Bool
    /// A pale color to put behind the picture in light mode, in the picture's hue.
    ///
    /// Nil unless the picture shows a product on a transparent or white background.
    public let tint: SRGB8?
    /// The counterpart of ``tint`` in dark mode, a dark background in the same hue; nil if ``tint`` is nil.
    public let tintDark: SRGB8?
    /// A saturated color to put behind the picture in light mode.
    ///
    /// Nil unless the picture shows a product on a transparent or white background.
    public let tintBlock: SRGB8?
    /// The counterpart of ``tintBlock`` in dark mode; nil if ``tintBlock`` is nil.
    public let tintBlockDark: SRGB8?
    /// The estimated probabilities that a person agrees with ``backdrop`` and with ``bleed``.
    public let confidence: Confidence
    /// The colors from which a person can choose the backdrop, best first.
    public let candidates: [SRGB8]
    /// The color for each role, such as `vibrant`; roles that no color of the picture suits are left out.
    public let roles: [Role: SRGB8]
    /// The color along each side of the picture; transparent sides are left out.
    public let edges: [Side: SRGB8]
    /// The background around the subject; nil if the background is neither transparent nor plain.
    public let background: Background?
    /// The Display P3 components, 0 … 1, of the palette's colors outside sRGB; each key is the nearest sRGB color.
    public let displayP3: [SRGB8: SIMD3<Double>]

    /// Hashes only three of the colors: ``mean``, ``backdrop`` and ``bleed``.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mean)
        hasher.combine(backdrop)
        hasher.combine(bleed)
    }

    /// Returns a page of a carousel that shows the picture.
    ///
    /// - Parameters:
    ///   - image: the name or URL of the picture.
    ///   - isFullBleed: whether the picture touches the sides of the carousel. If so, the page gets ``bleed`` instead
    ///     of ``backdrop``.
    ///   - hasGradient: whether the page also gets ``backdropGradient``, if there is one and `isFullBleed` is false.
    public func page(
        image: String, isFullBleed: Bool = false, hasGradient: Bool = false
    ) -> CarouselBackdrop.Pages.Page {
        if isFullBleed { return CarouselBackdrop.Pages.Page(image: image, backdrop: bleed, dark: bleedDark) }
        let gradient = hasGradient ? backdropGradient ?? [] : []
        return CarouselBackdrop.Pages.Page(
            image: image, backdrop: backdrop, dark: backdropDark,
            gradient: gradient.map { .init(location: $0.location, color: $0.color, dark: $0.dark) })
    }
}

extension Palette {
    /// Creates a palette from extracted colors; rounds weights to four decimals, and contrasts and confidences to two.
    package init(_ found: PaletteExtraction.Palette) {
        swatches = found.swatches.map(Swatch.init)
        mean = found.mean
        (backdrop, backdropDark) = (found.backdrop, DarkAppearance.of(found.backdrop))
        backdropGradient = found.backdropGradient.map(Stop.evenly)
        (bleed, bleedDark) = (found.bleed, DarkAppearance.of(found.bleed))
        bleedGradient = found.bleedGradient.map {
            BleedGradient(end: Side($0.end), stops: Stop.evenly($0.colors))
        }
        isTwoSided = found.isTwoSided
        (tint, tintDark) = (found.tint?.light, found.tint?.dark)
        (tintBlock, tintBlockDark) = (found.tintBlock, found.tintBlock.map { DarkAppearance.of($0) })
        confidence = Confidence(
            backdrop: rounded(found.confidence.backdrop, 100), bleed: rounded(found.confidence.bleed, 100))
        candidates = found.candidates
        var (roles, edges): ([Role: SRGB8], [Side: SRGB8]) = ([:], [:])
        for (role, color) in found.roles {
            if let role = Role(rawValue: role.rawValue) { roles[role] = color }
        }
        for (side, color) in found.edges { edges[Side(side)] = color }
        (self.roles, self.edges) = (roles, edges)
        background =
            switch found.ground {
            case .transparent: .transparent
            case .plain(let color): .plain(color)
            case nil: nil
            }
        var displayP3: [SRGB8: SIMD3<Double>] = [:]
        for (color, components) in found.displayP3 { displayP3[color] = wideColor(components) }
        self.displayP3 = displayP3
    }
}

extension Palette.Swatch {
    fileprivate init(_ swatch: PaletteExtraction.Swatch) {
        let text = swatch.text
        self.init(
            color: swatch.color, weight: rounded(swatch.weight, 10_000),
            role: swatch.role.flatMap { Palette.Role(rawValue: $0.rawValue) },
            displayP3: swatch.displayP3.map { wideColor($0) }, title: Palette.TextColor(text.title),
            body: Palette.TextColor(text.body))
    }
}

extension Palette.TextColor {
    fileprivate init(_ text: PaletteExtraction.TextColor) {
        self.init(color: text.color, opacity: Double(text.alpha) / 255, contrast: rounded(text.contrast, 100))
    }
}

extension Palette.Side {
    fileprivate init(_ side: PictureLayout.Side) {
        self =
            switch side {
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            }
    }
}

extension Palette.Stop {
    fileprivate static func evenly(_ colors: [SRGB8]) -> [Palette.Stop] {
        colors.enumerated().map { index, color in
            Palette.Stop(
                location: Double(index) / Double(max(1, colors.count - 1)), color: color, dark: DarkAppearance.of(color)
            )
        }
    }
}

private func wideColor(_ components: Components) -> SIMD3<Double> {
    SIMD3(rounded(components.x, 10_000), rounded(components.y, 10_000), rounded(components.z, 10_000))
}

private func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }

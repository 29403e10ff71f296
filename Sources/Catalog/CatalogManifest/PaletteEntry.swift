package struct PaletteEntry: Codable, Sendable, Hashable {
    package var image: String
    /// The backdrop that a person chose; in JSON, its keys are in the same object as ``image``.
    package var pin: PinEntry?
    /// The colors of the picture; in JSON, their keys are in the same object as ``image``.
    package var colors: PaletteColors

    package init(image: String, pin: PinEntry? = nil, colors: PaletteColors) {
        (self.image, self.pin, self.colors) = (image, pin, colors)
    }

    private enum CodingKeys: String, CodingKey { case image }

    package init(from decoder: any Decoder) throws {
        image = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .image)
        pin = try PinEntry.read(from: decoder)
        colors = try PaletteColors(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(image, forKey: .image)
        try pin?.encode(to: encoder)
        try colors.encode(to: encoder)
    }
}

/// The colors of a picture, `#RRGGBB`, and which of them is for what, such as for the backdrop.
package struct PaletteColors: Codable, Sendable, Hashable {
    /// The swatches, in descending order of weight; empty if the picture is fully transparent.
    package var swatches: [SwatchEntry]
    /// The alpha-weighted mean of the gamma-encoded sRGB values.
    package var mean: String?
    /// The color to show behind the picture in light mode, as found in the picture; a pin overrides it.
    package var backdrop: String?
    package var backdropDark: String?
    /// The two or three stops of a vertical gradient behind the picture, from the top.
    ///
    /// Absent if fewer than two colors suit a gradient, if the left and right sides differ much in color, or if the
    /// backdrop is chosen from brand colors.
    package var backdropGradient: [BackdropStop]?
    /// The color that continues the picture past its edges, for pages whose sides the picture touches.
    package var bleed: String?
    package var bleedDark: String?
    /// The gradient that continues the picture past its edges; absent unless two opposite sides differ in color.
    package var bleedGradient: BleedGradientEntry?
    /// `left-right` if no single color can continue the picture past its left and right sides; otherwise absent.
    package var sides: Sides?
    /// A suggested backdrop with the hue of the product, which isn't a color in the picture.
    ///
    /// Absent unless the picture's own background is transparent or white.
    package var tint: String?
    package var tintDark: String?
    /// A suggested saturated backdrop, whose lightness and chroma are the same for all products.
    ///
    /// It has the hue of the product, or another hue if that contrasts too little. Absent unless the picture's own
    /// background is transparent or white.
    package var tintBlock: String?
    package var tintBlockDark: String?
    package var confidence: ConfidenceEntry?
    /// Absent without a brand palette.
    package var brandDistance: BrandDistanceEntry?
    /// The candidates for the backdrop, from the best to the worst.
    package var candidates: [String]?
    package var roles: RoleEntries?
    /// Absent if the whole border is transparent.
    package var edges: EdgeEntries?
    /// The plain background around the subject: its color, or `transparent`; absent if it is neither.
    package var background: String?
    /// The colors of this palette that are outside sRGB, in Display P3; absent if there are none.
    package var displayP3: [WideColorEntry]?
    /// A small blurred placeholder as a ThumbHash in Base64; absent unless requested.
    package var thumbhash: String?

    package enum Sides: String, Codable, Sendable, Hashable, CaseIterable {
        case leftRight = "left-right"
    }

    /// The default maximum number of swatches.
    package static let standardCount = 5

    package init(swatches: [SwatchEntry]) { self.swatches = swatches }
}

/// The CIEDE2000 differences between the colors found in a picture and the nearest brand colors, to two decimal places.
package struct BrandDistanceEntry: Codable, Sendable, Hashable {
    package var backdrop: Double
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}

/// A color outside sRGB, given in Display P3.
package struct WideColorEntry: Codable, Sendable, Hashable {
    /// The nearest sRGB color, by which other properties of the palette refer to this color.
    package var hex: String
    /// The Display P3 components, 0 … 1, to four decimal places.
    package var components: [Double]

    package init(hex: String, components: [Double]) { (self.hex, self.components) = (hex, components) }
}

/// A color with its share of the picture.
package struct SwatchEntry: Codable, Sendable, Hashable {
    package struct Text: Codable, Sendable, Hashable {
        /// The color of the text, white or black: `#RRGGBB` if opaque, or `#RRGGBBAA` if translucent.
        package var hex: String
        /// The WCAG 2 contrast of the text on the swatch, 1 … 21, to two decimal places.
        package var contrast: Double

        package init(hex: String, contrast: Double) {
            (self.hex, self.contrast) = (hex, contrast)
        }
    }

    package var hex: String
    /// The color's share of the picture, weighted by alpha, 0 … 1, to four decimal places.
    ///
    /// Soft shadows (pixels with an alpha below 128 of 255) don't count, unless the picture has hardly anything else.
    package var weight: Double
    /// The role of the color, such as `vibrant`; absent if it has none.
    package var role: String?
    /// The Display P3 components, 0 … 1; absent for a color inside sRGB.
    package var displayP3: [Double]?
    /// The color for titles, with a contrast of at least 3; absent only if another program wrote the manifest.
    package var title: Text?
    /// The color for body text, with a contrast of at least 4.5; absent only if another program wrote the manifest.
    package var body: Text?

    package init(
        hex: String, weight: Double, role: String?, displayP3: [Double]? = nil, title: Text? = nil, body: Text? = nil
    ) {
        (self.hex, self.weight, self.role, self.displayP3, self.title) = (hex, weight, role, displayP3, title)
        self.body = body
    }
}

/// A stop of the gradient behind a picture (backdrop), or of the gradient that continues it past its edges (bleed).
package struct BackdropStop: Codable, Sendable, Hashable {
    /// The location along the gradient, 0 … 1; in a vertical gradient, the distance from the top.
    package var location: Double
    package var hex: String
    package var dark: String

    package init(location: Double, hex: String, dark: String) {
        (self.location, self.hex, self.dark) = (location, hex, dark)
    }
}

/// The colors of a picture by role, `#RRGGBB`; absent if no color has the role.
package struct RoleEntries: Codable, Sendable, Hashable {
    /// The color of the background, if it is plain and white or nearly white.
    package var background: String?
    /// The color with the largest share of the picture, or of the subject if the subject is on plain white.
    package var dominant: String?
    package var vibrant: String?
    package var lightVibrant: String?
    package var darkVibrant: String?
    package var muted: String?
    package var lightMuted: String?
    package var darkMuted: String?
    /// The main color of the border; absent if more than half of the border is transparent.
    package var edge: String?

    package init() {}
}

/// The color of each side of the picture's border, `#RRGGBB`; absent if the side is transparent.
package struct EdgeEntries: Codable, Sendable, Hashable {
    package var top: String?
    package var bottom: String?
    package var left: String?
    package var right: String?

    package init() {}
}

package struct PaletteEntry: Codable, Sendable, Hashable {
    package var image: String
    /// The backdrop that a person chose, which overrides ``PaletteColors/backdrop``.
    ///
    /// In JSON, the pin has no object of its own: its keys are in the same object as ``image``.
    package var pin: PinEntry?
    /// The colors of the picture.
    ///
    /// In JSON, the colors have no object of their own: their keys are in the same object as ``image``.
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

/// The colors of a picture, and which of them is for what, such as for the backdrop.
package struct PaletteColors: Codable, Sendable, Hashable {
    /// The swatches, in descending order of weight; empty if the picture is fully transparent.
    package var swatches: [SwatchEntry]
    /// The mean color of the picture, `#RRGGBB`: the alpha-weighted mean of the gamma-encoded sRGB values.
    package var mean: String?
    /// The color to show behind the picture in light mode, as found in the picture, `#RRGGBB`.
    ///
    /// A pin (a color that a person chose) overrides this color.
    package var backdrop: String?
    package var backdropDark: String?
    /// The two or three stops of a vertical gradient behind the picture, from the top.
    ///
    /// Absent if fewer than two of the picture's colors suit a gradient, if the left and right sides differ much in
    /// color, or if the backdrop is chosen from brand colors.
    package var backdropGradient: [BackdropStop]?
    /// The bleed: the color that continues the picture past its edges in light mode, `#RRGGBB`.
    ///
    /// Use this color on pages whose sides the picture touches.
    package var bleed: String?
    package var bleedDark: String?
    /// The gradient that continues the picture past its edges; absent unless two opposite sides differ in color.
    package var bleedGradient: BleedGradientEntry?
    /// `left-right` if the picture's left and right sides differ so much that no single color can continue the picture
    /// past both of these sides; otherwise absent.
    package var sides: Sides?
    /// The tint: a color to show behind a picture of a product in light mode, `#RRGGBB`.
    ///
    /// The tint is a suggestion. It has the hue of the product, but isn't a color in the picture. It is absent unless
    /// the picture's own background is transparent or white.
    package var tint: String?
    package var tintDark: String?
    /// A saturated color to show behind a picture of a product in light mode, `#RRGGBB`.
    ///
    /// The color is a suggestion. Its hue is that of the product. If that hue contrasts too little with the product,
    /// another hue is used. The lightness and chroma are the same for all products. The color is absent unless the
    /// picture's own background is transparent or white.
    package var tintBlock: String?
    package var tintBlockDark: String?
    package var confidence: ConfidenceEntry?
    /// The differences between the brand's colors and the colors found in the picture; absent without a brand palette.
    package var brandDistance: BrandDistanceEntry?
    /// The candidates for the backdrop, `#RRGGBB`, from the best to the worst.
    package var candidates: [String]?
    package var roles: RoleEntries?
    /// The color of each side of the picture's border; absent if the whole border is transparent.
    package var edges: EdgeEntries?
    /// The background around the subject: `#RRGGBB` if it has one color, or `transparent`; absent if it is neither.
    ///
    /// The subject is what the picture shows, such as a product.
    package var background: String?
    /// The colors of this palette that are outside sRGB, in Display P3; absent if there are none.
    package var displayP3: [WideColorEntry]?
    /// A small blurred placeholder to show until the picture has loaded, as a ThumbHash in Base64; absent unless
    /// requested.
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
    /// The sRGB color that is nearest to this color, `#RRGGBB`.
    ///
    /// If a property of the palette, such as the backdrop, has this color, the property contains this code.
    package var hex: String
    /// The Display P3 components, 0 … 1, to four decimal places.
    package var components: [Double]

    package init(hex: String, components: [Double]) { (self.hex, self.components) = (hex, components) }
}

/// A color with its share of the picture.
package struct SwatchEntry: Codable, Sendable, Hashable {
    package struct Text: Codable, Sendable, Hashable {
        /// The color of the text on the swatch: white or black, as `#RRGGBB` if opaque, or `#RRGGBBAA` if translucent.
        package var hex: String
        /// The WCAG 2 contrast of the text on the swatch, 1 … 21, to two decimal places.
        package var contrast: Double

        package init(hex: String, contrast: Double) {
            (self.hex, self.contrast) = (hex, contrast)
        }
    }

    /// The color of the swatch, `#RRGGBB`.
    package var hex: String
    /// The color's share of the picture, weighted by alpha, 0 … 1, to four decimal places.
    ///
    /// Soft shadows (pixels with an alpha below 128 of 255) don't count, unless the picture has hardly anything else.
    package var weight: Double
    /// The role of the color, such as `vibrant`; absent if it has none.
    package var role: String?
    /// The Display P3 components, 0 … 1; absent for a color inside sRGB.
    package var displayP3: [Double]?
    /// The color for titles on the swatch, with a contrast of at least 3 to the swatch.
    ///
    /// Tincture always writes this color. It is nil only if another program wrote the manifest without it.
    package var title: Text?
    /// The color for body text on the swatch, with a contrast of at least 4.5 to the swatch.
    ///
    /// Tincture always writes this color. It is nil only if another program wrote the manifest without it.
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
    /// The color of the stop in light mode, `#RRGGBB`.
    package var hex: String
    package var dark: String

    package init(location: Double, hex: String, dark: String) {
        (self.location, self.hex, self.dark) = (location, hex, dark)
    }
}

/// The colors of a picture by role (a kind of color, such as `vibrant`).
///
/// Each property is named after a role and holds its color, `#RRGGBB`. A property is absent if no color has the role.
package struct RoleEntries: Codable, Sendable, Hashable {
    /// The color of the picture's background, `#RRGGBB`, if it is plain and white or nearly white; otherwise absent.
    package var background: String?
    /// The color with the largest share of the picture, or of the subject if the subject is on plain white, `#RRGGBB`.
    package var dominant: String?
    /// A saturated color of the picture that is neither light nor dark, `#RRGGBB`; absent if there is none.
    package var vibrant: String?
    /// A saturated light color of the picture, `#RRGGBB`; absent if there is none.
    package var lightVibrant: String?
    /// A saturated dark color of the picture, `#RRGGBB`; absent if there is none.
    package var darkVibrant: String?
    /// A color of the picture with low chroma that is neither light nor dark, `#RRGGBB`; absent if there is none.
    package var muted: String?
    /// A light color of the picture with low chroma, `#RRGGBB`; absent if there is none.
    package var lightMuted: String?
    /// A dark color of the picture with low chroma, `#RRGGBB`; absent if there is none.
    package var darkMuted: String?
    /// The main color of the picture's border (the outer pixels), `#RRGGBB`.
    ///
    /// Absent if more than half of the border is transparent.
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

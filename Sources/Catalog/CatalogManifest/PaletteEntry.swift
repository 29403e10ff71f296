internal import Diagnostics

/// The palette of a picture.
package struct PaletteEntry: Codable, Sendable, Hashable {
    package var image: String
    /// The pin that replaces the backdrop found in the picture.
    ///
    /// Its members are next to the name.
    package var pin: PinEntry?
    /// The colors; their members are next to the name.
    package var colors: PaletteColors

    package init(image: String, pin: PinEntry? = nil, colors: PaletteColors) {
        (self.image, self.pin, self.colors) = (image, pin, colors)
    }

    private enum CodingKeys: String, CodingKey { case image }

    /// Reads an entry whose members are all in one object.
    package init(from decoder: any Decoder) throws {
        image = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .image)
        pin = try PinEntry.read(from: decoder)
        colors = try PaletteColors(from: decoder)
    }

    /// Writes the name, and the members of the pin and the colors, into one object.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(image, forKey: .image)
        try pin?.encode(to: encoder)
        try colors.encode(to: encoder)
    }
}

/// The colors of a picture, and the use of each.
package struct PaletteColors: Codable, Sendable, Hashable {
    /// The colors, in descending order of weight; empty if the picture is fully transparent.
    package var swatches: [SwatchEntry]
    /// The alpha-weighted mean of the gamma-encoded sRGB values.
    package var mean: String?
    /// The color found in the picture for the background behind it, `#RRGGBB`; a pin overrides it.
    package var backdrop: String?
    /// The backdrop in dark mode.
    package var backdropDark: String?
    /// Two or three colors of a vertical gradient behind the picture, from the top.
    ///
    /// Absent if there is only one color.
    package var backdropGradient: [BackdropStop]?
    /// The color that continues the picture past its edges, for a page whose sides the picture touches.
    package var bleed: String?
    /// The bleed in dark mode.
    package var bleedDark: String?
    /// The gradient past the edges of a picture with two different sides; absent for other pictures.
    package var bleedGradient: BleedGradientEntry?
    /// The sides that are so different that no single color continues both; absent if there are none.
    package var sides: Sides?
    /// A suggested background for a product without a background of its own.
    ///
    /// It has the product's hue, but isn't a color in the picture.
    package var tint: String?
    /// The tint in dark mode.
    package var tintDark: String?
    /// A suggested saturated background for a product without a background of its own.
    ///
    /// It has the product's hue, with the same lightness and chroma for all products.
    package var tintBlock: String?
    /// The block tint in dark mode.
    package var tintBlockDark: String?
    /// The confidence in the backdrop and the bleed.
    package var confidence: ConfidenceEntry?
    /// The distances of the backdrop and the bleed from the colors that were found; absent without a brand palette.
    package var brandDistance: BrandDistanceEntry?
    /// The backdrop candidates, best first.
    package var candidates: [String]?
    package var roles: RoleEntries?
    /// The color of each side of the border that isn't transparent.
    package var edges: EdgeEntries?
    /// The plain surrounding of the subject: `#RRGGBB`, or `transparent`.
    package var background: String?
    /// The Display P3 values of the colors above that are outside sRGB; absent if there are none.
    package var displayP3: [WideColorEntry]?
    /// The placeholder until the picture has loaded, as a ThumbHash in Base64.
    ///
    /// Absent unless requested.
    package var thumbhash: String?

    /// The sides of a picture that differ.
    package enum Sides: String, Codable, Sendable, Hashable, CaseIterable {
        /// The left and right sides.
        case leftRight = "left-right"
    }

    /// The default maximum number of swatches.
    package static let standardCount = 5

    /// Creates colors of which only the swatches are known.
    package init(swatches: [SwatchEntry]) { self.swatches = swatches }
}

/// The CIEDE2000 difference between the nearest brand color and the color that was found, to two decimal places.
package struct BrandDistanceEntry: Codable, Sendable, Hashable {
    /// The difference of the backdrop.
    package var backdrop: Double
    /// The difference of the bleed.
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}

/// A color outside sRGB.
package struct WideColorEntry: Codable, Sendable, Hashable {
    /// The nearest color inside sRGB, which identifies this color, `#RRGGBB`.
    package var hex: String
    /// The Display P3 components, 0 … 1, to four decimal places.
    package var components: [Double]

    package init(hex: String, components: [Double]) { (self.hex, self.components) = (hex, components) }
}

/// A color with its share of the picture.
package struct SwatchEntry: Codable, Sendable, Hashable {
    package struct Text: Codable, Sendable, Hashable {
        /// White or black with its opacity, `#RRGGBBAA`, or `#RRGGBB` if it is opaque.
        package var hex: String
        /// The WCAG 2 contrast on the swatch, 1 … 21, to two decimal places.
        package var contrast: Double

        package init(hex: String, contrast: Double) {
            (self.hex, self.contrast) = (hex, contrast)
        }
    }

    /// The color, `#RRGGBB`.
    package var hex: String
    /// The alpha-weighted share of the opaque pixels, 0 … 1, to four decimal places.
    package var weight: Double
    /// The role of the color; absent if it has none.
    package var role: String?
    /// The Display P3 components, 0 … 1, of a color outside sRGB; absent for any other.
    package var displayP3: [Double]?
    /// The color for titles on the swatch, with a contrast of at least 3.
    package var title: Text?
    /// The color for body text on the swatch, with a contrast of at least 4.5.
    package var body: Text?

    package init(
        hex: String, weight: Double, role: String?, displayP3: [Double]? = nil, title: Text? = nil, body: Text? = nil
    ) {
        (self.hex, self.weight, self.role, self.displayP3, self.title) = (hex, weight, role, displayP3, title)
        self.body = body
    }
}

/// A stop of a vertical gradient.
package struct BackdropStop: Codable, Sendable, Hashable {
    /// The distance from the top, 0 … 1.
    package var location: Double
    /// The color, `#RRGGBB`.
    package var hex: String
    /// The color in dark mode, `#RRGGBB`.
    package var dark: String

    package init(location: Double, hex: String, dark: String) {
        (self.location, self.hex, self.dark) = (location, hex, dark)
    }
}

/// The color for each role, `#RRGGBB`; absent if no swatch has the role.
package struct RoleEntries: Codable, Sendable, Hashable {
    /// The plain white background behind the subject.
    package var background: String?
    /// The color with the largest share.
    package var dominant: String?
    /// A strong color, neither light nor dark.
    package var vibrant: String?
    /// A strong light color.
    package var lightVibrant: String?
    /// A strong dark color.
    package var darkVibrant: String?
    /// A soft color, neither light nor dark.
    package var muted: String?
    /// A soft light color.
    package var lightMuted: String?
    /// A soft dark color.
    package var darkMuted: String?
    /// The color of the border.
    package var edge: String?

    package init() {}
}

/// The color of each side of the border, `#RRGGBB`; absent if the side is transparent.
package struct EdgeEntries: Codable, Sendable, Hashable {
    /// The upper side.
    package var top: String?
    package var bottom: String?
    package var left: String?
    package var right: String?

    package init() {}
}

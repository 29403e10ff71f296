internal import Diagnostics

/// The palette of a picture.
package struct PaletteEntry: Codable, Sendable, Hashable {
    package var image: String
    /// The pin that replaces the backdrop that was found.
    ///
    /// Its members are beside the name.
    package var pin: PinEntry?
    /// The colors; their members are beside the name.
    package var colors: PaletteColors

    package init(image: String, pin: PinEntry? = nil, colors: PaletteColors) {
        (self.image, self.pin, self.colors) = (image, pin, colors)
    }

    private enum CodingKeys: String, CodingKey { case image }

    /// Reads an entry whose members all are in one object.
    package init(from decoder: any Decoder) throws {
        image = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .image)
        pin = try PinEntry.read(from: decoder)
        colors = try PaletteColors(from: decoder)
    }

    /// Writes the name and the members of the pin and of the colors into one object.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(image, forKey: .image)
        try pin?.encode(to: encoder)
        try colors.encode(to: encoder)
    }
}

/// The colors of a picture, and what each is good for.
package struct PaletteColors: Codable, Sendable, Hashable {
    /// The colors, in falling weight; none where the picture is wholly transparent.
    package var swatches: [SwatchEntry]
    /// The alpha-weighted mean of the gamma-encoded sRGB values.
    package var mean: String?
    /// The color to put behind the picture, as it was found; a pin wins over it.
    package var backdrop: String?
    /// The same in the dark appearance.
    package var backdropDark: String?
    /// Two or three colors for a vertical gradient behind the picture, from the top; absent where it has only one
    /// color.
    package var backdropGradient: [BackdropStop]?
    /// The color that continues the picture past its edges, for a page whose sides it touches.
    package var bleed: String?
    /// The same in the dark appearance.
    package var bleedDark: String?
    /// The gradient past the edges of a picture with two different sides; absent for other pictures.
    package var bleedGradient: BleedGradientEntry?
    /// Present where the left and the right side are so different that no single color continues both.
    package var sides: Sides?
    /// A proposal for behind a product that has no background of its own: its hue, and not a color of the picture.
    package var tint: String?
    /// The same in the dark appearance.
    package var tintDark: String?
    /// A saturated color for behind such a product, of the same lightness and chroma for all.
    package var tintBlock: String?
    /// The same in the dark appearance.
    package var tintBlockDark: String?
    /// How sure the backdrop and the bleed are.
    package var confidence: ConfidenceEntry?
    /// The distance of the backdrop and the bleed from what was found; absent without a brand's palette.
    package var brandDistance: BrandDistanceEntry?
    /// The backdrop candidates, best first.
    package var candidates: [String]?
    package var roles: RoleEntries?
    /// The color of each side of the border that is not transparent.
    package var edges: EdgeEntries?
    /// The plain surrounding of the subject: `#RRGGBB`, or `transparent`.
    package var background: String?
    /// The colors of these that are outside sRGB, in Display P3; absent where there are none.
    package var displayP3: [WideColorEntry]?
    /// The placeholder until the picture has loaded: its ThumbHash in Base64.
    ///
    /// Absent unless requested.
    package var thumbhash: String?

    /// Which sides of a picture differ.
    package enum Sides: String, Codable, Sendable, Hashable, CaseIterable {
        /// The left side and the right one.
        case leftRight = "left-right"
    }

    /// The most swatches by default.
    package static let standardCount = 5

    /// Colors of which only the swatches are known.
    package init(swatches: [SwatchEntry]) { self.swatches = swatches }
}

/// The CIEDE2000 difference between the nearest color of a brand and the color that was found, to two places.
package struct BrandDistanceEntry: Codable, Sendable, Hashable {
    /// The backdrop's.
    package var backdrop: Double
    /// The bleed's.
    package var bleed: Double

    package init(backdrop: Double, bleed: Double) { (self.backdrop, self.bleed) = (backdrop, bleed) }
}

/// A color outside sRGB.
package struct WideColorEntry: Codable, Sendable, Hashable {
    /// The nearest color inside sRGB, under which it is known, `#RRGGBB`.
    package var hex: String
    /// Its Display P3 components, 0 … 1, to four places.
    package var components: [Double]

    package init(hex: String, components: [Double]) { (self.hex, self.components) = (hex, components) }
}

/// A color with its share of the picture.
package struct SwatchEntry: Codable, Sendable, Hashable {
    package struct Text: Codable, Sendable, Hashable {
        /// White or black with its opacity, `#RRGGBBAA`, or `#RRGGBB` where it is opaque.
        package var hex: String
        /// Its WCAG 2 contrast on the swatch, 1 … 21, to two places.
        package var contrast: Double

        package init(hex: String, contrast: Double) {
            (self.hex, self.contrast) = (hex, contrast)
        }
    }

    /// The color, `#RRGGBB`.
    package var hex: String
    /// The share of the opaque pixels, alpha-weighted, 0 … 1, to four places.
    package var weight: Double
    /// The role of the color; absent if it has none.
    package var role: String?
    /// The Display P3 components, 0 … 1, of a color that is outside sRGB; absent for any other.
    package var displayP3: [Double]?
    /// For titles on the color: a contrast of 3 at least.
    package var title: Text?
    /// For other text on the color: a contrast of 4.5 at least.
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
    /// How far from the top, 0 … 1.
    package var location: Double
    /// The color, `#RRGGBB`.
    package var hex: String
    /// The color in the dark appearance, `#RRGGBB`.
    package var dark: String

    package init(location: Double, hex: String, dark: String) {
        (self.location, self.hex, self.dark) = (location, hex, dark)
    }
}

/// The color for each role, `#RRGGBB`, absent where no swatch has it.
package struct RoleEntries: Codable, Sendable, Hashable {
    /// The plain white background that the subject stands on.
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

/// The color of each side of the border, `#RRGGBB`, absent where it is transparent.
package struct EdgeEntries: Codable, Sendable, Hashable {
    /// The upper side.
    package var top: String?
    package var bottom: String?
    package var left: String?
    package var right: String?

    package init() {}
}

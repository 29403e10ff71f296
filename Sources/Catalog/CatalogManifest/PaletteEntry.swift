internal import Diagnostics

/// What colours a picture is made of.
public struct PaletteEntry: Codable, Sendable, Hashable {
    /// The name of the picture.
    public var image: String
    /// What a person has chosen instead of the backdrop that was found; its members stand beside the name.
    public var pin: PinEntry?
    /// The colours; their members stand beside the name.
    public var colors: PaletteColors

    /// An entry by its parts.
    public init(image: String, pin: PinEntry? = nil, colors: PaletteColors) {
        self.image = image
        self.pin = pin
        self.colors = colors
    }

    private enum CodingKeys: String, CodingKey { case image }

    /// Reads an entry whose members all stand in one object.
    public init(from decoder: any Decoder) throws {
        image = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .image)
        pin = try PinEntry.read(from: decoder)
        colors = try PaletteColors(from: decoder)
    }

    /// Writes the name and the members of the pin and of the colours into one object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(image, forKey: .image)
        try pin?.encode(to: encoder)
        try colors.encode(to: encoder)
    }
}

/// The colours of a picture, and what each is good for.
public struct PaletteColors: Codable, Sendable, Hashable {
    /// The colours, in falling weight; none where the picture is wholly transparent.
    public var swatches: [SwatchEntry]
    /// The alpha-weighted mean of the gamma-encoded sRGB values.
    public var mean: String?
    /// The colour to put behind the picture, as it was found; a pin wins over it.
    public var backdrop: String?
    /// The same in the dark appearance.
    public var backdropDark: String?
    /// Two or three colours for a vertical gradient behind the picture, from the top; absent where it has only one colour.
    public var backdropGradient: [BackdropStop]?
    /// The color that continues the picture past its edges, for a page whose sides it touches.
    public var bleed: String?
    /// The same in the dark appearance.
    public var bleedDark: String?
    /// What continues the picture where two opposite sides differ; absent where they do not.
    public var bleedGradient: BleedGradientEntry?
    /// How sure the backdrop and the bleed are.
    public var sureness: SurenessEntry?
    /// What a person may choose for behind the picture, the likeliest first.
    public var candidates: [String]?
    /// The colour for each role that has one.
    public var roles: RoleEntries?
    /// The colour of each side of the border that is not transparent.
    public var edges: EdgeEntries?
    /// What surrounds the subject, where that is plain: `#RRGGBB`, or `transparent`.
    public var ground: String?

    /// The most swatches that are wanted where nobody says.
    package static let standardCount = 5

    /// Colours of which only the swatches are known.
    public init(swatches: [SwatchEntry]) { self.swatches = swatches }
}

/// A colour with its share of the picture.
public struct SwatchEntry: Codable, Sendable, Hashable {
    /// A colour for text on the swatch.
    public struct Text: Codable, Sendable, Hashable {
        /// White or black with its opacity, `#RRGGBBAA`, or `#RRGGBB` where it is opaque.
        public var hex: String
        /// Its WCAG 2 contrast on the swatch, 1 … 21, to two places.
        public var contrast: Double

        /// A colour by its parts.
        public init(hex: String, contrast: Double) {
            self.hex = hex
            self.contrast = contrast
        }
    }

    /// The colour, `#RRGGBB`.
    public var hex: String
    /// The share of the opaque pixels, alpha-weighted, 0 … 1, to four places.
    public var weight: Double
    /// What the colour is good for; absent where it has no special use.
    public var role: String?
    /// The Display P3 components, 0 … 1, of a colour that lies outside sRGB; absent for any other.
    public var displayP3: [Double]?
    /// For titles on the colour: a contrast of 3 at least.
    public var title: Text?
    /// For other text on the colour: a contrast of 4.5 at least.
    public var body: Text?

    /// An entry by its parts.
    public init(
        hex: String, weight: Double, role: String?, displayP3: [Double]? = nil, title: Text? = nil, body: Text? = nil
    ) {
        self.hex = hex
        self.weight = weight
        self.role = role
        self.displayP3 = displayP3
        self.title = title
        self.body = body
    }
}

/// A stop of a vertical gradient.
public struct BackdropStop: Codable, Sendable, Hashable {
    /// How far from the top, 0 … 1.
    public var location: Double
    /// The colour, `#RRGGBB`.
    public var hex: String
    /// The colour in the dark appearance, `#RRGGBB`.
    public var dark: String

    /// A stop by its parts.
    public init(location: Double, hex: String, dark: String) {
        self.location = location
        self.hex = hex
        self.dark = dark
    }
}

/// The colour for each role, `#RRGGBB`, absent where no swatch has it.
public struct RoleEntries: Codable, Sendable, Hashable {
    /// The plain white ground that the subject stands on.
    public var ground: String?
    /// The colour with the largest share.
    public var dominant: String?
    /// A strong colour, neither light nor dark.
    public var vibrant: String?
    /// A strong light colour.
    public var lightVibrant: String?
    /// A strong dark colour.
    public var darkVibrant: String?
    /// A soft colour, neither light nor dark.
    public var muted: String?
    /// A soft light colour.
    public var lightMuted: String?
    /// A soft dark colour.
    public var darkMuted: String?
    /// The colour of the border.
    public var edge: String?

    /// No role yet.
    public init() {}
}

/// The colour of each side of the border, `#RRGGBB`, absent where it is transparent.
public struct EdgeEntries: Codable, Sendable, Hashable {
    /// The upper side.
    public var top: String?
    /// The lower side.
    public var bottom: String?
    /// The left side.
    public var left: String?
    /// The right side.
    public var right: String?

    /// No side yet.
    public init() {}
}

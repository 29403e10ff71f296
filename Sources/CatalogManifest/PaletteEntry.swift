/// What colours a picture is made of.
public struct PaletteEntry: Codable, Sendable, Hashable {
    /// The name of the picture.
    public var image: String
    /// The colours, in falling weight.
    public var swatches: [SwatchEntry]
    /// The alpha-weighted mean of the gamma-encoded sRGB values.
    public var mean: String
    /// The colour to put behind the picture.
    public var backdrop: String

    /// An entry by its parts.
    public init(image: String, swatches: [SwatchEntry], mean: String, backdrop: String) {
        self.image = image
        self.swatches = swatches
        self.mean = mean
        self.backdrop = backdrop
    }
}

/// A colour with its share of the picture.
public struct SwatchEntry: Codable, Sendable, Hashable {
    /// The colour, `#RRGGBB`.
    public var hex: String
    /// The share of the opaque pixels, alpha-weighted, 0 … 1, to four places.
    public var weight: Double
    /// What the colour is good for; absent where it has no special use.
    public var role: String?
    /// The Display P3 components, 0 … 1, of a colour that lies outside sRGB; absent for any other.
    public var displayP3: [Double]?

    /// An entry by its parts.
    public init(hex: String, weight: Double, role: String?, displayP3: [Double]? = nil) {
        self.hex = hex
        self.weight = weight
        self.role = role
        self.displayP3 = displayP3
    }
}

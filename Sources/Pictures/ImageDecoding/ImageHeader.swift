package struct ImageHeader: Sendable, Hashable {
    package var format: ImageFormat
    /// The width of the upright picture in pixels; nil where the header does not say.
    package var pixelWidth: Int?
    /// The height of the upright picture in pixels; nil where the header does not say.
    package var pixelHeight: Int?
    /// The width in points of a picture without pixels (SVG, PDF); nil where it cannot be read simply.
    package var pointWidth: Double?
    /// The height in points of a picture without pixels (SVG, PDF); nil where it cannot be read simply.
    package var pointHeight: Double?
    /// Whether a pixel can be transparent; nil where the header does not say.
    package var hasAlpha: Bool?
    /// The name of the color profile; nil where the picture has none.
    package var colorProfile: String?
    /// How the picture is to be turned, 1 … 8 as in Exif; 1 is upright.
    package var orientation = 1

    /// True for the formats whose pixels this library decodes.
    package var isDecodable: Bool { format.isDecodable }

    /// How many pixels it claims to have, 0 where it does not say: a number that no integer may hold.
    package var pixelCount: Double { Double(pixelWidth ?? 0) * Double(pixelHeight ?? 0) }

    /// A header that says nothing but the format.
    package init(format: ImageFormat) { self.format = format }
}

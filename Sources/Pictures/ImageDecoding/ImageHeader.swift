/// What a picture says of itself before its first pixel.
public struct ImageHeader: Sendable, Hashable {
    /// The format of the content.
    public var format: ImageFormat
    /// The width of the upright picture in pixels; nil where the header does not say.
    public var pixelWidth: Int?
    /// The height of the upright picture in pixels; nil where the header does not say.
    public var pixelHeight: Int?
    /// The width in points of a picture without pixels (SVG, PDF); nil where it cannot be read simply.
    public var pointWidth: Double?
    /// The height in points of a picture without pixels (SVG, PDF); nil where it cannot be read simply.
    public var pointHeight: Double?
    /// Whether a pixel can be transparent; nil where the header does not say.
    public var hasAlpha: Bool?
    /// The name of the colour profile; nil where the picture has none.
    public var colorProfile: String?
    /// How the picture is to be turned, 1 … 8 as in Exif; 1 is upright.
    public var orientation = 1

    /// True for the formats whose pixels this library decodes.
    public var isDecodable: Bool { format.isDecodable }

    /// A header that says nothing but the format.
    public init(format: ImageFormat) { self.format = format }
}

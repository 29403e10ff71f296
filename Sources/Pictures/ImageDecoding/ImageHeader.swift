package struct ImageHeader: Sendable, Hashable {
    package var format: ImageFormat
    /// The width in pixels, after the picture is rotated as its ``orientation`` says; nil if the header lacks it.
    package var pixelWidth: Int?
    /// The height in pixels, after the picture is rotated as its ``orientation`` says; nil if the header lacks it.
    package var pixelHeight: Int?
    /// The width in points of a picture without pixels (SVG, PDF); nil if it is unknown, or for any other picture.
    package var pointWidth: Double?
    /// The height in points of a picture without pixels (SVG, PDF); nil if it is unknown, or for any other picture.
    package var pointHeight: Double?
    /// Whether a pixel can be transparent, or nil if the header doesn't show it.
    package var hasAlpha: Bool?
    /// The name of the color profile, or nil if the picture has none.
    package var colorProfile: String?
    /// The orientation, 1 … 8 as in Exif; 1 is upright.
    package var orientation = 1

    /// Whether this build decodes the pixels of the format.
    package var isDecodable: Bool { format.isDecodable }

    /// The number of pixels according to the header, or 0 if the header contains no size.
    ///
    /// It is a `Double`, because the product may be too large for an integer.
    package var pixelCount: Double { Double(pixelWidth ?? 0) * Double(pixelHeight ?? 0) }

    package init(format: ImageFormat) { self.format = format }
}

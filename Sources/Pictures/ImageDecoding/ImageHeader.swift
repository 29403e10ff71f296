package struct ImageHeader: Sendable, Hashable {
    package var format: ImageFormat
    /// The width in pixels of the upright picture, rotated as its ``orientation`` says; nil if the header lacks it.
    package var pixelWidth: Int?
    /// The height in pixels of the upright picture; nil if the header lacks it.
    package var pixelHeight: Int?
    /// The width in points of a picture without pixels (SVG, PDF), if it is known; nil for any other picture.
    package var pointWidth: Double?
    /// The height in points of a picture without pixels (SVG, PDF), if it is known; nil for any other picture.
    package var pointHeight: Double?
    /// Whether a pixel can be transparent, or nil if the header doesn't show it.
    package var hasAlpha: Bool?
    package var colorProfile: String?
    package var orientation = 1

    package var isDecodable: Bool { format.isDecodable }

    package var pixelSize: (width: Int, height: Int)? {
        pixelWidth.flatMap { width in pixelHeight.map { (width, $0) } }
    }

    /// The number of pixels, or 0 without a size; it may be too large for an integer.
    package var pixelCount: Double { Double(pixelWidth ?? 0) * Double(pixelHeight ?? 0) }

    package init(format: ImageFormat) { self.format = format }
}

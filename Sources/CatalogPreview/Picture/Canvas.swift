public import ColorScience
public import ImageDecoding

/// A picture under construction: opaque rectangles and pictures laid over one another.
public struct Canvas: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    private var rgba: [UInt8]

    /// A canvas of one colour.
    public init(width: Int, height: Int, _ color: SRGB8) {
        self.width = width
        self.height = height
        rgba = []
        rgba.reserveCapacity(width * height * 4)
        for _ in 0..<(width * height) { rgba += [color.red, color.green, color.blue, 255] }
    }

    /// A canvas that is clear all over.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
        rgba = [UInt8](repeating: 0, count: width * height * 4)
    }

    /// What has been drawn.
    public var picture: PixelBuffer { PixelBuffer(width: width, height: height, rgba: rgba) }

    /// Fills a rectangle; what lies outside the canvas is left out.
    public mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ color: SRGB8) {
        for row in rows.clamped(to: 0..<height) {
            for column in columns.clamped(to: 0..<width) {
                let start = (row * width + column) * 4
                rgba[start] = color.red
                rgba[start + 1] = color.green
                rgba[start + 2] = color.blue
                rgba[start + 3] = 255
            }
        }
    }

    /// Lays a picture over what is there, its upper left corner at a place; what lies outside the canvas is left out.
    public mutating func draw(_ picture: PixelBuffer, column left: Int, row top: Int) {
        for row in (0..<picture.height) where (0..<height).contains(top + row) {
            for column in 0..<picture.width where (0..<width).contains(left + column) {
                let from = (row * picture.width + column) * 4
                let to = ((top + row) * width + left + column) * 4
                let alpha = Int(picture.rgba[from + 3])
                if rgba[to + 3] == 0 {
                    for channel in 0..<4 { rgba[to + channel] = picture.rgba[from + channel] }
                    continue
                }
                for channel in 0..<3 {
                    let (front, back) = (Int(picture.rgba[from + channel]), Int(rgba[to + channel]))
                    rgba[to + channel] = UInt8((front * alpha + back * (255 - alpha) + 127) / 255)
                }
            }
        }
    }
}

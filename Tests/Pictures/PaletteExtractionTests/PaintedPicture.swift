import ColorScience
import PaletteExtraction

/// A picture painted with rectangles, for tests that need to know where a color lies.
struct PaintedPicture {
    let width: Int
    let height: Int
    private var rgba: [UInt8]

    init(_ width: Int, _ height: Int, _ hex: String?) {
        self.width = width
        self.height = height
        rgba = [UInt8](repeating: 0, count: width * height * 4)
        fill(0..<width, 0..<height, hex)
    }

    /// Fills a rectangle with a color, or with nothing.
    mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ hex: String?) {
        let color = hex.flatMap { SRGB8(hex: $0) }
        let pixel: [UInt8] = color.map { [$0.red, $0.green, $0.blue, 255] } ?? [0, 0, 0, 0]
        for row in rows {
            for column in columns {
                let start = (row * width + column) * 4
                rgba.replaceSubrange(start..<(start + 4), with: pixel)
            }
        }
    }

    /// Changes every pixel by its place.
    mutating func paint(_ color: (_ column: Int, _ row: Int) -> (UInt8, UInt8, UInt8, UInt8)) {
        for row in 0..<height {
            for column in 0..<width {
                let start = (row * width + column) * 4
                let (red, green, blue, alpha) = color(column, row)
                rgba.replaceSubrange(start..<(start + 4), with: [red, green, blue, alpha])
            }
        }
    }

    func palette(count: Int = 5, orientation: Int = 1) -> Palette? {
        var histogram = ColorHistogram(
            layout: PictureLayout(width: width, height: height, orientation: orientation))
        // In portions of several rows, as a decoder gives them.
        for start in stride(from: 0, to: rgba.count, by: width * 4 * 7) {
            rgba[start..<min(rgba.count, start + width * 4 * 7)].withUnsafeBufferPointer { histogram.add($0) }
        }
        return Palette(histogram, count: count)
    }
}

/// The means of the pixels that fall into each box of a grid, weighted by alpha.
struct PixelBoxes {
    private let columns: Int
    private let rows: Int
    private let width: Int
    private let height: Int
    /// The first pixel of each box of a row, and the end of the last.
    private let edges: [Int]
    /// Of red, green, blue and alpha.
    private var sums: [SIMD4<UInt64>]
    private var counts: [UInt64]
    private var row = 0

    /// Boxes for the rows of a picture of a size.
    init(columns: Int, rows: Int, of width: Int, _ height: Int) {
        (self.columns, self.rows, self.width, self.height) = (columns, rows, width, height)
        edges = (0...columns).map { ($0 * width + columns - 1) / columns }
        sums = [SIMD4<UInt64>](repeating: .zero, count: columns * rows)
        counts = [UInt64](repeating: 0, count: columns * rows)
    }

    /// Adds the next rows: red, green, blue, alpha, not premultiplied.
    mutating func add(_ rgba: UnsafeBufferPointer<UInt8>) {
        let bytes = UnsafeRawBufferPointer(rgba)
        for start in stride(from: 0, through: bytes.count - width * 4, by: width * 4) {
            let target = row * rows / height * columns
            for column in 0..<columns {
                var (red, green, blue, alpha) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
                for place in edges[column]..<edges[column + 1] {
                    let offset = start &+ place &* 4
                    let pixel = UInt64(
                        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
                    let weight = pixel >> 24
                    red &+= weight &* (pixel & 0xFF)
                    green &+= weight &* (pixel >> 8 & 0xFF)
                    blue &+= weight &* (pixel >> 16 & 0xFF)
                    alpha &+= weight
                }
                sums[target + column] &+= SIMD4(red, green, blue, alpha)
                counts[target + column] += UInt64(edges[column + 1] - edges[column])
            }
            row += 1
        }
    }

    /// Four bytes a box: the mean color and the mean alpha; nothing for a box without pixels.
    var means: [UInt8] {
        var rgba = [UInt8](repeating: 0, count: sums.count * 4)
        for (place, sum) in sums.enumerated() where sum.w > 0 {
            for channel in 0..<3 { rgba[place * 4 + channel] = UInt8((sum[channel] + sum.w / 2) / sum.w) }
            rgba[place * 4 + 3] = UInt8((sum.w + counts[place] / 2) / counts[place])
        }
        return rgba
    }
}

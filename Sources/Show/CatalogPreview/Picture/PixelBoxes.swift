/// A reduction of a picture: each new pixel is the mean color of a box of old pixels, weighted by area and alpha.
struct PixelBoxes {
    /// The number of parts into which a pixel is divided at the edges of boxes; a finer division would be invisible.
    private static let parts = 256

    private let columns: Int
    private let rows: Int
    private let width: Int
    private let height: Int
    /// The sums of red, green, blue and alpha in each box; the colors are weighted by alpha.
    private var sums: [SIMD4<UInt64>]
    /// The height of the pixels that each row of boxes has received so far, in units of 1/256 pixel.
    private var heights: [UInt64]
    private var line: [SIMD4<UInt64>]
    private var row = 0

    init(columns: Int, rows: Int, of width: Int, _ height: Int) {
        (self.columns, self.rows, self.width, self.height) = (columns, rows, width, height)
        sums = [SIMD4<UInt64>](repeating: .zero, count: columns * rows)
        heights = [UInt64](repeating: 0, count: rows)
        line = [SIMD4<UInt64>](repeating: .zero, count: columns)
    }

    /// Adds the next rows of pixels, given as red, green, blue and alpha, not premultiplied.
    mutating func add(_ rgba: UnsafeBufferPointer<UInt8>) {
        let bytes = UnsafeRawBufferPointer(rgba)
        for start in stride(from: 0, through: bytes.count - width * 4, by: width * 4) {
            addUp(bytes, from: start)
            let (top, bottom) = (row * Self.parts, (row + 1) * Self.parts)
            var target = row * rows / height
            while target < rows, edge(target, of: rows, height) < bottom {
                let part = min(bottom, edge(target + 1, of: rows, height)) - max(top, edge(target, of: rows, height))
                if part > 0 {
                    let weight = SIMD4(repeating: UInt64(part))
                    for column in 0..<columns { sums[target * columns + column] &+= line[column] &* weight }
                    heights[target] += UInt64(part)
                }
                target += 1
            }
            row += 1
        }
    }

    private func edge(_ box: Int, of count: Int, _ size: Int) -> Int { box * size * Self.parts / count }

    private mutating func addUp(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        func pixel(_ x: Int) -> SIMD4<UInt64> {
            let pixel = UInt64(
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start &+ x &* 4, as: UInt32.self)))
            let alpha = pixel >> 24
            return SIMD4(alpha &* (pixel & 0xFF), alpha &* (pixel >> 8 & 0xFF), alpha &* (pixel >> 16 & 0xFF), alpha)
        }
        let parts = UInt64(Self.parts)
        for column in 0..<columns {
            let (first, last) = (edge(column, of: columns, width), edge(column + 1, of: columns, width))
            var sum = SIMD4<UInt64>.zero
            // First adds the pixels that lie completely in the box, then the shares of the pixels on its edges.
            let (wholeStart, wholeEnd) = ((first + Self.parts - 1) / Self.parts, last / Self.parts)
            if wholeStart <= wholeEnd {
                for x in wholeStart..<wholeEnd { sum &+= pixel(x) }
                sum &*= SIMD4(repeating: parts)
                let (left, right) = (wholeStart * Self.parts - first, last - wholeEnd * Self.parts)
                if left > 0 { sum &+= pixel(wholeStart - 1) &* SIMD4(repeating: UInt64(left)) }
                if right > 0 { sum &+= pixel(wholeEnd) &* SIMD4(repeating: UInt64(right)) }
            } else {
                sum = pixel(wholeEnd) &* SIMD4(repeating: UInt64(last - first))
            }
            line[column] = sum
        }
    }

    var means: [UInt8] {
        var rgba = [UInt8](repeating: 0, count: sums.count * 4)
        for (box, sum) in sums.enumerated() where sum.w > 0 {
            let column = box % columns
            let size =
                UInt64(edge(column + 1, of: columns, width) - edge(column, of: columns, width)) * heights[box / columns]
            for channel in 0..<3 { rgba[box * 4 + channel] = UInt8((sum[channel] + sum.w / 2) / sum.w) }
            rgba[box * 4 + 3] = UInt8((sum.w + size / 2) / size)
        }
        return rgba
    }
}

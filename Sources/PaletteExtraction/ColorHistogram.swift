/// How often each colour occurs in a picture, alpha-weighted, in cells of 8 × 8 × 8 sRGB values.
///
/// Pixels are added in any number of portions, and their order does not matter except between two colours that fill one
/// cell in equal parts. The memory is the same for every picture: 32,768 cells.
public struct ColorHistogram: Sendable {
    /// Bits of each channel that choose the cell; five is what median-cut quantisers have used since Heckbert
    /// (doi:10.1145/965145.801294).
    private static let bits = 5

    /// One cell; sums are weighted by alpha, 255 a pixel that is opaque.
    struct Cell: Sendable {
        var weight: UInt64 = 0
        var red: UInt64 = 0
        var green: UInt64 = 0
        var blue: UInt64 = 0
        /// The colour that won the majority vote so far, and by how much.
        ///
        /// Boyer and Moore, "MJRTY" (doi:10.1007/978-94-011-3488-0_5): a colour that more than half of the weight has is
        /// certain to win.
        var candidate: UInt32 = 0
        var margin: UInt64 = 0
    }

    private(set) var cells = [Cell](repeating: Cell(), count: 1 << (3 * Self.bits))

    /// An empty histogram.
    public init() {}

    /// Adds pixels, four bytes each: red, green, blue, alpha, gamma-encoded and not premultiplied.
    ///
    /// A pixel counts by its alpha; one that is wholly transparent does not count.
    ///
    /// - Parameter rgba: the bytes; a rest of fewer than four is passed over.
    /// - Complexity: O(n) in the number of pixels.
    public mutating func add(_ rgba: UnsafeBufferPointer<UInt8>) {
        cells.withUnsafeMutableBufferPointer { cells in
            var index = 0
            while index + 3 < rgba.count {
                let alpha = UInt64(rgba[index + 3])
                if alpha > 0 {
                    let red = rgba[index]
                    let green = rgba[index + 1]
                    let blue = rgba[index + 2]
                    let color = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                    let place = Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)
                    cells[place].weight += alpha
                    cells[place].red += alpha * UInt64(red)
                    cells[place].green += alpha * UInt64(green)
                    cells[place].blue += alpha * UInt64(blue)
                    if cells[place].candidate == color {
                        cells[place].margin += alpha
                    } else if cells[place].margin >= alpha {
                        cells[place].margin -= alpha
                    } else {
                        cells[place].candidate = color
                        cells[place].margin = alpha - cells[place].margin
                    }
                }
                index += 4
            }
        }
    }
}

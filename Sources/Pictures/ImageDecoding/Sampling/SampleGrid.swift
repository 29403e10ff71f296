/// A grid of equal cells over a large picture, in each of which one pixel is sampled.
///
/// A PNG can't be decoded at a reduced size, but a sample of its pixels is enough. Pixels at even distances would
/// align with stripes and checks, and miss whole colors. So each location is pseudorandom within its cell (jittered
/// sampling: Cook, "Stochastic sampling in computer graphics", doi:10.1145/7529.8927). Every pixel is equally likely to
/// be read.
/// With n locations, the measured share of a color has a standard deviation of at most 0.5 / √n, because stratified
/// locations are never worse than independent locations.
///
/// The seeds are fixed and the arithmetic uses integers only, so the locations are the same in every run and on every
/// machine.
package struct SampleGrid: Sendable, Hashable {
    /// The number of cells in a row, each of which gives one pixel.
    package let columns: Int
    package let rows: Int
    /// The width and height of a cell in pixels, times 2³².
    ///
    /// A cell may begin or end within a pixel, which then belongs partly to two cells. If cells were whole pixels, they
    /// would have two sizes, and pixels in smaller cells would count more.
    private let width: UInt64
    private let height: UInt64

    /// The minimum number of rows and columns, so that a line as thin as a hundredth of a side is sampled.
    private static let least = 256

    /// Creates a grid that samples at least `count` pixels of a picture, in square cells unless these would be too few;
    /// nil if the picture has at most `count` pixels.
    package init?(width: Int, height: Int, count: Int) {
        guard UInt64(width) * UInt64(height) > UInt64(count) else { return nil }
        func held(_ size: Int, in all: Int) -> Int { max(min(size, all), min(all, Self.least)) }
        // The number of rows makes the cells square, and the number of columns follows from the count. If the picture
        // has too few columns, there are more rows.
        let square = Int((Double(count) * Double(height) / Double(width)).squareRoot())
        let squareRows = held(square, in: height)
        columns = held((count + squareRows - 1) / squareRows, in: width)
        rows = held((count + columns - 1) / columns, in: height)
        self.width = (UInt64(width) << 32) / UInt64(columns)
        self.height = (UInt64(height) << 32) / UInt64(rows)
    }

    /// Returns the indices of the picture's pixel rows that can contain the sampled pixels of a row of cells.
    package func pictureRows(of row: Int) -> ClosedRange<Int> {
        let start = UInt64(row) * height
        return Int(start >> 32)...Int((start + height - 1) >> 32)
    }

    package var mostPictureRows: Int { Int((height - 1) >> 32) + 2 }

    /// Calls a closure for each cell in a row, with its column and the location of its sampled pixel.
    @inline(__always)
    package func forEachSample(inRow row: Int, _ body: (_ column: Int, _ x: Int, _ y: Int) -> Void) {
        var random = RandomSequence(from: UInt64(row) &* UInt64(columns))
        var left: UInt64 = 0
        let top = UInt64(row) &* height
        for column in 0..<columns {
            // The two halves of a random number are the location within the cell.
            let number = random.next()
            let x = left &+ width.multipliedFullWidth(by: number).high
            let y = top &+ height.multipliedFullWidth(by: number << 32).high
            body(column, Int(truncatingIfNeeded: x >> 32), Int(truncatingIfNeeded: y >> 32))
            left &+= width
        }
    }
}

/// A sequence of SplitMix64's random numbers (Steele, Lea and Flood, doi:10.1145/2660193.2660195), from an index on.
private struct RandomSequence {
    private var state: UInt64
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    init(from index: UInt64) { state = index &* Self.step }

    @inline(__always)
    mutating func next() -> UInt64 {
        state &+= Self.step
        var number = state
        number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
        return number ^ number >> 31
    }
}

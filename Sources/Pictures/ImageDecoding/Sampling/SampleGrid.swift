/// The grid at which a large picture is sampled: one pixel of each cell.
///
/// A PNG has no reduced form: all of its rows must be inflated, but not all of its pixels looked at. Pixels at even
/// distances would line up with stripes and checks and miss whole colors; so each place is a number that is random to
/// whatever the picture shows (jittered sampling: Cook, "Stochastic sampling in computer graphics",
/// doi:10.1145/7529.8927). Every pixel is as likely to be looked at as any other, and of n places a share comes out
/// with a standard deviation of 0.5 / √n at the most, whatever the pattern: stratified places are never worse than
/// independent ones.
///
/// The arithmetic is of integers alone: the places are the same on every machine.
package struct SampleGrid: Sendable, Hashable {
    /// How many cells are beside one another: as many pixels has a row that is given.
    package let columns: Int
    /// How many cells are above one another: as many rows are given.
    package let rows: Int
    /// The size of a cell in pixels, times 2³².
    ///
    /// A cell may begin and end within a pixel, which then belongs to two by its parts. Cells of whole pixels would
    /// have two sizes, and the pixels of the smaller ones would count for more.
    private let width: UInt64
    private let height: UInt64

    /// The minimum number of rows and columns that are kept, so that one of a hundred is seen.
    private static let least = 256

    /// A grid for a picture.
    ///
    /// The cells are as wide as they are high, unless the picture is so long that too few would lie across it.
    ///
    /// - Parameters:
    ///   - width: that of the picture, from 1.
    ///   - height: that of the picture, from 1.
    ///   - count: how many places are wanted, at least.
    /// - Returns: nil where the picture has no more pixels than that.
    package init?(width: Int, height: Int, count: Int) {
        guard UInt64(width) * UInt64(height) > UInt64(count) else { return nil }
        func held(_ size: Int, in all: Int) -> Int { max(min(size, all), min(all, Self.least)) }
        // As many rows as make the cells square, then as many columns as are missing; rows again where the picture has
        // not so many columns.
        let square = Int((Double(count) * Double(height) / Double(width)).squareRoot())
        let squareRows = held(square, in: height)
        columns = held((count + squareRows - 1) / squareRows, in: width)
        rows = held((count + columns - 1) / columns, in: height)
        self.width = (UInt64(width) << 32) / UInt64(columns)
        self.height = (UInt64(height) << 32) / UInt64(rows)
    }

    /// The rows of the picture in which the places of a row of cells lie; the next one may begin in the last of them.
    package func pictureRows(of row: Int) -> ClosedRange<Int> {
        let start = UInt64(row) * height
        return Int(start >> 32)...Int((start + height - 1) >> 32)
    }

    /// The most rows of the picture that one row of cells can touch.
    package var mostPictureRows: Int { Int((height - 1) >> 32) + 2 }

    /// Calls with the pixel that is looked at in each cell of a row, in their order.
    @inline(__always)
    package func forEachSample(inRow row: Int, _ body: (_ column: Int, _ x: Int, _ y: Int) -> Void) {
        var random = RandomSequence(from: UInt64(row) &* UInt64(columns))
        var left: UInt64 = 0
        let top = UInt64(row) &* height
        for column in 0..<columns {
            // Both halves of a number as fractions of a cell.
            let number = random.next()
            let x = left &+ width.multipliedFullWidth(by: number).high
            let y = top &+ height.multipliedFullWidth(by: number << 32).high
            body(column, Int(truncatingIfNeeded: x >> 32), Int(truncatingIfNeeded: y >> 32))
            left &+= width
        }
    }
}

/// The numbers of SplitMix64 (Steele, Lea and Flood, doi:10.1145/2660193.2660195) from an index on.
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

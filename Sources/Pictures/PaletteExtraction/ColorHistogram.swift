internal import ColorScience

/// A histogram of a picture's colors and their locations, weighted by alpha.
///
/// Each cell of the histogram contains the colors of 8 × 8 × 8 neighboring values of red, green and blue.
///
/// Pixels may be added in any number of portions. The memory grows with the number of used cells: a few thousand for
/// most pictures, and at most 32,768.
package struct ColorHistogram: Sendable {
    /// The sums over all pixels of similar colors, weighted by alpha (255 for an opaque pixel).
    struct Cell: Sendable {
        var weight: UInt64 = 0
        /// The part of ``weight`` that comes from pixels that aren't solid, whose alpha is below 128.
        var faint: UInt64 = 0
        var red: UInt64 = 0
        var green: UInt64 = 0
        var blue: UInt64 = 0
        /// The most common exact color of the cell's pixels, as a ``ColorVote`` (majority vote).
        var vote: UInt64 = 0
        /// Twice the weighted sum of the pixels' row numbers, or column numbers if the picture is turned by 90°;
        /// doubled, the middle of an even number of pixels is whole.
        var lines: UInt64 = 0
        /// The length of the part of the subject's outline in this cell's colors, in edges of pixels.
        var outline: UInt64 = 0
    }

    /// The size and orientation of the picture; if nil, the locations of the colors aren't recorded.
    package let layout: PictureLayout?

    /// For each combination of five bits per channel, the index in `cells` plus one; 0 for an unused cell.
    ///
    /// Median-cut quantizers have used five bits since Heckbert (doi:10.1145/965145.801294).
    private var entries = [UInt16](repeating: 0, count: 1 << 15)
    private var cells: [Cell] = []
    /// A bit for each element of `entries`, which is set if the cell is used.
    private var used = [UInt64](repeating: 0, count: 1 << 9)
    private(set) var strips: BorderStrips?
    private var row = 0
    private var rowAbove: [UInt8] = []
    private var isRowAboveSolid = true

    /// The numbers of the cells that contain pixels, in ascending order (see ``cell(of:)``).
    var cellNumbers: [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(cells.count)
        for (index, word) in used.enumerated() {
            var rest = word
            while rest != 0 {
                numbers.append(index << 6 | rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return numbers
    }

    /// The cell with one of the numbers in ``cellNumbers``.
    subscript(number: Int) -> Cell { cells[Int(entries[number]) - 1] }

    /// The sums of all cells added up, without the votes and outlines.
    var total: Cell {
        cells.reduce(into: Cell()) { total, cell in
            total.weight += cell.weight
            total.faint += cell.faint
            total.red += cell.red
            total.green += cell.green
            total.blue += cell.blue
            total.lines += cell.lines
        }
    }

    /// The mean alpha of the added pixels, 0 … 1; 1 for a histogram without a layout.
    var coverage: Double {
        let pixels = Double(row * (layout?.width ?? 0))
        return pixels > 0 ? Double(total.weight) / (255 * pixels) : 1
    }

    /// Creates an empty histogram; without a layout, the colors of the border and of a plain background aren't found.
    package init(layout: PictureLayout? = nil) {
        self.layout = layout
        strips = layout.map { BorderStrips($0) }
        // Reserving the largest size avoids moving cells later. Memory that isn't used costs nothing.
        cells.reserveCapacity(min(1 << 15, layout.map { max(1, $0.width) * max(1, $0.height) } ?? 1 << 15))
    }

    /// Adds pixels of four bytes each: red, green, blue and alpha, gamma-encoded and not premultiplied.
    ///
    /// With a layout, pass whole rows; the bytes of an incomplete last row are ignored.
    package mutating func add(_ rgba: UnsafeBufferPointer<UInt8>) {
        let bytes = UnsafeRawBufferPointer(rgba)
        guard let layout else { return addPixels(bytes, ofRow: 0) }
        let stride = layout.width * 4
        guard stride > 0 else { return }
        for start in Swift.stride(from: 0, through: bytes.count - stride, by: stride) {
            let line = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + stride)])
            addPixels(line, ofRow: layout.isTransposed ? nil : row)
            strips?.add(line)
            addOutline(line)
            row += 1
        }
    }

    /// Adds the pixels of one row, or of a picture turned by 90° (nil), in which a pixel's location is its column.
    private mutating func addPixels(_ bytes: UnsafeRawBufferPointer, ofRow row: Int?) {
        var offset = 0
        while offset < bytes.count & ~3 {
            let pixel = Self.pixel(bytes, at: offset)
            if pixel >> 24 > 0, entries[Self.cell(of: pixel)] == 0 { addCell(of: pixel) }
            entries.withUnsafeBufferPointer { entries in
                cells.withUnsafeMutableBufferPointer { cells in
                    offset = Self.addPixels(bytes, from: offset, ofRow: row, to: cells, entries)
                }
            }
        }
    }

    /// Adds the pixels before the next color that has no cell, and returns that color's offset, or the end's.
    ///
    /// Pointers spare a check, for each pixel, of whether another value shares the arrays.
    private static func addPixels(
        _ bytes: UnsafeRawBufferPointer, from first: Int, ofRow row: Int?, to cells: UnsafeMutableBufferPointer<Cell>,
        _ entries: UnsafeBufferPointer<UInt16>
    ) -> Int {
        let end = bytes.count & ~3
        var offset = first
        while offset < end {
            let pixel = Self.pixel(bytes, at: offset)
            let start = offset
            let alpha = UInt64(pixel >> 24)
            let number = Int(entries[Self.cell(of: pixel)]) &- 1
            guard alpha == 0 || number >= 0 else { break }
            offset &+= 4
            guard alpha > 0 else { continue }
            // Counts a run of pixels with one color and adds them together, because flat art has long runs.
            while offset < end, Self.pixel(bytes, at: offset) == pixel { offset &+= 4 }
            // Uses the location of the middle pixel for the whole run.
            let line = UInt64(truncatingIfNeeded: row.map { 2 &* $0 } ?? (start &+ offset) &>> 2 &- 1)
            let weight = alpha &* UInt64(truncatingIfNeeded: (offset &- start) &>> 2)
            cells[number].add(pixel, weight: weight, atDoubled: line)
        }
        return offset
    }

    @inline(never)
    private mutating func addCell(of pixel: UInt32) {
        let number = Self.cell(of: pixel)
        cells.append(Cell())
        used[number >> 6] |= 1 << UInt64(number & 63)
        entries[number] = UInt16(cells.count)
    }

    /// Returns the number of a pixel's cell: the upper five bits of each channel, with red in the highest bits.
    @inline(__always)
    static func cell(of pixel: UInt32) -> Int {
        Int((pixel & 0xF8) << 7 | (pixel & 0xF800) >> 6 | (pixel & 0xF8_0000) >> 19)
    }

    /// Counts the edges between solid and other pixels, in this row and toward the row above.
    private mutating func addOutline(_ line: UnsafeRawBufferPointer) {
        func isSolid(_ pixel: UInt32) -> Bool { pixel >= Cell.leastSolid }
        func pixel(_ bytes: UnsafeRawBufferPointer, _ column: Int) -> UInt32 { Self.pixel(bytes, at: column * 4) }
        let columns = line.count / 4
        // Skips opaque rows. The bitwise AND of all pixels finds them without a branch per pixel.
        var common = UInt32.max
        for column in 0..<columns { common &= pixel(line, column) }
        let isAllSolid = isSolid(common)
        let hasAbove = rowAbove.count == line.count
        if !isAllSolid || hasAbove && !isRowAboveSolid {
            rowAbove.withUnsafeBytes { above in
                func add(_ first: UInt32, _ second: UInt32) {
                    guard isSolid(first) != isSolid(second) else { return }
                    cells[Int(entries[Self.cell(of: isSolid(first) ? first : second)]) - 1].outline += 1
                }
                for column in 0..<columns {
                    let own = pixel(line, column)
                    if column > 0 { add(pixel(line, column - 1), own) }
                    if hasAbove { add(pixel(above, column), own) }
                }
            }
        }
        // Copies in place to avoid an allocation per row.
        if rowAbove.count == line.count {
            rowAbove.withUnsafeMutableBytes { $0.copyMemory(from: line) }
        } else {
            rowAbove = Array(line)
        }
        isRowAboveSolid = isAllSolid
    }

    @inline(__always)
    private static func pixel(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}

extension ColorHistogram.Cell {
    /// The smallest 32-bit value of a solid pixel, which shows more of its own color than of the background.
    static let leastSolid: UInt32 = 128 << 24

    /// Adds pixels of one color with a total alpha of `more`; `line` is twice the row or column of their middle.
    @inline(__always)
    fileprivate mutating func add(_ pixel: UInt32, weight more: UInt64, atDoubled line: UInt64) {
        weight &+= more
        if pixel < Self.leastSolid { faint &+= more }
        red &+= more &* UInt64(pixel & 0xFF)
        green &+= more &* UInt64(pixel >> 8 & 0xFF)
        blue &+= more &* UInt64(pixel >> 16 & 0xFF)
        lines &+= more &* line
        ColorVote.add(pixel, weight: more, to: &vote)
    }
}

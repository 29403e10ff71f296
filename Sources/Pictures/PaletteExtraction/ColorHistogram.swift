internal import ColorScience

/// How often each color occurs in a picture, alpha-weighted, in cells of 8 × 8 × 8 values, and where.
///
/// Pixels are added in any number of portions, and their order does not matter except between two colors that fill one
/// cell in equal parts. The memory grows with the number of cells that hold anything, which a picture of any size has
/// some thousands of, and never beyond 32,768.
package struct ColorHistogram: Sendable {
    /// One cell; sums are weighted by alpha, 255 a pixel that is opaque.
    struct Cell: Sendable {
        var weight: UInt64 = 0
        /// The part of the weight that is of pixels one can see the color of.
        var solid: UInt64 = 0
        var red: UInt64 = 0
        var green: UInt64 = 0
        var blue: UInt64 = 0
        /// The ``ColorVote`` among its pixels.
        var vote: UInt64 = 0
        /// Twice the sum of the places along the upright picture's height.
        var places: UInt64 = 0
    }

    /// Where the pixels lie; nil for colors without a place.
    package let layout: PictureLayout?

    /// For each cell, by five bits a channel, its place in ``store`` and one more; 0 for a cell that holds nothing.
    ///
    /// Five bits are what median-cut quantisers have used since Heckbert (doi:10.1145/965145.801294).
    private var places = [UInt16](repeating: 0, count: 1 << 15)
    private var store: [Cell] = []
    /// For each cell of ``store`` its weight on each side, in the order of ``PictureLayout/Side``: apart from the
    /// cells, which so fit a line of the processor's cache.
    private var borders: [SIMD4<UInt64>] = []
    /// For each cell of ``store`` the vote on each side: what is flat at a side is exact there, whatever the picture
    /// has elsewhere.
    private var borderVotes: [SIMD4<UInt64>] = []
    /// For each cell of ``store`` the length of the subject's outline that has its color, in sides of a pixel.
    private var outlines: [UInt64] = []
    /// What the pixels of each side would weigh if all were opaque.
    private(set) var borderCapacity = SIMD4<UInt64>.zero
    private var row = 0
    /// The pixels of the row before this one, for the outline, and whether all of them are solid.
    private var rowAbove: [UInt8] = []
    private var isRowAboveSolid = true

    /// The cells that hold anything, in the order of their color.
    var contents: Contents {
        var order: [Int] = []
        order.reserveCapacity(store.count)
        places.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            func word(_ offset: Int) -> UInt64 { start.load(fromByteOffset: offset, as: UInt64.self) }
            // Sixteen at a time, for nearly all are 0: of a small picture this search would else be most of the work.
            for block in stride(from: 0, to: bytes.count, by: 32)
            where word(block) | word(block + 8) | word(block + 16) | word(block + 24) != 0 {
                for place in stride(from: block, to: block + 32, by: 2) {
                    let number = start.load(fromByteOffset: place, as: UInt16.self)
                    if number > 0 { order.append(Int(number) - 1) }
                }
            }
        }
        return Contents(
            cells: order.map { store[$0] }, borders: order.map { borders[$0] },
            borderVotes: order.map { borderVotes[$0] }, outlines: order.map { outlines[$0] })
    }

    /// The cells, and for each its weight and its vote on each side, and its part of the outline.
    struct Contents {
        let cells: [Cell]
        let borders: [SIMD4<UInt64>]
        let borderVotes: [SIMD4<UInt64>]
        let outlines: [UInt64]
    }

    /// An empty histogram.
    ///
    /// - Parameter layout: how the rows of the picture lie. Without one the palette knows no border and no ground.
    package init(layout: PictureLayout? = nil) {
        self.layout = layout
        let capacity = min(4096, layout.map { max(1, $0.width) * max(1, $0.height) } ?? 4096)
        store.reserveCapacity(capacity)
        borders.reserveCapacity(capacity)
        borderVotes.reserveCapacity(capacity)
        outlines.reserveCapacity(capacity)
    }

    /// Adds pixels, four bytes each: red, green, blue, alpha, gamma-encoded and not premultiplied.
    ///
    /// A pixel counts by its alpha; one that is wholly transparent does not count.
    ///
    /// - Parameter rgba: the bytes, whole rows where there is a layout; a rest is passed over.
    /// - Complexity: O(n) in the number of pixels.
    package mutating func add(_ rgba: UnsafeBufferPointer<UInt8>) {
        let bytes = UnsafeRawBufferPointer(rgba)
        guard let layout else { return add(bytes, row: nil) }
        let stride = layout.width * 4
        guard stride > 0 else { return }
        for start in Swift.stride(from: 0, through: bytes.count - stride, by: stride) {
            let line = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + stride)])
            add(line, row: layout.isTransposed ? nil : row)
            addBorder(line, layout)
            addOutline(line)
            row += 1
        }
    }

    /// Adds pixels of one row, or whose place is their own number.
    private mutating func add(_ bytes: UnsafeRawBufferPointer, row: Int?) {
        var index = 0
        // The inner loop stops where a cell is needed that is not there yet; nothing is allocated for any other pixel.
        while let place = addKnown(bytes, from: &index, row: row) {
            store.append(Cell())
            borders.append(.zero)
            borderVotes.append(.zero)
            outlines.append(0)
            places[place] = UInt16(store.count)
        }
    }

    /// Adds pixels until the end, or until one whose cell is not in the store; gives that cell.
    private mutating func addKnown(_ bytes: UnsafeRawBufferPointer, from index: inout Int, row: Int?) -> Int? {
        let end = bytes.count - 3
        var offset = index
        defer { index = offset }
        return places.withUnsafeBufferPointer { places in
            store.withUnsafeMutableBufferPointer { store in
                while offset < end {
                    // One load a pixel: red in the lowest byte, alpha in the highest.
                    let pixel = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                    let place = Self.place(of: pixel)
                    let entry = Int(places[place])
                    if entry == 0 {
                        if pixel >> 24 > 0 { return place }
                        offset += 4
                        continue
                    }
                    // Flat art has long runs of one color: they are counted first and added once.
                    let start = offset
                    offset += 4
                    while offset < end,
                        bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian == pixel
                    {
                        offset += 4
                    }
                    // The middle of a run stands for all of it.
                    let middle = row.map { 2 * $0 } ?? (start + offset) / 4 - 1
                    store[entry - 1].add(
                        pixel, weight: UInt64(pixel >> 24) * UInt64((offset - start) / 4), at: UInt64(middle))
                }
                return nil
            }
        }
    }

    /// Adds what of a row is border to its side; the pixels' cells are there already.
    private mutating func addBorder(_ line: UnsafeRawBufferPointer, _ layout: PictureLayout) {
        let sides = layout.sides
        let columns = layout.borderColumns
        addBorder(line, 0..<columns, sides.firstColumn)
        addBorder(line, (layout.width - columns)..<layout.width, sides.lastColumn)
        if row < layout.borderRows { addBorder(line, 0..<layout.width, sides.firstRow) }
        if row >= layout.height - layout.borderRows { addBorder(line, 0..<layout.width, sides.lastRow) }
    }

    private mutating func addBorder(
        _ line: UnsafeRawBufferPointer, _ columns: Range<Int>, _ side: PictureLayout.Side
    ) {
        borderCapacity[side.rawValue] += 255 * UInt64(columns.count)
        for column in columns {
            let pixel = UInt32(littleEndian: line.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self))
            guard pixel >> 24 > 0 else { continue }
            let cell = Int(places[Self.place(of: pixel)]) - 1
            borders[cell][side.rawValue] += UInt64(pixel >> 24)
            ColorVote.add(pixel, weight: UInt64(pixel >> 24), to: &borderVotes[cell][side.rawValue])
        }
    }

    /// Adds what of a row is outline: each side of a solid pixel that another one lies at which is not.
    ///
    /// The edge of the picture is no outline, for nothing is seen behind it. The pixels' cells are there already.
    private mutating func addOutline(_ line: UnsafeRawBufferPointer) {
        func isSolid(_ pixel: UInt32) -> Bool { pixel >= Cell.leastSolid }
        func pixel(_ bytes: UnsafeRawBufferPointer, _ column: Int) -> UInt32 {
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self))
        }
        let columns = line.count / 4
        // Most pictures are opaque: what all pixels have in common says so without a jump a pixel.
        var common = UInt32.max
        for column in 0..<columns { common &= pixel(line, column) }
        let isAllSolid = isSolid(common)
        // Taken out, so that it is changed in its place.
        var above: [UInt8] = []
        swap(&above, &rowAbove)
        let hasAbove = above.count == line.count
        if !isAllSolid || hasAbove && !isRowAboveSolid {
            above.withUnsafeBytes { above in
                func add(_ first: UInt32, _ second: UInt32) {
                    guard isSolid(first) != isSolid(second) else { return }
                    outlines[Int(places[Self.place(of: isSolid(first) ? first : second)]) - 1] += 1
                }
                for column in 0..<columns {
                    let own = pixel(line, column)
                    if column > 0 { add(pixel(line, column - 1), own) }
                    if hasAbove { add(pixel(above, column), own) }
                }
            }
        }
        if hasAbove { above.withUnsafeMutableBytes { $0.copyMemory(from: line) } } else { above = Array(line) }
        swap(&above, &rowAbove)
        isRowAboveSolid = isAllSolid
    }

    @inline(__always)
    private static func place(of pixel: UInt32) -> Int {
        Int((pixel & 0xF8) << 7 | (pixel & 0xF800) >> 6 | (pixel & 0xF8_0000) >> 19)
    }
}

extension ColorHistogram.Cell {
    /// A pixel of alpha 128, which shows more of its own color than of what is behind it.
    ///
    /// What is fainter is a soft shadow or a glow.
    static let leastSolid: UInt32 = 128 << 24

    @inline(__always)
    fileprivate mutating func add(_ pixel: UInt32, weight more: UInt64, at place: UInt64) {
        weight += more
        solid += pixel >= Self.leastSolid ? more : 0
        red += more * UInt64(pixel & 0xFF)
        green += more * UInt64(pixel >> 8 & 0xFF)
        blue += more * UInt64(pixel >> 16 & 0xFF)
        places += more * place
        ColorVote.add(pixel, weight: more, to: &vote)
    }
}

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
        /// Twice the sum of the lines, each by its weight: the rows, or the columns of a picture that is turned.
        var lines: UInt64 = 0
    }

    /// What is added to a cell for each pixel that is opaque, as nearly all are: half a line of the processor's cache.
    fileprivate struct OpaqueSums: Sendable {
        /// The sums of red, green, blue and alpha, each of 255 at most for each of ``mostPixels``.
        var channels = SIMD4<UInt32>.zero
        /// Twice the sum of the lines, each counting once.
        var lines: UInt64 = 0
        /// The ``ColorVote`` among all of the cell's pixels.
        var vote: UInt64 = 0
    }

    /// What is known of a cell that the border or the outline has.
    struct Details: Sendable {
        /// The weight on each side, in the order of ``PictureLayout/Side``.
        var border = SIMD4<UInt64>.zero
        /// The vote on each side: what is flat at a side is exact there, whatever the picture has elsewhere.
        var borderVotes = SIMD4<UInt64>.zero
        /// The length of the subject's outline that has its color, in sides of a pixel.
        var outline: UInt64 = 0
    }

    /// Where the pixels lie; nil for colors without a place.
    package let layout: PictureLayout?

    /// For each cell, by five bits a channel, its index in ``opaque`` and one more; 0 for a cell that holds nothing.
    ///
    /// Five bits are what median-cut quantisers have used since Heckbert (doi:10.1145/965145.801294).
    private var entries = [UInt16](repeating: 0, count: 1 << 15)
    private var opaque: [OpaqueSums] = []
    /// How many of ``opaque`` are of cells; the others are there for cells to come.
    private var cellCount = 0
    /// For each of ``opaque`` all that it does not have, but for the vote; empty as long as all pixels are opaque.
    private var others: [Cell] = []
    /// For each of ``opaque`` its index in ``details`` and one more; 0 where nothing is known beside.
    private var detailEntries: [UInt16] = []
    private var details: [Details] = []
    /// How many of ``details`` are of cells; the others are there for cells to come.
    private(set) var detailCount = 0
    /// How many pixels have been added since the sums of ``opaque`` were zero.
    private var opaquePixels = 0
    /// So many pixels of 255 are less than 2³².
    private static let mostPixels = 1 << 24
    /// For so many cells more than are asked for room is made at once.
    private static let spare = 256
    /// What the pixels of each side would weigh if all were opaque.
    private(set) var borderCapacity = SIMD4<UInt64>.zero
    private var row = 0
    /// The pixels of the row before this one, for the outline, and whether all of them are solid.
    private var rowAbove: [UInt8] = []
    private var isRowAboveSolid = true

    /// The indices of the cells that hold anything, in the order of their color.
    var numbers: [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(cellCount)
        entries.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            func word(_ offset: Int) -> UInt64 { start.load(fromByteOffset: offset, as: UInt64.self) }
            // Sixteen at a time, for nearly all are 0: of a small picture this search would else be most of the work.
            for block in stride(from: 0, to: bytes.count, by: 32)
            where word(block) | word(block + 8) | word(block + 16) | word(block + 24) != 0 {
                for offset in stride(from: block, to: block + 32, by: 2) {
                    let number = start.load(fromByteOffset: offset, as: UInt16.self)
                    if number > 0 { numbers.append(Int(number) - 1) }
                }
            }
        }
        return numbers
    }

    /// The sums of the cell of an index.
    @inline(__always)
    func sums(of number: Int) -> Cell {
        let own = opaque[number]
        var sums = (others.isEmpty ? Cell() : others[number]).with(SIMD4(truncatingIfNeeded: own.channels))
        sums.lines &+= 255 &* own.lines
        sums.vote = own.vote
        return sums
    }

    /// What is known beside of the cell of an index; nil where that is nothing.
    func details(of number: Int) -> Details? {
        let entry = Int(detailEntries[number])
        return entry > 0 ? details[entry - 1] : nil
    }

    /// The sums of all cells, without votes.
    var total: Cell {
        var channels = SIMD4<UInt64>.zero
        for sums in opaque { channels &+= SIMD4(truncatingIfNeeded: sums.channels) }
        return others.reduce(into: Cell()) { $0.add($1) }.with(channels)
    }

    /// An empty histogram.
    ///
    /// - Parameter layout: how the rows of the picture lie. Without one the palette knows no border and no ground.
    package init(layout: PictureLayout? = nil) {
        self.layout = layout
        // For as many as there can be, so that nothing is ever moved: memory that is not touched costs nothing.
        let capacity = min(1 << 15, layout.map { max(1, $0.width) * max(1, $0.height) } ?? 1 << 15)
        opaque.reserveCapacity(capacity)
        detailEntries.reserveCapacity(capacity)
        details.reserveCapacity(capacity)
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

    /// Adds pixels of one row, or whose line is their own number.
    private mutating func add(_ bytes: UnsafeRawBufferPointer, row: Int?) {
        var index = 0
        while index <= bytes.count - 4 {
            let room = (Self.mostPixels - opaquePixels) * 4
            let end = bytes.count - index > room ? index + room : bytes.count
            opaquePixels += (end - index) / 4
            makeRoom(for: (end - index) / 4)
            addSome(bytes, from: index, to: end - 3, row: row)
            index = end
            if opaquePixels == Self.mostPixels { takeOpaqueSums() }
        }
    }

    /// Makes room for so many cells more, so that nothing is allocated while pixels are added.
    private mutating func makeRoom(for pixels: Int) {
        guard cellCount + pixels > opaque.count else { return }
        let missing = min(1 << 15, cellCount + pixels + Self.spare) - opaque.count
        opaque.append(contentsOf: repeatElement(OpaqueSums(), count: missing))
        detailEntries.append(contentsOf: repeatElement(0, count: missing))
        if !others.isEmpty { others.append(contentsOf: repeatElement(Cell(), count: missing)) }
    }

    /// Adds pixels whose cells there is room for.
    private mutating func addSome(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int, row: Int?) {
        var offset = start
        // Twice the line of a pixel: its row, or its column, whose number is a fourth of the offset.
        let first = row.map { 2 * UInt64($0) } ?? 0
        let columns: UInt64 = row == nil ? .max : 0
        let step: UInt64 = row == nil ? 2 : 0
        entries.withUnsafeMutableBufferPointer { entries in
            opaque.withUnsafeMutableBufferPointer { opaque in
                while offset < end {
                    let doubled = first &+ (UInt64(truncatingIfNeeded: offset) &>> 1 & columns)
                    offset = Self.addOpaque(
                        bytes, from: offset, to: end, UnsafeBufferPointer(entries), opaque, at: doubled, step: step)
                    // Those four that it has stopped at, one by one.
                    let stop = min(end, offset &+ 16)
                    while offset < stop {
                        // One load a pixel: red in the lowest byte, alpha in the highest.
                        let pixel = Self.pixel(bytes, at: offset)
                        let start = offset
                        offset &+= 4
                        guard pixel >> 24 > 0 else { continue }
                        let cell = Self.cell(of: pixel)
                        if entries[cell] == 0 {
                            cellCount &+= 1
                            entries[cell] = UInt16(truncatingIfNeeded: cellCount)
                        }
                        let number = Int(entries[cell]) &- 1
                        // Flat art has long runs of one color: they are counted first and added once.
                        while offset < end, Self.pixel(bytes, at: offset) == pixel { offset &+= 4 }
                        let count = UInt32(truncatingIfNeeded: (offset &- start) &>> 2)
                        // The middle of a run stands for all of it.
                        let middle = first &+ (UInt64(truncatingIfNeeded: (start &+ offset) &>> 2 &- 1) & columns)
                        if pixel >= Self.leastOpaque {
                            opaque[number].add(pixel, count: count, at: middle)
                        } else {
                            if others.isEmpty { others = Array(repeating: Cell(), count: opaque.count) }
                            let weight = UInt64(pixel >> 24) &* UInt64(count)
                            others[number].add(pixel, weight: weight, at: middle)
                            ColorVote.add(pixel, weight: weight, to: &opaque[number].vote)
                        }
                    }
                }
            }
        }
    }

    /// Adds pixels four at a time, as long as all four are opaque and have cells, and not all are of one color.
    ///
    /// A function of its own: a loop with few values keeps nearly all of them in registers.
    ///
    /// - Returns: where the first four begin that are to be looked at one by one.
    @inline(never)
    private static func addOpaque(
        _ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int, _ entries: UnsafeBufferPointer<UInt16>,
        _ opaque: UnsafeMutableBufferPointer<OpaqueSums>, at doubledLine: UInt64, step: UInt64
    ) -> Int {
        // Compiled twice: where all four have one line, nothing is worked out for it.
        step == 0
            ? addFours(bytes, from: start, to: end, entries, opaque, at: doubledLine, step: 0)
            : addFours(bytes, from: start, to: end, entries, opaque, at: doubledLine, step: step)
    }

    @inline(__always)
    private static func addFours(
        _ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int, _ entries: UnsafeBufferPointer<UInt16>,
        _ opaque: UnsafeMutableBufferPointer<OpaqueSums>, at doubledLine: UInt64, step: UInt64
    ) -> Int {
        var (offset, doubled) = (start, doubledLine)
        while offset &+ 12 < end {
            let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self))
            guard first & second & bothOpaque == bothOpaque else { break }
            if first == second, first >> 32 == first & 0xFFFF_FFFF { break }
            let (firstCells, secondCells) = (self.cells(of: first), self.cells(of: second))
            let one = Int(entries[Int(truncatingIfNeeded: firstCells & 0xFFFF)])
            let two = Int(entries[Int(truncatingIfNeeded: firstCells >> 32)])
            let three = Int(entries[Int(truncatingIfNeeded: secondCells & 0xFFFF)])
            let four = Int(entries[Int(truncatingIfNeeded: secondCells >> 32)])
            guard one > 0, two > 0, three > 0, four > 0 else { break }
            opaque[one &- 1].add(UInt32(truncatingIfNeeded: first), at: doubled)
            opaque[two &- 1].add(UInt32(truncatingIfNeeded: first >> 32), at: doubled &+ step)
            opaque[three &- 1].add(UInt32(truncatingIfNeeded: second), at: doubled &+ 2 &* step)
            opaque[four &- 1].add(UInt32(truncatingIfNeeded: second >> 32), at: doubled &+ 3 &* step)
            offset &+= 16
            doubled &+= 4 &* step
        }
        return offset
    }

    /// Puts what has been added to ``opaque`` to the other sums, which have room for more.
    private mutating func takeOpaqueSums() {
        others = opaque.indices.map(sums)
        for index in opaque.indices {
            let vote = opaque[index].vote
            opaque[index] = OpaqueSums()
            opaque[index].vote = vote
        }
        opaquePixels = 0
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
        let side = side.rawValue
        borderCapacity[side] += 255 * UInt64(columns.count)
        makeRoom(forDetails: columns.count)
        entries.withUnsafeBufferPointer { entries in
            detailEntries.withUnsafeMutableBufferPointer { numbers in
                details.withUnsafeMutableBufferPointer { details in
                    for column in columns {
                        let pixel = Self.pixel(line, at: column &* 4)
                        let weight = UInt64(pixel >> 24)
                        guard weight > 0 else { continue }
                        let cell = Int(entries[Self.cell(of: pixel)]) &- 1
                        details[Self.detail(of: cell, numbers, &detailCount)].addBorder(pixel, weight: weight, side)
                    }
                }
            }
        }
    }

    /// Makes room for so many more of ``details``.
    private mutating func makeRoom(forDetails number: Int) {
        guard detailCount + number > details.count else { return }
        let missing = min(1 << 15, detailCount + number + Self.spare) - details.count
        details.append(contentsOf: repeatElement(Details(), count: missing))
    }

    /// The index in ``details`` of a cell, for which there is room.
    @inline(__always)
    private static func detail(
        of cell: Int, _ entries: UnsafeMutableBufferPointer<UInt16>, _ count: inout Int
    ) -> Int {
        if entries[cell] == 0 {
            count &+= 1
            entries[cell] = UInt16(truncatingIfNeeded: count)
        }
        return Int(entries[cell]) &- 1
    }

    /// Adds what of a row is outline: each side of a solid pixel that another one lies at which is not.
    ///
    /// The edge of the picture is no outline, for nothing is seen behind it. The pixels' cells are there already.
    private mutating func addOutline(_ line: UnsafeRawBufferPointer) {
        func isSolid(_ pixel: UInt32) -> Bool { pixel >= Cell.leastSolid }
        func pixel(_ bytes: UnsafeRawBufferPointer, _ column: Int) -> UInt32 { Self.pixel(bytes, at: column * 4) }
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
            makeRoom(forDetails: 2 * columns)
            above.withUnsafeBytes { above in
                func add(_ first: UInt32, _ second: UInt32) {
                    guard isSolid(first) != isSolid(second) else { return }
                    let cell = Int(entries[Self.cell(of: isSolid(first) ? first : second)]) - 1
                    let detail = detailEntries.withUnsafeMutableBufferPointer {
                        Self.detail(of: cell, $0, &detailCount)
                    }
                    details[detail].outline += 1
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
    private static func pixel(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    @inline(__always)
    private static func cell(of pixel: UInt32) -> Int { Int(truncatingIfNeeded: cells(of: UInt64(pixel))) }

    /// The cells of two pixels in one word, each in its half.
    @inline(__always)
    private static func cells(of pixels: UInt64) -> UInt64 {
        (pixels & 0xF8_0000_00F8) << 7 | (pixels & 0xF800_0000_F800) >> 6 | (pixels & 0xF8_0000_00F8_0000) >> 19
    }

    /// The least pixel of alpha 255.
    private static let leastOpaque: UInt32 = 255 << 24

    /// The alpha of two opaque pixels in one word.
    private static let bothOpaque: UInt64 = 0xFF00_0000_FF00_0000
}

extension ColorHistogram.OpaqueSums {
    /// Adds an opaque pixel, at twice its line.
    @inline(__always)
    fileprivate mutating func add(_ pixel: UInt32, at doubledLine: UInt64) {
        channels &+= Self.channels(pixel)
        lines &+= doubledLine
        ColorVote.add(opaque: pixel, to: &vote)
    }

    /// Adds opaque pixels of one color, at twice the line of the middle one.
    fileprivate mutating func add(_ pixel: UInt32, count: UInt32, at doubledLine: UInt64) {
        channels &+= Self.channels(pixel) &* count
        lines &+= doubledLine &* UInt64(count)
        ColorVote.add(pixel, weight: 255 &* UInt64(count), to: &vote)
    }

    @inline(__always)
    private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel.littleEndian, to: SIMD4<UInt8>.self))
    }
}

extension ColorHistogram.Details {
    @inline(__always)
    fileprivate mutating func addBorder(_ pixel: UInt32, weight: UInt64, _ side: Int) {
        withUnsafeMutableBytes(of: &border) { bytes in
            bytes.withMemoryRebound(to: UInt64.self) { $0[side] &+= weight }
        }
        withUnsafeMutableBytes(of: &borderVotes) { bytes in
            bytes.withMemoryRebound(to: UInt64.self) { ColorVote.add(pixel, weight: weight, to: &$0[side]) }
        }
    }
}

extension ColorHistogram.Cell {
    /// A pixel of alpha 128, which shows more of its own color than of what is behind it.
    ///
    /// What is fainter is a soft shadow or a glow.
    static let leastSolid: UInt32 = 128 << 24

    /// The sums with those of opaque pixels: red, green, blue and alpha.
    @inline(__always)
    fileprivate func with(_ channels: SIMD4<UInt64>) -> Self {
        var sums = self
        sums.weight &+= channels.w
        sums.solid &+= channels.w
        sums.red &+= 255 &* channels.x
        sums.green &+= 255 &* channels.y
        sums.blue &+= 255 &* channels.z
        return sums
    }

    /// Adds the sums of another one; there is no vote of both.
    fileprivate mutating func add(_ other: Self) {
        weight += other.weight
        solid += other.solid
        red += other.red
        green += other.green
        blue += other.blue
        lines += other.lines
    }

    /// Adds all but the vote.
    fileprivate mutating func add(_ pixel: UInt32, weight more: UInt64, at line: UInt64) {
        weight += more
        solid += pixel >= Self.leastSolid ? more : 0
        red += more * UInt64(pixel & 0xFF)
        green += more * UInt64(pixel >> 8 & 0xFF)
        blue += more * UInt64(pixel >> 16 & 0xFF)
        lines += more * line
    }
}

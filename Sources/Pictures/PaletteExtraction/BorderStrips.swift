/// The pixels along the edges of a picture, stored until the width of its frame is known.
///
/// Many photos have a frame: a line of one color, a few pixels wide. The border begins inside it.
struct BorderStrips: Sendable {
    private let layout: PictureLayout
    /// The number of columns stored at each of the left and right edges, for the frame and the border.
    private let keptColumns: Int
    private let keptRows: Int
    /// The pixels of the first columns, row by row: one 32-bit word each, with red in the lowest byte.
    private var firstColumns: [UInt32] = []
    private var lastColumns: [UInt32] = []
    private var firstRows: [UInt32] = []
    private var lastRows: [UInt32] = []
    private var count = 0

    /// The largest width of a frame, in pixels.
    private let widestFrame: Int
    /// The number of pixels skipped just inside a frame, because JPEG and scaling blend them with the frame.
    private static let halo = 1
    /// The maximum difference of a channel, 0 … 255, between pixels of one frame, which allows for JPEG noise.
    private static let tolerance: UInt32 = 32
    /// The minimum part of a ring (the pixels at one distance from the edges) that has the frame's color, as the mean
    /// of its four sides; JPEG blends a line of one pixel with the picture.
    private static let ringShare = 0.85
    /// The maximum part of the ring just inside the frame that has its color, unless the line is an edge of flat art.
    private static let insideShare = 0.5

    init(_ layout: PictureLayout) {
        self.layout = layout
        widestFrame = max(3, min(layout.width, layout.height) / 200)
        let frame = widestFrame + Self.halo + 1
        keptColumns = min(layout.width, layout.borderColumns + frame)
        keptRows = min(layout.height, layout.borderRows + frame)
        firstColumns.reserveCapacity(keptColumns * layout.height)
        lastColumns.reserveCapacity(keptColumns * layout.height)
        firstRows.reserveCapacity(keptRows * layout.width)
        lastRows.reserveCapacity(keptRows * layout.width)
    }

    mutating func add(_ line: UnsafeRawBufferPointer) {
        func append(_ columns: Range<Int>, to strip: inout [UInt32]) {
            for column in columns {
                strip.append(UInt32(littleEndian: line.loadUnaligned(fromByteOffset: column &* 4, as: UInt32.self)))
            }
        }
        append(0..<keptColumns, to: &firstColumns)
        append((layout.width - keptColumns)..<layout.width, to: &lastColumns)
        if count < keptRows { append(0..<layout.width, to: &firstRows) }
        if count >= layout.height - keptRows { append(0..<layout.width, to: &lastRows) }
        count += 1
    }

    var pixelCount: Int { firstColumns.count + lastColumns.count + firstRows.count + lastRows.count }

    func forEachPixel(_ body: (UInt32, PictureLayout.Side) -> Void) {
        let frame = frame
        let sides = layout.sides
        let (columns, rows) = (layout.borderColumns, layout.borderRows)
        // Otherwise, the compiler copies the body into each of the loops below.
        @inline(never)
        func add(_ pixels: Range<Int>, of strip: [UInt32], _ side: PictureLayout.Side) {
            for pixel in pixels { body(strip[pixel], side) }
        }
        let insideRows = frame..<max(frame, min(count, layout.height - frame))
        for row in insideRows {
            let start = row * keptColumns
            add(start + frame..<start + frame + columns, of: firstColumns, sides.firstColumn)
            let end = start + keptColumns - frame
            add(end - columns..<end, of: lastColumns, sides.lastColumn)
        }
        func addRows(_ strip: [UInt32], from first: Int, _ side: PictureLayout.Side) {
            for row in first..<first + rows {
                let start = row * layout.width
                guard start + layout.width <= strip.count else { return }
                add(start + frame..<start + layout.width - frame, of: strip, side)
            }
        }
        addRows(firstRows, from: frame, sides.firstRow)
        addRows(lastRows, from: keptRows - frame - rows, sides.lastRow)
    }

    /// The width in pixels of the frame, including the blended pixel inside the frame; 0 for a picture without a frame.
    private var frame: Int {
        guard count == layout.height, min(layout.width, layout.height) >= 8 * (widestFrame + Self.halo) else {
            return 0
        }
        guard let color = color(ofRing: 0) else { return 0 }
        var depth = 0
        while depth <= widestFrame, ringShares(depth, of: color).sum() / 4 >= Self.ringShare { depth += 1 }
        guard depth > 0, depth <= widestFrame else { return 0 }
        let inside = depth + Self.halo
        return (ringShares(inside, of: color).sum() / 4) < Self.insideShare ? inside : 0
    }

    private func color(ofRing depth: Int) -> SIMD4<UInt32>? {
        var (sum, count, isOpaque) = (SIMD4<UInt64>.zero, UInt64(0), true)
        forEachPixel(ofRing: depth) { pixel, _ in
            if pixel >> 24 < 255 { isOpaque = false }
            sum &+= SIMD4<UInt64>(truncatingIfNeeded: Self.channels(pixel))
            count += 1
        }
        guard isOpaque, count > 0 else { return nil }
        return SIMD4<UInt32>(truncatingIfNeeded: (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count))
    }

    /// Returns, for each side of a ring, the part of its pixels that are opaque and close to a color, 0 … 1.
    private func ringShares(_ depth: Int, of color: SIMD4<UInt32>) -> SIMD4<Double> {
        var (like, all) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
        forEachPixel(ofRing: depth) { pixel, side in
            let channels = Self.channels(pixel)
            var isLike = pixel >> 24 == 255
            for index in 0..<3 {
                let (low, high) = (min(channels[index], color[index]), max(channels[index], color[index]))
                if high - low > Self.tolerance { isLike = false }
            }
            if isLike { like[side] += 1 }
            all[side] += 1
        }
        return like / all
    }

    private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, 0)
    }

    /// Calls `body` for each pixel of a ring, with 0, 1, 2 or 3 in the first row, last row, first or last column.
    private func forEachPixel(ofRing depth: Int, _ body: (UInt32, Int) -> Void) {
        for column in depth..<layout.width - depth {
            body(firstRows[depth * layout.width + column], 0)
            body(lastRows[(keptRows - 1 - depth) * layout.width + column], 1)
        }
        for row in depth..<layout.height - depth {
            body(firstColumns[row * keptColumns + depth], 2)
            body(lastColumns[row * keptColumns + keptColumns - 1 - depth], 3)
        }
    }
}

/// The weights and votes of the pixels on a picture's border, for each cell of the ``ColorHistogram``.
struct BorderTable {
    struct Part {
        /// The total alpha of the cell's pixels on each side, in the order of ``PictureLayout/Side``.
        var weights = SIMD4<UInt64>.zero
        /// The ``ColorVote`` of the pixels on each side, so that a flat color on one side keeps its exact value.
        var votes = SIMD4<UInt64>.zero
    }

    /// For each cell of the histogram, the index in `parts` plus one; 0 for a cell without pixels of the border.
    private var numbers: [UInt16] = []
    private var parts: [Part] = []
    /// The total alpha that each side of the border would have if all of its pixels were opaque.
    private(set) var capacity = SIMD4<UInt64>.zero

    func part(ofCell cell: Int) -> Part? {
        guard !numbers.isEmpty, numbers[cell] > 0 else { return nil }
        return parts[Int(numbers[cell]) - 1]
    }

    /// - Parameter strips: the pixels along the edges; nil if the locations of the colors are unknown.
    init(_ strips: BorderStrips?) {
        guard let strips else { return }
        var (numbers, parts, capacity) = ([UInt16](repeating: 0, count: 1 << 15), [Part](), SIMD4<UInt64>.zero)
        parts.reserveCapacity(min(numbers.count, strips.pixelCount))
        strips.forEachPixel { pixel, side in
            let side = side.rawValue
            capacity[side] &+= 255
            let weight = UInt64(pixel >> 24)
            guard weight > 0 else { return }
            let cell = ColorHistogram.cell(of: pixel)
            if numbers[cell] == 0 {
                parts.append(Part())
                numbers[cell] = UInt16(parts.count)
            }
            let number = Int(numbers[cell]) &- 1
            parts[number].weights[side] &+= weight
            ColorVote.add(pixel, weight: weight, to: &parts[number].votes[side])
        }
        (self.numbers, self.parts, self.capacity) = (numbers, parts, capacity)
    }
}

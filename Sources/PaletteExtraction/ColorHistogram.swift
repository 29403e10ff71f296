/// How often each colour occurs in a picture, alpha-weighted, in cells of 8 × 8 × 8 values.
///
/// Pixels are added in any number of portions, and their order does not matter except between two colours that fill one
/// cell in equal parts. The memory grows with the number of cells that hold anything, which a picture of any size has
/// some thousands of, and never beyond 32,768.
public struct ColorHistogram: Sendable {
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

    /// For each cell, by five bits a channel, its place in ``store`` and one more; 0 for a cell that holds nothing.
    ///
    /// Five bits are what median-cut quantisers have used since Heckbert (doi:10.1145/965145.801294).
    private var places = [UInt16](repeating: 0, count: 1 << 15)
    private var store: [Cell] = []

    /// The cells that hold anything, in the order of their colour.
    var cells: [Cell] { places.compactMap { $0 == 0 ? nil : store[Int($0) - 1] } }

    /// An empty histogram.
    public init() { store.reserveCapacity(4096) }

    /// Adds pixels, four bytes each: red, green, blue, alpha, gamma-encoded and not premultiplied.
    ///
    /// A pixel counts by its alpha; one that is wholly transparent does not count.
    ///
    /// - Parameter rgba: the bytes; a rest of fewer than four is passed over.
    /// - Complexity: O(n) in the number of pixels.
    public mutating func add(_ rgba: UnsafeBufferPointer<UInt8>) {
        var index = 0
        // The inner loop stops where a cell is needed that is not there yet; nothing is allocated for any other pixel.
        while let place = addKnown(rgba, from: &index) {
            store.append(Cell())
            places[place] = UInt16(store.count)
        }
    }

    /// Adds pixels until the end, or until one whose cell is not in the store; gives that cell.
    private mutating func addKnown(_ rgba: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Int? {
        places.withUnsafeBufferPointer { places in
            store.withUnsafeMutableBufferPointer { store in
                while index + 3 < rgba.count {
                    let alpha = UInt64(rgba[index + 3])
                    if alpha == 0 {
                        index += 4
                        continue
                    }
                    let (red, green, blue) = (UInt32(rgba[index]), UInt32(rgba[index + 1]), UInt32(rgba[index + 2]))
                    let place = Int((red >> 3) << 10 | (green >> 3) << 5 | blue >> 3)
                    let entry = Int(places[place])
                    if entry == 0 { return place }
                    let color = red << 16 | green << 8 | blue
                    // Flat art has long runs of one colour: they are counted first and added once.
                    var run = alpha
                    index += 4
                    while index + 3 < rgba.count, UInt64(rgba[index + 3]) == alpha, UInt32(rgba[index]) == red,
                        UInt32(rgba[index + 1]) == green, UInt32(rgba[index + 2]) == blue
                    {
                        run += alpha
                        index += 4
                    }
                    store[entry - 1].add(color, red, green, blue, weight: run)
                }
                return nil
            }
        }
    }
}

extension ColorHistogram.Cell {
    @inline(__always)
    fileprivate mutating func add(_ color: UInt32, _ red: UInt32, _ green: UInt32, _ blue: UInt32, weight more: UInt64)
    {
        weight += more
        self.red += more * UInt64(red)
        self.green += more * UInt64(green)
        self.blue += more * UInt64(blue)
        if candidate == color {
            margin += more
        } else if margin >= more {
            margin -= more
        } else {
            candidate = color
            margin = more - margin
        }
    }
}

internal import ColorScience

/// Colors merged into cells of four bits per channel of the picture's own space, in the order of their first color.
struct CoarseCells {
    struct Cell {
        /// The index of the first color in the cell, as colors were added.
        let first: Int
        /// The weighted sum of the colors; the last component is the sum of the weights.
        fileprivate var sum: SIMD4<Double>

        var weight: Double { sum.w }

        var mean: Oklab { Oklab(sum / sum.w) }
    }

    /// The cells with colors.
    private(set) var cells: [Cell] = []
    /// The index of each value's cell plus one; 0 if there is none.
    private var numbers = [UInt16](repeating: 0, count: 1 << 12)

    /// Adds a color to the cell of its value.
    ///
    /// - Parameter index: the index of the color, kept for the first one in a cell.
    mutating func add(_ oklab: Oklab, in value: SRGB8, weight: Double, index: Int) {
        let cell = Int(value.red >> 4) << 8 | Int(value.green >> 4) << 4 | Int(value.blue >> 4)
        let sum = weight * oklab.vector
        let number = Int(numbers[cell])
        if number == 0 {
            cells.append(Cell(first: index, sum: sum))
            numbers[cell] = UInt16(cells.count)
        } else {
            cells[number - 1].sum += sum
        }
    }
}

internal import ColorScience

/// Colors merged into cells of four bits per channel, in the order of the first color in each cell.
struct CoarseCells {
    struct Cell {
        /// The index of the first color that was added to the cell.
        let first: Int
        /// The sum of the colors times their weights; the last component is the sum of the weights.
        fileprivate var sum: SIMD4<Double>

        var weight: Double { sum.w }

        var mean: Oklab { Oklab(sum / sum.w) }
    }

    /// The cells that contain colors.
    private(set) var cells: [Cell] = []
    /// The index of each value's cell plus one; 0 if the cell is unused.
    private var numbers = [UInt16](repeating: 0, count: 1 << 12)

    /// Adds a color to the cell that its value in the picture's own space belongs to.
    ///
    /// - Parameter index: the index of the color, which is stored for the first one in a cell.
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

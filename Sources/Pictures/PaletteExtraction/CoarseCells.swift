internal import ColorScience

/// Colors taken together in cells of four bits a channel of the picture's own space, in the order of their first.
struct CoarseCells {
    struct Cell {
        /// The index of the first color in the cell, as colors were added.
        let first: Int
        /// The weighted sum of the colors, the sum of the weights last.
        fileprivate var sum: SIMD4<Double>

        var weight: Double { sum.w }

        var mean: Oklab { Oklab(sum / sum.w) }
    }

    /// The cells that a color has been added to.
    private(set) var cells: [Cell] = []
    /// For each value the index of its cell and one more; 0 where there is none.
    private var numbers = [UInt16](repeating: 0, count: 1 << 12)

    /// Adds a color to the cell of its value.
    ///
    /// - Parameter index: the index of the color, kept for the first in a cell.
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

internal import ColorScience

/// Colors taken together in cells of four bits a channel of the picture's own space, in the order of their first.
struct CoarseCells {
    /// What is in a cell.
    struct Cell {
        /// The sum of the weights.
        fileprivate(set) var weight: Double
        /// The index of the first color in the cell, as colors were added.
        let first: Int
        fileprivate var sum: SIMD3<Double>

        /// The weighted mean of the colors.
        var mean: Oklab {
            let mean = sum / weight
            return Oklab(lightness: mean.x, a: mean.y, b: mean.z)
        }
    }

    /// The cells that a color has been added to.
    private(set) var cells: [Cell] = []
    private var indices = [Int](repeating: -1, count: 1 << 12)

    /// Adds a color to the cell of its value.
    ///
    /// - Parameter index: the index of the color, kept for the first in a cell.
    mutating func add(_ oklab: Oklab, in value: SRGB8, weight: Double, index: Int) {
        let cell = Int(value.red >> 4) << 8 | Int(value.green >> 4) << 4 | Int(value.blue >> 4)
        let sum = weight * SIMD3(oklab.lightness, oklab.a, oklab.b)
        if indices[cell] < 0 {
            indices[cell] = cells.count
            cells.append(Cell(weight: weight, first: index, sum: sum))
        } else {
            cells[indices[cell]].weight += weight
            cells[indices[cell]].sum += sum
        }
    }
}

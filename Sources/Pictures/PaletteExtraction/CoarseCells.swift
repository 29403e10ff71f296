internal import ColorScience

/// Weighted colors, merged into cells by the upper four bits of each channel, in the order of their first colors.
struct CoarseCells {
    struct Cell {
        /// The index of the first color that was added to the cell.
        let first: Int
        /// The weighted sum of the colors (lightness, a, b); the last component is the sum of the weights.
        fileprivate var sum: SIMD4<Double>

        var weight: Double { sum.w }

        var mean: Oklab { Oklab(sum / sum.w) }
    }

    private(set) var cells: [Cell] = []
    /// For each combination of four bits per channel, the index in `cells` plus one; 0 for an unused cell.
    private var numbers = [UInt16](repeating: 0, count: 1 << 12)

    /// Adds an Oklab color to the cell that contains `value`, the same color in the picture's own color space.
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

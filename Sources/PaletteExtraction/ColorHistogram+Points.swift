internal import ColorScience

/// A colour of the picture with its weight, in the space where distances are what people see.
struct HistogramPoint {
    let oklab: Oklab
    let weight: Double
    /// The colour that fills most of the cell, and how much of the weight it is sure to have.
    let flatColor: SRGB8
    let flatWeight: Double
}

extension ColorHistogram {
    /// The cells that hold anything, in the order of their colour.
    var points: [HistogramPoint] {
        cells.compactMap { cell in
            guard cell.weight > 0 else { return nil }
            let mean = SRGB8(cell.red, cell.green, cell.blue, over: cell.weight)
            return HistogramPoint(
                oklab: Oklab(mean), weight: Double(cell.weight),
                flatColor: SRGB8(
                    red: UInt8(truncatingIfNeeded: cell.candidate >> 16),
                    green: UInt8(truncatingIfNeeded: cell.candidate >> 8),
                    blue: UInt8(truncatingIfNeeded: cell.candidate)),
                flatWeight: Double(cell.margin))
        }
    }

    /// The alpha-weighted mean of the gamma-encoded values; black for an empty histogram.
    var mean: SRGB8 {
        var sum = Cell()
        for cell in cells where cell.weight > 0 {
            sum.weight += cell.weight
            sum.red += cell.red
            sum.green += cell.green
            sum.blue += cell.blue
        }
        return SRGB8(sum.red, sum.green, sum.blue, over: max(1, sum.weight))
    }
}

extension SRGB8 {
    /// Sums divided by a weight, rounded to nearest.
    fileprivate init(_ red: UInt64, _ green: UInt64, _ blue: UInt64, over weight: UInt64) {
        func mean(_ sum: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: (sum + weight / 2) / weight) }
        self.init(red: mean(red), green: mean(green), blue: mean(blue))
    }
}

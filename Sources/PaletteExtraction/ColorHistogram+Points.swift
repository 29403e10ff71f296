public import ColorScience

/// Turns colours of a picture's own space, three bytes each, into Oklab; as many come out as went in.
public typealias ColorConversion = ([UInt8]) -> [Oklab]

/// A colour of the picture with its weight, in the space where distances are what people see.
struct HistogramPoint {
    let oklab: Oklab
    let weight: Double
    /// The colour that fills most of the cell, and how much of the weight it is sure to have.
    let flat: FlatColor
    let flatWeight: Double
}

/// A colour of flat art: exact, not a mean.
struct FlatColor {
    let oklab: Oklab
    /// The very value, where the picture is of sRGB.
    let exact: SRGB8?
}

extension ColorHistogram {
    /// The cells that hold anything, in the order of their colour.
    ///
    /// - Parameter conversion: from the picture's own space; nil where that is sRGB.
    func points(_ conversion: ColorConversion?) -> [HistogramPoint] {
        let filled = cells.filter { $0.weight > 0 }
        let means = filled.map { SRGB8($0.red, $0.green, $0.blue, over: $0.weight) }
        let candidates = filled.map { cell in
            SRGB8(
                red: UInt8(truncatingIfNeeded: cell.candidate >> 16),
                green: UInt8(truncatingIfNeeded: cell.candidate >> 8), blue: UInt8(truncatingIfNeeded: cell.candidate))
        }
        func converted(_ colors: [SRGB8]) -> [Oklab] {
            conversion.map { $0(colors.flatMap { [$0.red, $0.green, $0.blue] }) } ?? colors.map { Oklab($0) }
        }
        let meanColors = converted(means)
        let flatColors = converted(candidates)
        return filled.indices.map { index in
            HistogramPoint(
                oklab: meanColors[index], weight: Double(filled[index].weight),
                flat: FlatColor(oklab: flatColors[index], exact: conversion == nil ? candidates[index] : nil),
                flatWeight: Double(filled[index].margin))
        }
    }

    /// The alpha-weighted mean of the gamma-encoded sRGB values; black for an empty histogram.
    ///
    /// Exact for a picture of sRGB. Of another space the mean of each cell is converted, which is as good as converting
    /// each pixel: within a cell of 8 values every profile is all but linear.
    func mean(_ conversion: ColorConversion?) -> SRGB8 {
        guard conversion != nil else { return mean }
        var sum = Components(repeating: 0)
        var weight = 0.0
        for point in points(conversion) {
            // What lies outside sRGB is cut off channel by channel, as every viewer does that shows the picture.
            sum +=
                point.weight
                * Color(point.oklab).converted(to: .srgb).components
                .clamped(lowerBound: Components(repeating: 0), upperBound: Components(repeating: 1))
            weight += point.weight
        }
        return SRGB8(Color(.srgb, sum / max(weight, 1)))
    }

    private var mean: SRGB8 {
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

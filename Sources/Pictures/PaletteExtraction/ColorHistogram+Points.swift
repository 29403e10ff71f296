package import ColorScience

/// A function that converts colors of three bytes (red, green and blue in the picture's own color space) to Oklab.
package typealias ColorConversion = ([UInt8]) -> [Oklab]

/// A weighted color of a picture: the mean of one cell (group of similar colors) of the picture's ``ColorHistogram``.
struct HistogramPoint {
    let oklab: Oklab
    /// The total alpha of the cell's solid pixels, or of all its pixels if hardly any pixel of the picture is solid.
    let weight: Double
    let wholeWeight: Double
    /// The exact color that leads the cell's ``ColorVote``, and a lower bound of its weight.
    let flat: FlatColor
    /// The mean distance of the cell's pixels from the top of the picture, 0 … 1.
    let height: Double
}

/// A color on a picture's border or on the outline of the subject: the mean of one cell of the ``ColorHistogram``.
struct BorderPoint {
    let oklab: Oklab
    /// The exact color that leads the cell's ``ColorVote``, in the picture's own color space.
    let flat: SRGB8
    /// The weight of the color along each of the picture's four edges, in the order of ``PictureLayout/Side``.
    let border: SIMD4<Double>
    /// The ``ColorVote`` of the cell's pixels on each side.
    let borderVotes: SIMD4<UInt64>
    /// The length of the part of the subject's outline with this color, in edges of pixels.
    let outline: Double

    /// Returns the leading color of the cell on the border, with each side's votes multiplied by its factor in `parts`.
    func flat(onSides parts: SIMD4<Double>) -> FlatColor {
        var best: FlatColor = (flat, 0)
        for side in 0..<4 {
            let weight = (0..<4).reduce(0.0) { sum, other in
                guard (borderVotes[other] ^ borderVotes[side]) & 0xFF_FFFF == 0 else { return sum }
                return sum + parts[other] * Double(ColorVote.margin(borderVotes[other]))
            }
            if weight > best.weight { best = (ColorVote.color(borderVotes[side]), weight) }
        }
        return best
    }
}

/// An exact color in the picture's own color space, and a lower bound of its weight.
typealias FlatColor = (color: SRGB8, weight: Double)

extension [BorderPoint] {
    /// Returns the colors of the points that `counts` accepts, weighted by the factor in `parts` of each side.
    func colors(onSides parts: SIMD4<Double>, where counts: (Int) -> Bool = { _ in true }) -> WeightedColors {
        WeightedColors(
            indices, color: { self[$0].oklab }, weight: { counts($0) ? (self[$0].border * parts).sum() : 0 })
    }

    /// Returns the most typical of the given colors, which are colors of these points; nil if no color has a weight.
    @inline(never)
    func mode(of colors: WeightedColors, onSides parts: SIMD4<Double>, within radius: Double) -> ColorMode? {
        ColorMode(colors, within: radius, flat: { self[$0].flat(onSides: parts) })
    }
}

extension ColorHistogram {
    /// Returns a color for each cell of the histogram, and the colors on the border or the subject's outline.
    func points(
        _ conversion: ColorConversion?, _ table: BorderTable
    ) -> (points: [HistogramPoint], border: [BorderPoint]) {
        let numbers = cellNumbers
        let colors = conversion.map { conversion in
            conversion(numbers.map { self[$0].mean }.flatMap { [$0.red, $0.green, $0.blue] })
        }
        let isFaint = total.isFaint
        var border: [BorderPoint] = []
        border.reserveCapacity(numbers.count)
        let points = numbers.enumerated().map { index, number in
            let cell = self[number]
            let color = colors?[index] ?? Oklab(cell.mean)
            let flat = ColorVote.color(cell.vote)
            let part = table.part(ofCell: number)
            if part != nil || cell.outline > 0 {
                border.append(
                    BorderPoint(
                        oklab: color, flat: flat, border: SIMD4<Double>(part?.weights ?? .zero),
                        borderVotes: part?.votes ?? .zero, outline: Double(cell.outline)))
            }
            let weight = Double(cell.weight)
            return HistogramPoint(
                oklab: color, weight: isFaint ? weight : Double(cell.weight - cell.faint), wholeWeight: weight,
                flat: (flat, Double(ColorVote.margin(cell.vote))),
                height: layout?.height(ofLine: Double(cell.lines) / (2 * weight)) ?? 0.5)
        }
        return (points, border)
    }

    var mean: SRGB8 { total.mean }
}

extension ColorHistogram.Cell {
    /// Whether less than a hundredth of the weight is solid (alpha of at least 128), as in a picture of only a glow.
    fileprivate var isFaint: Bool { (weight - faint) * 100 < weight }

    fileprivate var mean: SRGB8 {
        let whole = max(1, weight)
        func mean(_ sum: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: (sum + whole / 2) / whole) }
        return SRGB8(red: mean(red), green: mean(green), blue: mean(blue))
    }
}

extension [HistogramPoint] {
    /// The points, with up to eight neighboring cells merged into one point; unchanged if there are few points.
    var merged: [HistogramPoint] {
        guard count > Self.enough else { return self }
        var coarse = CoarseCells()
        for (index, point) in enumerated() {
            coarse.add(point.oklab, in: point.flat.color, weight: point.weight, index: index)
        }
        return coarse.cells.map { cell in
            let first = self[cell.first]
            return HistogramPoint(
                oklab: cell.mean, weight: cell.weight, wholeWeight: cell.weight, flat: (first.flat.color, 0),
                height: first.height)
        }
    }

    /// The number of points up to which grouping is fast without merging; flat art, with exact colors, has fewer.
    private static let enough = 1024

    /// The mean of the gamma-encoded sRGB values for another color space, from the mean of each cell: every profile is
    /// almost linear within a cell of 8 values.
    var meanInSRGB: SRGB8 {
        var sum = Components(repeating: 0)
        var weight = 0.0
        for point in self {
            // Values outside sRGB are clamped per channel, as in every viewer.
            sum +=
                point.wholeWeight
                * Color(point.oklab).converted(to: .srgb).components
                .clamped(lowerBound: Components(repeating: 0), upperBound: Components(repeating: 1))
            weight += point.wholeWeight
        }
        return SRGB8(Color(.srgb, sum / Swift.max(weight, 1)))
    }
}

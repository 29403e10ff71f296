internal import ColorScience

/// A search for the fewest gradient stops whose blends follow a color curve within a tolerance.
///
/// A stop lies on one of the evenly spaced points of a grid, and has the curve's color at that point, rounded to 8
/// bits. An interval between two stops is good if the linear blend of the stops is within the tolerance at all grid
/// points of the interval. The fewest intervals from start to end are a shortest path in the graph of good intervals. A
/// breadth-first search finds this path.
struct StopReduction {
    struct GridStop: Hashable {
        let gridPoint: Int
        let color: SRGB8
    }

    /// The stops, and the maximum CIEDE2000 difference between their linear blends and the curve.
    struct Answer: Hashable {
        let stops: [GridStop]
        let maximumError: Double
    }

    private let gridParts: Int
    /// The curve's color at each grid point, rounded to 8 bits.
    private let colors: [SRGB8]
    /// The same rounded colors, with each channel as a number from 0 to 1.
    private let units: [SIMD3<Double>]
    /// The curve's color at each grid point, not rounded.
    private let truth: [Lab]
    private let tolerance: Double
    /// For each grid point, whether rounding its color to 8 bits already exceeds the tolerance.
    ///
    /// An interval between two stops may begin or end at such a point only if its stops are on neighboring grid points.
    private let isFar: [Bool]

    /// The maximum rounding error between two ways of computing the same color difference.
    private static let doubt = 1e-9

    /// - Parameter curve: returns the exact color at a grid point, given its index of 0 … gridParts.
    init(gridParts: Int, tolerance: Double, curve: (Int) -> Color) {
        self.gridParts = gridParts
        let points = (0...gridParts).map { curve($0).mappedToSRGB }
        colors = points.map { SRGB8($0) }
        units = colors.map { Color($0).components }
        truth = points.map { Lab(srgb: $0.components) }
        isFar = zip(units, truth).map { !(ciede2000(Lab(srgb: $0), $1) <= tolerance + Self.doubt) }
        self.tolerance = tolerance
    }

    /// Returns the fewest stops within the tolerance; stops on neighboring grid points are always allowed.
    func answer() -> Answer {
        let end = gridParts
        var previous = [Int?](repeating: nil, count: end + 1)
        var (layer, next) = ([0], [Int]())
        // The grid points at which an interval longer than one grid step may end.
        var targets = (0..<end).filter { !isFar[$0] }
        while previous[end] == nil {
            // Tries the end first: once it is reached, the rest of the layer doesn't matter.
            var suspect = 0
            if let last = layer.first(where: { isGood($0, end, &suspect) }) {
                previous[end] = last
                break
            }
            targets.removeAll { previous[$0] != nil }
            for start in layer {
                if start + 1 < end, previous[start + 1] == nil {
                    previous[start + 1] = start
                    next.append(start + 1)
                }
                if isFar[start] { continue }
                for target in targets
                where target > start && previous[target] == nil && isGood(start, target, &suspect) {
                    previous[target] = start
                    next.append(target)
                }
            }
            next.sort()
            swap(&layer, &next)
            next.removeAll(keepingCapacity: true)
        }
        var path = [end]
        while let last = path.last, let before = previous[last] { path.append(before) }
        path.reverse()
        let errors = zip(path, path.dropFirst()).flatMap { start, end in
            (start...end).map { ciede2000(blend(at: $0, between: start, and: end), truth[$0]) }
        }
        return Answer(stops: path.map { GridStop(gridPoint: $0, color: colors[$0]) }, maximumError: errors.max() ?? 0)
    }

    /// Whether stops on two grid points may follow each other: neighbors, or stops whose blend is within the tolerance.
    ///
    /// - Parameter suspect: the grid point at which the tolerance was last exceeded. It is tested first, because the
    ///   tolerance is probably exceeded there again.
    private func isGood(_ start: Int, _ end: Int, _ suspect: inout Int) -> Bool {
        if end == start + 1 { return true }
        if isFar[start] || isFar[end] { return false }
        func fails(_ point: Int) -> Bool {
            let (blend, truth) = (blend(at: point, between: start, and: end), truth[point])
            // CIEDE2000 is at least its lightness term, which is divided by at most 1.75. It alone decides most cases.
            return (blend.lightness - truth.lightness).magnitude > 1.75 * tolerance
                || !(ciede2000(blend, truth) <= tolerance)
        }
        if (start...end).contains(suspect), fails(suspect) { return false }
        guard let failing = (start...end).first(where: fails) else { return true }
        suspect = failing
        return false
    }

    /// Returns the blend of two stops at a grid point between them.
    private func blend(at point: Int, between start: Int, and end: Int) -> Lab {
        Lab(srgb: units[start] + (units[end] - units[start]) * (Double(point - start) / Double(end - start)))
    }
}

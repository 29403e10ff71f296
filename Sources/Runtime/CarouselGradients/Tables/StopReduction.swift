internal import ColorScience

/// Finds the fewest stops that follow a curve.
///
/// Stops may be on the points of an even grid, with the curve's own color rounded to 8 bits. A part between two of them
/// is good where linear interpolation stays within the tolerance at every grid point of it, its ends included. The
/// fewest parts from start to end are a shortest path in the graph of good parts, found breadth first: no choice is
/// lost.
struct StopReduction {
    /// A stop on a point of the grid.
    struct GridStop: Hashable {
        let gridPoint: Int
        let color: SRGB8
    }

    /// The stops, and how far from the curve they are at most, in CIEDE2000.
    struct Answer: Hashable {
        let stops: [GridStop]
        let maximumError: Double
    }

    private let gridParts: Int
    /// The curve's color at each grid point, rounded.
    private let colors: [SRGB8]
    /// The same, its channels 0 … 1.
    private let units: [SIMD3<Double>]
    /// The curve's color at each grid point, not rounded.
    private let truth: [Lab]
    private let tolerance: Double
    /// Whether rounding alone takes a grid point beyond the tolerance.
    ///
    /// No part may begin or end there, except one between neighbors.
    private let isFar: [Bool]

    /// Two ways to blend a color differ by less than this.
    private static let doubt = 1e-9

    /// - Parameters:
    ///   - gridParts: how many parts the grid has, 1 or more.
    ///   - tolerance: in CIEDE2000.
    ///   - curve: the true color at a point of the grid.
    init(gridParts: Int, tolerance: Double, curve: (Int) -> Color) {
        self.gridParts = gridParts
        let points = (0...gridParts).map { curve($0).mappedToSRGB }
        colors = points.map { SRGB8($0) }
        units = colors.map { Color($0).components }
        truth = points.map { Lab(srgb: $0.components) }
        isFar = zip(units, truth).map { !(ciede2000(Lab(srgb: $0), $1) <= tolerance + Self.doubt) }
        self.tolerance = tolerance
    }

    /// The fewest stops.
    ///
    /// Neighboring grid points are always joined, so there is an answer for any tolerance.
    func answer() -> Answer {
        let end = gridParts
        var previous = [Int?](repeating: nil, count: end + 1)
        var (layer, next) = ([0], [Int]())
        // Where a part of more than one step may end.
        var targets = (0..<end).filter { !isFar[$0] }
        while previous[end] == nil {
            // The end first: where it is reached nothing else of this layer matters.
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
            (start...end).map { error(at: $0, between: start, and: end) }
        }
        return Answer(stops: path.map { GridStop(gridPoint: $0, color: colors[$0]) }, maximumError: errors.max() ?? 0)
    }

    /// - Parameter suspect: the point at which the last part failed. The next one probably fails there too.
    private func isGood(_ start: Int, _ end: Int, _ suspect: inout Int) -> Bool {
        if end == start + 1 { return true }
        if isFar[start] || isFar[end] { return false }
        func fails(_ point: Int) -> Bool { !(error(at: point, between: start, and: end) <= tolerance) }
        if (start...end).contains(suspect), fails(suspect) { return false }
        guard let failing = (start...end).first(where: fails) else { return true }
        suspect = failing
        return false
    }

    /// The difference between the blend of two stops and the curve, at a grid point between them.
    private func error(at point: Int, between start: Int, and end: Int) -> Double {
        let progress = Double(point - start) / Double(end - start)
        return ciede2000(Lab(srgb: units[start] + (units[end] - units[start]) * progress), truth[point])
    }
}

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
    private let tolerance: Double
    /// The curve's color at each grid point, rounded.
    private let colors: [SRGB8]
    /// The same, its channels 0 … 1.
    private let units: [SIMD3<Double>]
    /// The curve's color at each grid point, not rounded.
    private let labs: [Lab]
    /// What lies outside is not within the tolerance of the curve there.
    private let windows: [LightnessWindow]
    /// Whether rounding alone takes the color of a grid point beyond the tolerance, so that no part but one between
    /// neighbors may begin or end there: with a narrow tolerance that is so for most.
    private let isFar: [Bool]

    /// More than the last bits of a blend change a difference.
    private static let doubt = 1e-9

    /// - Parameters:
    ///   - gridParts: how many parts the grid has, 1 or more.
    ///   - tolerance: in CIEDE2000.
    ///   - curve: the true color at a point of the grid.
    init(gridParts: Int, tolerance: Double, curve: (Int) -> Color) {
        self.gridParts = gridParts
        self.tolerance = tolerance
        let points = (0...gridParts).map { curve($0).mappedToSRGB }
        colors = points.map { SRGB8($0) }
        units = colors.map { Color($0).components }
        labs = points.map { Lab($0) }
        windows = labs.map { LightnessWindow(around: $0, tolerance: tolerance) }
        isFar = zip(units, labs).map { ciede2000(Lab(Color(.srgb, $0)), $1) > tolerance + Self.doubt }
    }

    /// The fewest stops.
    ///
    /// Neighboring grid points are always joined, so there is an answer for any tolerance.
    func answer() -> Answer {
        let end = gridParts
        var previous = [Int?](repeating: nil, count: end + 1)
        var layer = [0]
        while previous[end] == nil {
            // The end first: where it is reached nothing else of this layer matters.
            var suspect = 0
            if let last = layer.first(where: { isGood($0, end, &suspect) }) {
                previous[end] = last
                break
            }
            var next: [Int] = []
            for start in layer {
                for target in start + 1..<end where previous[target] == nil && isGood(start, target, &suspect) {
                    previous[target] = start
                    next.append(target)
                }
            }
            layer = next.sorted()
        }
        var path = [end]
        while let last = path.last, let before = previous[last] { path.append(before) }
        path.reverse()
        let error = zip(path, path.dropFirst()).map { self.error($0, $1) }.max() ?? 0
        return Answer(stops: path.map { GridStop(gridPoint: $0, color: colors[$0]) }, maximumError: error)
    }

    /// - Parameter suspect: the point at which the part that was asked for before has failed: the likeliest to fail
    ///   again.
    private func isGood(_ start: Int, _ end: Int, _ suspect: inout Int) -> Bool {
        if end == start + 1 { return true }
        if isFar[start] || isFar[end] { return false }
        if suspect > start, suspect < end, !isNear(at: suspect, start, end) { return false }
        // Else the middle is.
        let middle = (start + end) / 2
        let failing =
            isNear(at: middle, start, end)
            ? (start...end).first { $0 != middle && !isNear(at: $0, start, end) } : middle
        suspect = failing ?? suspect
        return failing == nil
    }

    /// Whether the difference is within the tolerance.
    private func isNear(at point: Int, _ start: Int, _ end: Int) -> Bool {
        let blended = blend(at: point, start, end)
        return !windows[point].excludes(srgb: blended)
            && ciede2000(Lab(Color(.srgb, blended)), labs[point]) <= tolerance
    }

    private func error(_ start: Int, _ end: Int) -> Double {
        (start...end).map { difference(at: $0, start, end) }.max() ?? 0
    }

    private func difference(at point: Int, _ start: Int, _ end: Int) -> Double {
        ciede2000(Lab(Color(.srgb, blend(at: point, start, end))), labs[point])
    }

    private func blend(at point: Int, _ start: Int, _ end: Int) -> SIMD3<Double> {
        let progress = Double(point - start) / Double(end - start)
        return units[start] + (units[end] - units[start]) * progress
    }
}

internal import ColorScience

/// Finds the fewest stops that follow a curve.
///
/// Stops may lie on the points of an even grid, with the curve's own colour rounded to 8 bits. A part between two of
/// them is good where linear interpolation stays within the tolerance at every grid point inside. The fewest parts from
/// start to end are a shortest path in the graph of good parts, found breadth first: no choice is lost.
struct StopSearch {
    /// Parts of the grid: hundredths, so that a stop's progress is a short number.
    static let gridParts = 100

    private let colors: [SRGB8]
    private let labs: [Lab]
    private let tolerance: Double

    /// - Parameters:
    ///   - tolerance: in CIEDE2000.
    ///   - curve: the true colour at a progress.
    init(tolerance: Double, curve: (Double) -> Color) {
        let points = (0...Self.gridParts).map { curve(Double($0) / Double(Self.gridParts)) }
        colors = points.map { SRGB8($0) }
        labs = points.map { Lab($0.mappedToSRGB) }
        self.tolerance = tolerance
    }

    /// The stops, and how far from the curve they are at most.
    ///
    /// Neighbouring grid points are always joined, so there is
    /// an answer for any tolerance.
    func stops() -> (stops: [Stop], maximumError: Double) {
        let end = Self.gridParts
        var previous = [Int?](repeating: nil, count: end + 1)
        var layer = [0]
        while previous[end] == nil {
            // The end first: where it is reached nothing else of this layer matters.
            if let last = layer.first(where: { isGood($0, end) }) {
                previous[end] = last
                break
            }
            var next: [Int] = []
            for start in layer {
                for target in start + 1..<end where previous[target] == nil && isGood(start, target) {
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
        return (path.map { Stop(progress: Double($0) / Double(end), color: colors[$0]) }, error)
    }

    private func isGood(_ start: Int, _ end: Int) -> Bool {
        if end == start + 1 { return true }
        // The middle is the likeliest to fail.
        let middle = (start + end) / 2
        return difference(at: middle, start, end) <= tolerance
            && (start + 1..<end).allSatisfy { difference(at: $0, start, end) <= tolerance }
    }

    private func error(_ start: Int, _ end: Int) -> Double {
        (start...end).map { difference(at: $0, start, end) }.max() ?? 0
    }

    private func difference(at point: Int, _ start: Int, _ end: Int) -> Double {
        let progress = Double(point - start) / Double(end - start)
        let blended = Interpolation(space: .srgb).color(
            from: Color(colors[start]), to: Color(colors[end]), progress: progress)
        return ciede2000(Lab(blended), labs[point])
    }
}

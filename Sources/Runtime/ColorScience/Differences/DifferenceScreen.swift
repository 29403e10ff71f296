/// Tells how far blended colors are from colors of their own, each at a point of a grid: whether they are within a
/// tolerance, and the greatest difference.
///
/// What bounds tell is not worked out. Most points are told by a looser form of ``DifferenceBounds``, without a root:
/// by the length of the step in sRGB where the others have the step itself.
package struct DifferenceScreen: Sendable {
    /// Colors on a straight line between two of them, gamma-encoded.
    package struct Line: Sendable {
        let start: Components
        let end: Components
        let points: ClosedRange<Int>

        /// - Parameter points: where the two are.
        package init(_ start: SIMD3<Double>, _ end: SIMD3<Double>, at points: ClosedRange<Int>) {
            self.start = start
            self.end = end
            self.points = points
        }

        @inline(__always)
        func color(at point: Int) -> Components {
            let progress = Double(point - points.lowerBound) / Double(points.upperBound - points.lowerBound)
            return start + (end - start) * progress
        }
    }

    private let tolerance: Double
    private let bounds: [DifferenceBounds]
    private let loose: [DifferenceBounds.Loose]
    /// What lies outside is not within the tolerance.
    private let windows: [LightnessWindow]

    /// - Parameters:
    ///   - colors: that of each point, gamma-encoded, each component 0 … 1.
    ///   - tolerance: in CIEDE2000.
    package init(around colors: [SIMD3<Double>], tolerance: Double) {
        self.tolerance = tolerance
        bounds = colors.map { DifferenceBounds(around: $0) }
        loose = bounds.map { $0.loose(tolerance) }
        windows = bounds.map { LightnessWindow(around: $0.lab, tolerance: tolerance) }
    }

    /// Whether a color is no further than a difference from that of a point.
    package func isWithin(_ limit: Double, _ color: SIMD3<Double>, at point: Int) -> Bool {
        bounds.withUnsafeBufferPointer { $0[point].isWithin(limit, of: color) }
    }

    /// The first point that is found beyond the tolerance; nil where the whole line is within.
    ///
    /// - Parameter suspect: where to look first.
    package func firstBeyond(on line: Line, suspect: Int) -> Int? {
        bounds.withUnsafeBufferPointer { bounds in
            loose.withUnsafeBufferPointer { loose in
                let first = line.points.lowerBound
                let step = (line.end - line.start) / Double(line.points.upperBound - first)
                @inline(__always) func judgment(_ point: Int) -> DifferenceBounds.Loose.Judgment {
                    loose[point].judgment(line.start + step * Double(point - first))
                }
                if line.points.contains(suspect) {
                    let judgment = judgment(suspect)
                    if judgment == .beyond { return suspect }
                    if judgment == .unsure, told(line.color(at: suspect), bounds, suspect) == .beyond { return suspect }
                }
                var firstUnsure: Int?
                for point in line.points {
                    switch judgment(point) {
                    case .within: continue
                    case .beyond: return point
                    case .unsure: firstUnsure = firstUnsure ?? point
                    }
                }
                guard let firstUnsure else { return nil }
                return (firstUnsure...line.points.upperBound).first { point in
                    guard judgment(point) == .unsure else { return false }
                    let color = line.color(at: point)
                    let judgment = told(color, bounds, point)
                    return judgment == .beyond
                        || judgment == .unsure && !(bounds[point].difference(to: color) <= tolerance)
                }
            }
        }
    }

    /// What bounds tell.
    @inline(never)
    private func told(
        _ color: Components, _ bounds: UnsafeBufferPointer<DifferenceBounds>, _ point: Int
    ) -> DifferenceBounds.Loose.Judgment {
        if let bounds = bounds[point].bounds(to: color) {
            return bounds.low > tolerance ? .beyond : bounds.high <= tolerance ? .within : .unsure
        }
        return windows[point].excludes(srgb: color) ? .beyond : .unsure
    }

    /// The greatest difference at any point of some lines; 0 without one.
    package func greatestDifference(on lines: [Line]) -> Double {
        bounds.withUnsafeBufferPointer { bounds in
            var colors: [(point: Int, color: Components, most: Double)] = []
            var least = 0.0
            for line in lines {
                for point in line.points {
                    let color = line.color(at: point)
                    let (low, high) = bounds[point].bounds(to: color) ?? (0, .infinity)
                    least = max(least, low)
                    colors.append((point, color, high))
                }
            }
            // What is less than another one need not be known.
            return colors.filter { $0.most >= least }.map { bounds[$0.point].difference(to: $0.color) }.max() ?? 0
        }
    }
}

extension DifferenceBounds {
    /// The bounds around a color by the square of a step's length, for one tolerance.
    struct Loose: Sendable {
        /// What is known of a color.
        enum Judgment { case within, beyond, unsure }

        let center: Components
        /// From a step to three numbers, the sum of whose squares is that of the norm.
        let rows: (Components, Components, Components)
        /// Up to this square of a step something is said.
        let reach: Double
        /// Up to the first number, less the second for each unit of the square, a norm is within the tolerance.
        let within: (Double, Double)
        /// From the first number, and the second for each unit of the square, it is beyond.
        let beyond: (Double, Double)

        @inline(__always)
        func judgment(_ color: Components) -> Judgment {
            let (x, y, z) = (color.x - center.x, color.y - center.y, color.z - center.z)
            let square = x * x + y * y + z * z
            guard square <= reach else { return .unsure }
            @inline(__always) func part(_ row: Components) -> Double { row.x * x + row.y * y + row.z * z }
            let (one, two, three) = (part(rows.0), part(rows.1), part(rows.2))
            let norm = one * one + two * two + three * three
            let most = within.0 - within.1 * square
            if most > 0, norm <= most * most { return .within }
            let least = beyond.0 + beyond.1 * square
            return norm > least * least ? .beyond : .unsure
        }
    }
}

/// The timing curve `cubic-bezier(x1, y1, x2, y2)` of CSS Easing Functions Level 1, section 2.2.
///
/// It runs from (0, 0) to (1, 1); x is the progress that goes in, y the one that comes out.
package struct CubicBezier: Sendable, Hashable {
    /// The x of the first control point, 0 … 1.
    package let x1: Double
    /// The y of the first control point.
    package let y1: Double
    /// The x of the second control point, 0 … 1.
    package let x2: Double
    /// The y of the second control point.
    package let y2: Double

    /// A curve by its control points.
    ///
    /// - Throws: ``EasingError/controlPointOutOfRange(_:)`` for an x outside 0 … 1, with which a progress would have
    ///   several answers, and ``EasingError/notFinite`` for a coordinate that is not a finite number.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(EasingError) {
        guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { throw .notFinite }
        guard (0...1).contains(x1) else { throw .controlPointOutOfRange(x1) }
        guard (0...1).contains(x2) else { throw .controlPointOutOfRange(x2) }
        self.init(known: x1, y1, x2, y2)
    }

    /// A curve whose control points are written in this module and known to be in range.
    init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// True where the curve is the straight line from (0, 0) to (1, 1).
    var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// The y at an x of 0 … 1; what lies outside is taken as the nearer end, and what is not a number as 0.
    ///
    /// The curve's parameter is halved in until no number lies between its bounds, with additions and multiplications
    /// alone: the answer is the same on every machine.
    package func y(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if isLinear { return x }
        var (low, high) = (0.0, 1.0)
        while true {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { break }
            if Self.value(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return Self.value(high, y1, y2)
    }

    /// The cubic Bézier polynomial 3(1 − t)²t·first + 3(1 − t)t²·second + t³.
    private static func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * t * (rest * first + t * second) + t * t * t
    }
}

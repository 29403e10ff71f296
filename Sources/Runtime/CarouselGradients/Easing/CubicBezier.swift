/// The timing curve `cubic-bezier(x1, y1, x2, y2)` of CSS Easing Functions Level 1, section 2.2.
///
/// The curve runs from (0, 0) to (1, 1). X is the progress before easing, and y is the progress after easing.
package struct CubicBezier: Sendable, Hashable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    /// Creates a curve; throws for an x outside 0 … 1, because one x could then have several values of y.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(EasingError) {
        guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { throw .notFinite }
        guard (0...1).contains(x1) else { throw .controlPointOutOfRange(x1) }
        guard (0...1).contains(x2) else { throw .controlPointOutOfRange(x2) }
        self.init(known: x1, y1, x2, y2)
    }

    init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// Whether the curve is the straight line y = x, which leaves the progress unchanged.
    var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// Returns the progress after easing (y) for a progress before easing (x), which is clamped to 0 … 1.
    ///
    /// Bisects the curve's parameter until no `Double` lies between the bounds. Only additions, multiplications and
    /// halving are used, so the result is the same on every machine.
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

    /// Returns the cubic Bézier polynomial 3(1 − t)²t·first + 3(1 − t)t²·second + t³ at the parameter t.
    private static func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * t * (rest * first + t * second) + t * t * t
    }
}

internal import ColorScience

/// Colors with a weight each, packed so that those near a place are found four at a time.
struct PackedColors {
    /// Lightness, a and b of four colors, to fewer digits: enough to tell what is far.
    private struct Four {
        var lightness = SIMD4<Float>(repeating: .infinity)
        var a = SIMD4<Float>.zero
        var b = SIMD4<Float>.zero
    }

    /// For each color its number among those that it was taken from.
    let indices: [Int]
    /// Lightness, a, b and weight of each color.
    private let colors: [SIMD4<Double>]
    /// The same; what is beyond the last one is infinitely far from everything.
    private let fours: [Four]
    /// The sum of the weights.
    let total: Double

    /// Those of some points that have any weight.
    ///
    /// - Parameters:
    ///   - candidates: the numbers of those that are looked at, in rising order.
    ///   - color: the color of a number.
    ///   - weight: what it counts.
    init(_ candidates: some Collection<Int>, color: (Int) -> Oklab, weight: (Int) -> Double) {
        var (indices, colors, total): ([Int], [SIMD4<Double>], Double) = ([], [], 0)
        indices.reserveCapacity(candidates.count)
        colors.reserveCapacity(candidates.count)
        for index in candidates {
            let own = weight(index)
            guard own > 0 else { continue }
            let color = color(index)
            indices.append(index)
            colors.append(SIMD4(color.lightness, color.a, color.b, own))
            total += own
        }
        fours = stride(from: 0, to: colors.count, by: 4).map { first in
            var four = Four()
            for lane in 0..<min(4, colors.count - first) {
                let color = colors[first + lane]
                four.lightness[lane] = Float(color.x)
                four.a[lane] = Float(color.y)
                four.b[lane] = Float(color.z)
            }
            return four
        }
        (self.indices, self.colors, self.total) = (indices, colors, total)
    }

    /// Lightness, a, b and weight of the heaviest colors, in falling weight.
    func heaviest(_ count: Int) -> [SIMD4<Double>] {
        var heaviest: [SIMD4<Double>] = []
        var least = 0.0
        for color in colors where color.w > least {
            heaviest.insert(color, at: heaviest.firstIndex { $0.w < color.w } ?? heaviest.count)
            if heaviest.count > count { heaviest.removeLast() }
            if heaviest.count == count { least = heaviest[count - 1].w }
        }
        return heaviest
    }

    /// The weighted sum of the colors near a place, the sum of their weights last.
    func sum(about center: SIMD4<Double>, within radius: Double) -> SIMD4<Double> {
        var sum = SIMD4<Double>.zero
        forEach(about: center, within: radius * radius) { _, color in
            var weighted = color * color.w
            weighted.w = color.w
            sum += weighted
        }
        return sum
    }

    /// Calls with the place and the components and weight of each color near a center, in their order.
    @inline(__always)
    func forEach(
        about center: SIMD4<Double>, within squaredRadius: Double, _ body: (Int, SIMD4<Double>) -> Void
    ) {
        // A `Float` has 24 bits: between colors of this size no distance is wrong by a 500,000th of it.
        let radius = squaredRadius.squareRoot()
        let size = center.x.magnitude + center.y.magnitude + center.z.magnitude + radius
        let reach = Float(radius + size / 500_000)
        let limit = SIMD4(repeating: reach * reach)
        let (lightness, a, b) = (
            SIMD4(repeating: Float(center.x)), SIMD4(repeating: Float(center.y)), SIMD4(repeating: Float(center.z))
        )
        colors.withUnsafeBufferPointer { colors in
            for (index, four) in fours.enumerated() {
                let (x, y, z) = (four.lightness - lightness, four.a - a, four.b - b)
                let mayBeNear = x * x + y * y + z * z .<= limit
                guard any(mayBeNear) else { continue }
                for lane in 0..<4 where mayBeNear[lane] {
                    let color = colors[4 &* index &+ lane]
                    let difference = color - center
                    let square = difference * difference
                    if square.x + square.y + square.z <= squaredRadius { body(4 &* index &+ lane, color) }
                }
            }
        }
    }

    /// Calls with the place and the weight of each color no farther from another one than a radius, in their order.
    @inline(__always)
    func forEach(notFartherFrom center: Oklab, than radius: Double, _ body: (Int, Double) -> Void) {
        // Rounding changes a square by less.
        let slack = 1 + 1e-9
        let place = SIMD4(center.lightness, center.a, center.b, 0)
        forEach(about: place, within: radius * radius * slack) { place, color in
            let own = Oklab(lightness: color.x, a: color.y, b: color.z)
            if own.distance(to: center) <= radius { body(place, color.w) }
        }
    }
}

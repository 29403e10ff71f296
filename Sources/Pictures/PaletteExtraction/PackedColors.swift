internal import ColorScience

/// Colors with a weight each, packed so that the distances to them are found four at a time.
struct PackedColors {
    /// Lightness, a, b and weight of four colors.
    private struct Four {
        var lightness = SIMD4<Double>(repeating: .infinity)
        var a = SIMD4<Double>.zero
        var b = SIMD4<Double>.zero
        var weight = SIMD4<Double>.zero

        /// One of the colors, its weight last.
        @inline(__always)
        func color(_ lane: Int) -> SIMD4<Double> { SIMD4(lightness[lane], a[lane], b[lane], weight[lane]) }
    }

    /// For each color its number among those that it was taken from.
    let indices: [Int]
    /// The colors; what is beyond the last one is infinitely far from everything.
    private let fours: [Four]

    /// Those of some points that have any weight.
    ///
    /// - Parameters:
    ///   - candidates: the numbers of those that are looked at, in rising order.
    ///   - color: the color of a number.
    ///   - weight: what it counts.
    init(_ candidates: some Collection<Int>, color: (Int) -> Oklab, weight: (Int) -> Double) {
        var indices: [Int] = []
        indices.reserveCapacity(candidates.count)
        var fours: [Four] = []
        fours.reserveCapacity(candidates.count / 4 + 1)
        for index in candidates {
            let own = weight(index)
            guard own > 0 else { continue }
            let (four, lane) = indices.count.quotientAndRemainder(dividingBy: 4)
            if lane == 0 { fours.append(Four()) }
            let color = color(index)
            fours[four].lightness[lane] = color.lightness
            fours[four].a[lane] = color.a
            fours[four].b[lane] = color.b
            fours[four].weight[lane] = own
            indices.append(index)
        }
        self.indices = indices
        self.fours = fours
    }

    /// Lightness, a, b and weight of the heaviest colors, in falling weight.
    func heaviest(_ count: Int) -> [SIMD4<Double>] {
        var heaviest: [SIMD4<Double>] = []
        var least = 0.0
        for four in fours {
            // What is beyond the last color weighs nothing.
            guard four.weight.max() > least else { continue }
            for lane in 0..<4 where four.weight[lane] > least {
                let color = four.color(lane)
                heaviest.insert(color, at: heaviest.firstIndex { $0.w < color.w } ?? heaviest.count)
                if heaviest.count > count { heaviest.removeLast() }
                if heaviest.count == count { least = heaviest[count - 1].w }
            }
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
        let limit = SIMD4(repeating: squaredRadius)
        for (index, four) in fours.enumerated() {
            let (x, y, z) = (four.lightness - center.x, four.a - center.y, four.b - center.z)
            let isNear = x * x + y * y + z * z .<= limit
            guard any(isNear) else { continue }
            if isNear[0] { body(4 &* index, four.color(0)) }
            if isNear[1] { body(4 &* index &+ 1, four.color(1)) }
            if isNear[2] { body(4 &* index &+ 2, four.color(2)) }
            if isNear[3] { body(4 &* index &+ 3, four.color(3)) }
        }
    }
}

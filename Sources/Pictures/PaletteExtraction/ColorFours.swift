internal import ColorScience

/// Colors four by four, so that four distances are found at a time.
struct ColorFours {
    /// Lightness, a and b of four colors each; after the last one it comes again.
    private let fours: [(x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>)]

    /// How many fours there are.
    var count: Int { fours.count }

    init(_ points: [HistogramPoint]) {
        fours = stride(from: 0, to: points.count, by: 4).map { first in
            func four(_ value: (Oklab) -> Double) -> SIMD4<Double> {
                func lane(_ index: Int) -> Double { value(points[min(first + index, points.count - 1)].oklab) }
                return SIMD4(lane(0), lane(1), lane(2), lane(3))
            }
            return (four { $0.lightness }, four { $0.a }, four { $0.b })
        }
    }

    /// A color that distances are asked from, in a form that serves all fours.
    struct Place {
        fileprivate let x, y, z, scale: SIMD4<Double>

        /// - Parameters:
        ///   - color: the color, its lightness by the scale.
        ///   - scale: how much lightness counts.
        init(_ color: SIMD4<Double>, lightnessScale scale: Double) {
            (x, y) = (SIMD4(repeating: color.x), SIMD4(repeating: color.y))
            (z, self.scale) = (SIMD4(repeating: color.z), SIMD4(repeating: scale))
        }
    }

    /// The squared distances of a four from a place.
    @inline(__always)
    func squaredDistances(_ index: Int, from place: Place) -> SIMD4<Double> {
        let four = fours[index]
        let (x, y, z) = (four.x * place.scale - place.x, four.y - place.y, four.z - place.z)
        return x * x + y * y + z * z
    }

    /// Calls with the number of each four and its colors, their lightness by the scale and 1 as the last component.
    @inline(__always)
    func forEach(
        lightnessScale scale: Double,
        _ body: (Int, (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) -> Void
    ) {
        let scale = SIMD4(repeating: scale)
        for (index, four) in fours.enumerated() {
            let x = four.x * scale
            func color(_ lane: Int) -> SIMD4<Double> { SIMD4(x[lane], four.y[lane], four.z[lane], 1) }
            body(index, (color(0), color(1), color(2), color(3)))
        }
    }
}

extension [Double] {
    /// The numbers four by four; after the last one there are zeros.
    var fours: [SIMD4<Double>] {
        stride(from: 0, to: count, by: 4).map { first in
            var four = SIMD4<Double>.zero
            for lane in 0..<Swift.min(4, count - first) { four[lane] = self[first + lane] }
            return four
        }
    }
}

extension SIMD4<Double> {
    /// The square roots of numbers that are not negative; of a magnitude each is one instruction and no call.
    var roots: SIMD4<Double> {
        func root(_ number: Double) -> Double { number.magnitude.squareRoot() }
        return SIMD4(root(x), root(y), root(z), root(w))
    }
}

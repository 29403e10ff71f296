/// Two numbers between which the CIEDE2000 of a color and those near it is, found in a tenth of the time that the
/// difference takes.
///
/// Near a color the difference is nearly a norm of the step from it: the formula with the weights of the color itself,
/// the step in Lab by the derivatives of the conversion. How far that may be off follows from the second derivatives
/// and, for the weights, from a measurement.
package struct DifferenceBounds: Sendable {
    /// The color itself.
    package let lab: Lab
    private let center: Components
    /// Nothing is said of a color with a channel further away.
    private let radius: Double
    /// From a step in sRGB to one of the roots that Lab is made of.
    private let toX: Components
    private let toY: Components
    private let toZ: Components
    /// By how much a root may be above that, by the square of the step in sRGB.
    private let above: Components
    /// By how much it may be below, by the square of its own step.
    private let below: Components
    /// From a step in Lab to the terms of the difference.
    private let lightnessScale: Double
    private let chroma: (a: Double, b: Double)
    private let hue: (a: Double, b: Double)
    private let rotationTerm: Double
    /// The stretch of the a axis, the greater scale of chroma and hue, and what the rotation term adds to squares at
    /// most: by these an error in Lab becomes one of the difference.
    private let stretch: Double
    private let widestScale: Double
    private let widestRotation: Double

    /// By how much of itself the difference of two colors is another than the norm at one of them, for each unit of
    /// their distance in Lab, up to ``reach`` of these.
    ///
    /// The greatest of 5 million random pairs up to 8 apart is 0.046, a quarter of them close to gray and a quarter
    /// where the rotation term is largest; 40,000 searches uphill from such pairs end at 0.0503 at most.
    private static let drift = 0.1
    /// So far in Lab the bounds go.
    private static let reach = 6.0
    /// More than the last bits of a difference.
    private static let doubt = 1e-9

    /// The bounds around a gamma-encoded color, each component 0 … 1.
    package init(around srgb: Components) {
        center = srgb
        let linear = SRGB.linear(srgb)
        lab = Lab(linearSRGB: linear)
        let (first, second, span) = Self.transfer(srgb, linear)
        var radius = span
        // XYZ by its white, of which Lab takes the roots.
        let matrix = Lab.relativeFromSRGB
        let value = matrix * linear
        let slope = matrix * first
        let curve = (matrix * second) / 2
        // A root bends the more the darker it gets.
        for index in 0..<3 where value[index] > Lab.epsilon {
            radius = min(radius, 0.2 * value[index] / slope[index])
        }
        self.radius = radius
        var (roots, bends) = (Components.zero, Components.zero)
        let lightnessRoot = (lab.lightness + 16) / 116
        let labRoots = Components(lightnessRoot + lab.a / 500, lightnessRoot, lightnessRoot - lab.b / 200)
        for index in 0..<3 {
            let isRoot = value[index] > Lab.epsilon
            let root = isRoot ? labRoots[index] : 6.0 / 29
            roots[index] = isRoot ? root / (3 * value[index]) : Lab.kappa / 116
            // Half of the second derivative of a root, −2/9 t^(−5/3), at the least value within the radius.
            let least = max(Lab.epsilon, value[index] - (slope[index] + curve[index] * radius) * radius)
            bends[index] = root / (9 * least * least * roots[index] * roots[index])
        }
        toX = matrix.rows.0 * first * roots.x
        toY = matrix.rows.1 * first * roots.y
        toZ = matrix.rows.2 * first * roots.z
        above = roots * curve
        below = bends

        // The terms of CIEDE2000 for a color and itself.
        let weights = DifferenceWeights(lab)
        lightnessScale = 1 / weights.lightness
        chroma = (weights.stretch * weights.direction.a / weights.chroma, weights.direction.b / weights.chroma)
        hue = (-weights.stretch * weights.direction.b / weights.hue, weights.direction.a / weights.hue)
        rotationTerm = weights.rotation
        widestScale = 1 / min(weights.chroma, weights.hue)
        stretch = weights.stretch
        widestRotation = 1 + weights.rotation.magnitude / 2
    }

    /// The bounds of the difference from a color; nil where it is too far to say.
    package func bounds(to srgb: Components) -> (low: Double, high: Double)? {
        let step = srgb - center
        let square = step * step
        guard square.max() <= radius * radius else { return nil }
        let x = (toX * step).sum()
        let y = (toY * step).sum()
        let z = (toZ * step).sum()
        // The transfer function bends upward and the root downward.
        let over = above * square.max()
        let moved = Components(x.magnitude, y.magnitude, z.magnitude) + over
        let under = below * moved * moved
        let (overL, overA, overB) = (
            116 * max(over.y, under.y), 500 * max(over.x + under.y, under.x + over.y),
            200 * max(over.y + under.z, under.y + over.z)
        )
        let (lightness, a, b) = (116 * y, 500 * (x - y), 200 * (y - z))
        let distance =
            (lightness * lightness + a * a + b * b).squareRoot()
            + (overL * overL + overA * overA + overB * overB).squareRoot()
        guard distance <= Self.reach else { return nil }
        let l = lightness * lightnessScale
        let c = chroma.a * a + chroma.b * b
        let h = hue.a * a + hue.b * b
        let norm = max(0, l * l + c * c + h * h + rotationTerm * c * h).squareRoot()
        let tall = overL * lightnessScale
        let wide = (stretch * stretch * overA * overA + overB * overB) * widestScale * widestScale
        let error = (widestRotation * (tall * tall + wide)).squareRoot()
        let drift = Self.drift * distance
        return ((norm - error) * (1 - drift) - Self.doubt, (norm + error) * (1 + drift) + Self.doubt)
    }

    /// The difference itself.
    package func difference(to srgb: Components) -> Double { ciede2000(Lab(srgb: srgb), lab) }

    /// Whether a color is no further than a difference.
    package func isWithin(_ limit: Double, of srgb: Components) -> Bool {
        if let bounds = bounds(to: srgb) {
            if bounds.low > limit { return false }
            if bounds.high <= limit { return true }
        }
        return difference(to: srgb) <= limit
    }

    /// The bounds for one tolerance that no step makes narrower than ``bounds(to:)`` are.
    func loose(_ tolerance: Double) -> Loose {
        func square(_ row: Components) -> Double { row.x * row.x + row.y * row.y + row.z * row.z }
        // From a step in sRGB to one in Lab, and to the terms of the norm. c² + h² + tch is (c + th/2)² + (1 − t²/4)h².
        let (toL, toA, toB) = (116 * toY, 500 * (toX - toY), 200 * (toY - toZ))
        let toHue = hue.a * toA + hue.b * toB
        let toChroma = chroma.a * toA + chroma.b * toB + rotationTerm / 2 * toHue
        let rest = max(0, 1 - rotationTerm * rotationTerm / 4).squareRoot()
        let rows = (lightnessScale * toL, toChroma, rest * toHue)
        // What a root is off by at most, for each unit of the square.
        func most(_ row: Components, _ above: Double, _ below: Double) -> Double {
            let moved = square(row).squareRoot() + above * radius
            return below * moved * moved
        }
        let underX = most(toX, above.x, below.x)
        let underY = most(toY, above.y, below.y)
        let underZ = most(toZ, above.z, below.z)
        let offL = 116 * max(above.y, underY)
        let offA = 500 * max(above.x + underY, underX + above.y)
        let offB = 200 * max(above.y + underZ, underY + above.z)
        let tall = offL * lightnessScale
        let wide = (stretch * stretch * offA * offA + offB * offB) * widestScale * widestScale
        let error = (widestRotation * (tall * tall + wide)).squareRoot()
        // The distance in Lab is this for each unit of the length at most, and the drift a part of it.
        let widest =
            (square(toL) + square(toA) + square(toB)).squareRoot()
            + radius * (offL * offL + offA * offA + offB * offB).squareRoot()
        let drift = Self.drift * widest
        let reach = min(radius, Self.reach / widest, 0.5 / drift)
        // A length is no more than half of its square by another one and of that: one at which the norm is about the
        // tolerance. 1/(1 + d) is no less than 1 − d, and 1/(1 − d) no more than 1 + 2d up to a half.
        let (least, greatest) = (tolerance - 2 * Self.doubt, tolerance + 2 * Self.doubt)
        let typical = max(1e-6, tolerance / ((square(rows.0) + square(rows.1) + square(rows.2)) / 3).squareRoot())
        return Loose(
            center: center, rows: rows, reach: reach * reach,
            within: (least - least * drift * typical / 2, least * drift / (2 * typical) + error),
            beyond: (greatest + greatest * drift * typical, greatest * drift / typical + error))
    }

    /// The first derivatives of the transfer function at three channels, the most that the second ones are within a
    /// radius, and that.
    private static func transfer(
        _ srgb: Components, _ linear: Components
    ) -> (first: Components, second: Components, radius: Double) {
        var (first, second) = (Components(repeating: 1 / 12.92), Components.zero)
        var radius = 1.0 / 16
        // The two pieces of the function meet at an angle, which no radius reaches.
        for index in 0..<3 { radius = min(radius, (srgb[index] - SRGB.knee).magnitude) }
        for index in 0..<3 where srgb[index] > SRGB.knee {
            let shifted = srgb[index] + 0.055
            first[index] = 2.4 * linear[index] / shifted
            // It grows with the power of 0.4, and that is below its tangent.
            second[index] = 1.4 * first[index] / shifted * (1 + 0.4 * radius / shifted)
        }
        return (first, second, radius)
    }
}

/// What CIEDE2000 weighs the parts of a difference by, where two colors are nearly one; the numbers in brackets are
/// those of the paper that `ciede2000` names.
private struct DifferenceWeights {
    let stretch: Double
    /// Where the hue points, the stretch applied.
    let direction: (a: Double, b: Double)
    let lightness: Double
    let chroma: Double
    let hue: Double
    let rotation: Double

    init(_ color: Lab) {
        func saturation(_ chroma: Double) -> Double {
            let cube = chroma * chroma * chroma
            let power = cube * cube * chroma
            return (power / (power + 6_103_515_625)).squareRoot()
        }
        let degree = Double.pi / 180
        stretch = 1 + 0.5 * (1 - saturation((color.a * color.a + color.b * color.b).squareRoot()))
        let a = color.a * stretch
        let size = (a * a + color.b * color.b).squareRoot()
        direction = size > 0 ? (a / size, color.b / size) : (1, 0)
        let (cosine, sine) = direction
        // (15 … 21), the cosines of multiples of the hue by those of the hue.
        let (cosine2, sine2) = (cosine * cosine - sine * sine, 2 * cosine * sine)
        let (cosine3, sine3) = (cosine2 * cosine - sine2 * sine, sine2 * cosine + cosine2 * sine)
        let (cosine4, sine4) = (cosine2 * cosine2 - sine2 * sine2, 2 * cosine2 * sine2)
        // cos 30°, sin 30°; cos 6°, sin 6°; cos 63°, sin 63°.
        let t =
            1 - 0.17 * (cosine * 0.866_025_403_784_438_6 + sine * 0.5) + 0.24 * cosine2
            + 0.32 * (cosine3 * 0.994_521_895_368_273_3 - sine3 * 0.104_528_463_267_653_47)
            - 0.20 * (cosine4 * 0.453_990_499_739_546_8 + sine4 * 0.891_006_524_188_367_9)
        if sine < 0 {
            let bend = (ElementaryFunctions.arcTangent(sine, cosine) / degree + 85) / 25
            let turn = 30 * degree * ElementaryFunctions.exponential(-bend * bend)
            rotation = -ElementaryFunctions.sine(2 * turn) * 2 * saturation(size)
        } else {
            // No more than 0.000002 there.
            rotation = 0
        }
        let centred = (color.lightness - 50) * (color.lightness - 50)
        lightness = 1 + 0.015 * centred / (20 + centred).squareRoot()
        chroma = 1 + 0.045 * size
        hue = 1 + 0.015 * size * t
    }
}

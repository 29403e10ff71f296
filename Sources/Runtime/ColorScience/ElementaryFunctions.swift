/// Sine, cosine, arc tangent and exponential, with the same bits on every machine.
///
/// The functions of system libraries differ in the last bit, but generated files must be the same everywhere. The
/// functions here use only addition, multiplication, division and rounding, which IEEE 754 defines exactly. Swift keeps
/// the order of operations in the code, and never fuses a multiplication with an addition.
///
/// Source of the coefficients and the order of operations: fdlibm 5.3 (`k_sin.c`, `k_cos.c`, `s_atan.c`, `e_atan2.c`,
/// `e_exp.c`) and FreeBSD's `e_rem_pio2.c`. The JavaScript engine V8 uses the same code for `Math.sin` and `Math.cos`.
///
/// > Copyright (C) 1993, 2004 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and
/// > distribute this software is freely granted, provided that this notice is preserved.
///
/// The stated maximum errors were found with 100,000 random arguments. `Scripts/make-function-fixtures` compares the
/// results with those of mpmath at 200 bits.
package enum ElementaryFunctions {
    /// Returns the sine of an angle in radians.
    ///
    /// Maximum error for angles of −2²⁰ … 2²⁰: 0.83 units in the last place. A larger angle is first reduced modulo the
    /// `Double` nearest to 2π, which adds an error that grows with the angle.
    package static func sine(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        let (quarter, high, low) = reduced(x)
        switch quarter {
        case 0: return kernelSine(high, low)
        case 1: return kernelCosine(high, low)
        case 2: return -kernelSine(high, low)
        default: return -kernelCosine(high, low)
        }
    }

    /// Returns the cosine of an angle in radians, as ``sine(_:)``; the maximum error is 0.81 units in the last place.
    package static func cosine(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        let (quarter, high, low) = reduced(x)
        switch quarter {
        case 0: return kernelCosine(high, low)
        case 1: return -kernelSine(high, low)
        case 2: return -kernelCosine(high, low)
        default: return kernelSine(high, low)
        }
    }

    /// Returns the angle of the point (x, y) in radians, -π … π; the maximum error is 1.33 units in the last place.
    package static func arcTangent(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        let isLeft = x.sign == .minus
        let angle: Double
        switch (y.magnitude, x.magnitude) {
        case (0, _): angle = isLeft ? .pi : 0
        case (_, 0): angle = halfPi
        case (.infinity, .infinity): angle = isLeft ? 3 * quarterPi : quarterPi
        case (_, .infinity): angle = isLeft ? .pi : 0
        case (.infinity, _): angle = halfPi
        case (let high, let wide):
            // Beyond a ratio of 2⁶⁰, the point counts as lying on an axis.
            let exponents = exponent(high) - exponent(wide)
            let acute = exponents > 60 ? halfPi : exponents < -60 && isLeft ? 0 : arcTangent(high / wide)
            angle = isLeft ? .pi - (acute - piRest) : acute
        }
        return y.sign == .minus ? -angle : angle
    }

    /// Returns e to the power of a number; the maximum error is 0.86 units in the last place.
    package static func exponential(_ x: Double) -> Double {
        if x.isNaN { return .nan }
        if x > 709.782712893383973096 { return .infinity }
        if x < -745.13321910194110842 { return 0 }
        let ln2High = 6.93147180369123816490e-01
        let ln2Low = 1.90821492927058770002e-10
        var (power, high, low, rest) = (0, 0.0, 0.0, x)
        if x.magnitude > 0.34657359027997264 {
            power = Int(x * 1.44269504088896338700 + (x < 0 ? -0.5 : 0.5))
            high = x - Double(power) * ln2High
            low = Double(power) * ln2Low
            rest = high - low
        } else if x.magnitude < 0x1p-28 {
            return 1 + x
        }
        let square = rest * rest
        let c =
            rest - square
            * (1.66666666666666019037e-01 + square
                * (-2.77777777770155933842e-03 + square
                    * (6.61375632143793436117e-05 + square
                        * (-1.65339022054652515390e-06 + square * 4.13813679705723846039e-08))))
        guard power != 0 else { return 1 - ((rest * c) / (c - 2) - rest) }
        let result = 1 - ((low - (rest * c) / (2 - c)) - high)
        // In two steps, because a `Double` can't hold 2¹⁰²⁴, nor powers below 2⁻¹⁰²² in full precision.
        let half = power / 2
        return result * powerOfTwo(half) * powerOfTwo(power - half)
    }

    private static let quarterPi = 7.85398163397448278999e-01
    private static let halfPi = 1.57079632679489655800e+00
    /// The difference between π and the nearest `Double`.
    private static let piRest = 1.2246467991473531772e-16

    /// Returns the biased exponent of a number: the 11 exponent bits of its `Double`.
    private static func exponent(_ x: Double) -> Int { Int(x.bitPattern >> 52 & 0x7FF) }

    private static func powerOfTwo(_ exponent: Int) -> Double {
        Double(sign: .plus, exponent: exponent, significand: 1)
    }

    /// Splits an angle in radians into quarter turns, modulo 4, and a rest of -π/4 … π/4: `high` and `low`.
    private static func reduced(_ angle: Double) -> (quarter: Int, high: Double, low: Double) {
        let x = angle.magnitude <= 0x1p20 ? angle : angle.truncatingRemainder(dividingBy: 2 * .pi)
        if x.magnitude <= quarterPi { return (0, x, 0) }
        let turns = (x * 6.36619772367581382433e-01).rounded(.toNearestOrEven)
        // Here, π/2 is split into pieces of 33 bits, so that their products with the number of turns are exact. If the
        // subtraction cancels too many bits, the next piece is used.
        var rest = x - turns * 1.57079632673412561417e+00
        var less = turns * 6.07710050650619224932e-11
        var high = rest - less
        if exponent(x) - exponent(high) > 16 {
            let former = rest
            less = turns * 6.07710050630396597660e-11
            rest = former - less
            less = turns * 2.02226624879595063154e-21 - ((former - rest) - less)
            high = rest - less
            if exponent(x) - exponent(high) > 49 {
                let former = rest
                less = turns * 2.02226624871116645580e-21
                rest = former - less
                less = turns * 8.47842766036889956997e-32 - ((former - rest) - less)
                high = rest - less
            }
        }
        return (Int(turns) & 3, high, (rest - high) - less)
    }

    /// Returns the sine of an angle of -π/4 … π/4 in radians: the sum of `x` and a small `rest`.
    private static func kernelSine(_ x: Double, _ rest: Double) -> Double {
        let z = x * x
        let high = -2.50507602534068634195e-08 + z * 1.58969099521155010221e-10
        let r =
            8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * (2.75573137070700676789e-06 + z * high))
        let v = z * x
        return x - ((z * (0.5 * rest - v * r) - rest) - v * -1.66666666666666324348e-01)
    }

    /// Returns the cosine of an angle of -π/4 … π/4 in radians: the sum of `x` and a small `rest`.
    private static func kernelCosine(_ x: Double, _ rest: Double) -> Double {
        let z = x * x
        let high = -2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)
        let r =
            z
            * (4.16666666666666019037e-02
                + z * (-1.38888888888741095749e-03 + z * (2.48015872894767294178e-05 + z * high)))
        // From 0.3 on, about a quarter of the angle is subtracted from both terms. This makes both subtractions exact.
        let upper = x.magnitude.bitPattern >> 32
        if upper < 0x3FD3_3333 { return 1 - (0.5 * z - (z * r - x * rest)) }
        let part = upper > 0x3FE9_0000 ? 0.28125 : Double(bitPattern: (upper - 0x0020_0000) << 32)
        return (1 - part) - ((0.5 * z - part) - (z * r - x * rest))
    }

    /// Returns the arc tangent of a number of at least 0.
    private static func arcTangent(_ x: Double) -> Double {
        // The nearest known arc tangent, that of 0, 1/2, 1, 3/2 or infinity, is the sum of two numbers.
        let t: Double
        let known: (high: Double, low: Double)
        if x < 0.4375 {
            (t, known) = (x, (0, 0))
        } else if x < 0.6875 {
            (t, known) = ((2 * x - 1) / (2 + x), (4.63647609000806093515e-01, 2.26987774529616870924e-17))
        } else if x < 1.1875 {
            (t, known) = ((x - 1) / (x + 1), (7.85398163397448278999e-01, 3.06161699786838301793e-17))
        } else if x < 2.4375 {
            (t, known) = ((x - 1.5) / (1 + 1.5 * x), (9.82793723247329054082e-01, 1.39033110312309984516e-17))
        } else {
            (t, known) = (-1 / x, (1.57079632679489655800e+00, 6.12323399573676603587e-17))
        }
        let z = t * t
        let w = z * z
        let odd =
            z
            * (3.33333333333329318027e-01 + w
                * (1.42857142725034663711e-01 + w
                    * (9.09088713343650656196e-02 + w
                        * (6.66107313738753120669e-02 + w
                            * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02)))))
        let even =
            w
            * (-1.99999999998764832476e-01 + w
                * (-1.11111104054623557880e-01 + w
                    * (-7.69187620504482999495e-02 + w * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02))))
        let less = t * (odd + even)
        return known.high == 0 ? t - less : known.high - ((less - known.low) - t)
    }
}

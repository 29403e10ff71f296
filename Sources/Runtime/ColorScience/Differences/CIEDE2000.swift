/// Returns the color difference CIEDE2000 with weighting factors of 1; a difference of about 1 is just noticeable.
///
/// Source: Sharma, Wu and Dalal, *The CIEDE2000 color-difference formula* (2005), doi:10.1002/col.20070.
package func ciede2000(_ first: Lab, _ second: Lab) -> Double {
    func power7(_ x: Double) -> Double {
        let cube = x * x * x
        return cube * cube * x
    }
    func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
    func hue(_ a: Double, _ b: Double) -> Double {
        if a == 0 && b == 0 { return 0 }
        let angle = ElementaryFunctions.arcTangent(b, a)
        return angle < 0 ? angle + 2 * .pi : angle
    }
    // 25⁷
    let pivot = 6_103_515_625.0
    let degree = Double.pi / 180

    // Equations 2 … 7 of the paper: chroma and hue, after the a axis is stretched.
    let mean7 = power7((chroma(first.a, first.b) + chroma(second.a, second.b)) / 2)
    let stretch = 1 + 0.5 * (1 - (mean7 / (mean7 + pivot)).squareRoot())
    let (a1, a2) = (first.a * stretch, second.a * stretch)
    let (c1, c2) = (chroma(a1, first.b), chroma(a2, second.b))
    let (h1, h2) = (hue(a1, first.b), hue(a2, second.b))

    // Equations 8 … 11 of the paper: the differences in lightness, chroma and hue.
    let lightness = second.lightness - first.lightness
    let chromaDifference = c2 - c1
    var hueAngle = h2 - h1
    if c1 * c2 == 0 {
        hueAngle = 0
    } else if hueAngle > .pi {
        hueAngle -= 2 * .pi
    } else if hueAngle < -.pi {
        hueAngle += 2 * .pi
    }
    let hueDifference = 2 * (c1 * c2).squareRoot() * ElementaryFunctions.sine(hueAngle / 2)

    // Equations 12 … 14 of the paper: the means of lightness, chroma and hue.
    let meanLightness = (first.lightness + second.lightness) / 2
    let meanChroma = (c1 + c2) / 2
    var meanHue = h1 + h2
    if c1 * c2 != 0 {
        if (h1 - h2).magnitude > .pi { meanHue += h1 + h2 < 2 * .pi ? 2 * .pi : -2 * .pi }
        meanHue /= 2
    }

    // Equations 15 … 21 of the paper: the weights of the differences.
    let t =
        1 - 0.17 * ElementaryFunctions.cosine(meanHue - 30 * degree) + 0.24 * ElementaryFunctions.cosine(2 * meanHue)
        + 0.32 * ElementaryFunctions.cosine(3 * meanHue + 6 * degree)
        - 0.20 * ElementaryFunctions.cosine(4 * meanHue - 63 * degree)
    let bend = (meanHue / degree - 275) / 25
    let rotation = 30 * degree * ElementaryFunctions.exponential(-bend * bend)
    let meanChroma7 = power7(meanChroma)
    let chromaRotation = 2 * (meanChroma7 / (meanChroma7 + pivot)).squareRoot()
    let centred = (meanLightness - 50) * (meanLightness - 50)
    let lightnessWeight = 1 + 0.015 * centred / (20 + centred).squareRoot()
    let chromaWeight = 1 + 0.045 * meanChroma
    let hueWeight = 1 + 0.015 * meanChroma * t
    let rotationTerm = -ElementaryFunctions.sine(2 * rotation) * chromaRotation

    // Equation 22 of the paper: the total difference.
    let (l, c, h) = (lightness / lightnessWeight, chromaDifference / chromaWeight, hueDifference / hueWeight)
    return max(0, l * l + c * c + h * h + rotationTerm * c * h).squareRoot()
}

package func ciede2000(_ first: SRGB8, _ second: SRGB8) -> Double { ciede2000(Lab(first), Lab(second)) }

/// Returns the color difference CIEDE2000 of any two colors, ignoring alpha.
package func ciede2000(_ first: Color, _ second: Color) -> Double { ciede2000(Lab(first), Lab(second)) }

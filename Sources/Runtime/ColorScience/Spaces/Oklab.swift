/// A color in Oklab: lightness 0 … 1, a (green to red) and b (blue to yellow) about −0.4 … 0.4.
///
/// Use this type for computations on many colors, and ``Color`` elsewhere. Source: Björn Ottosson, *A perceptual color
/// space for image processing* (2020), with the matrices of CSS Color 4, section 18.
package struct Oklab: Sendable, Hashable, ColorSpaceConversion {
    package var lightness: Double
    package var a: Double
    package var b: Double

    /// The chroma below which a color counts as gray.
    ///
    /// At 0.04, people begin to name a hue. The neutral tones of user interfaces (blue-gray, stone, taupe) have less
    /// chroma. `BackdropRule`, which chooses the color behind a picture, weights each color by its chroma plus this
    /// value, so that grays keep some weight.
    package static let grayChroma = 0.04

    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    package init(_ color: SRGB8) {
        let table = SRGB.linearBytes
        self.init(linearSRGB: Components(table[Int(color.red)], table[Int(color.green)], table[Int(color.blue)]))
    }

    /// Creates the Oklab color for CIE XYZ components with the white point D50, as in ICC profiles.
    package init(xyzD50: Components) { self.init(xyz: XYZD50.toD65 * xyzD50) }

    init(linearSRGB: Components) { self.init(lms: Self.srgbToLMS * linearSRGB) }

    init(xyz: Components) { self.init(lms: Self.xyzToLMS * xyz) }

    private init(lms: Components) {
        let lab = Self.lmsToLab * Roots.cube(lms)
        self.init(lightness: lab.x, a: lab.y, b: lab.z)
    }

    var components: Components { Components(lightness, a, b) }

    var xyz: Components { Self.lmsToXYZ * lms }

    private var lms: Components {
        let roots = Self.labToLMS * components
        return roots * roots * roots
    }

    /// The distance from gray, 0 … about 0.4.
    package var chroma: Double { (a * a + b * b).squareRoot() }

    private static let xyzToLMS = Matrix(
        Components(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        Components(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        Components(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))

    private static let lmsToXYZ = Matrix(
        Components(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
        Components(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
        Components(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))

    private static let lmsToLab = Matrix(
        Components(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        Components(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        Components(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

    private static let labToLMS = Matrix(
        Components(1.0000000000000000, 0.3963377773761749, 0.2158037573099136),
        Components(1.0000000000000000, -0.1055613458156586, -0.0638541728258133),
        Components(1.0000000000000000, -0.0894841775298119, -1.2914855480194092))

    /// The matrix from linear sRGB to LMS: the product of the matrices from XYZ to LMS and from linear sRGB to XYZ.
    private static let srgbToLMS = xyzToLMS * SRGBLinear.toXYZ

    static let definition = ColorSpaceDefinition(
        Oklab.self, base: .xyzD65, axes: [.lightness, .opponentA, .opponentB],
        notation: ColorNotation(
            functions: ["oklab"],
            components: [
                ComponentNotation(whole: 1, range: 0...1), ComponentNotation(whole: 0.4), ComponentNotation(whole: 0.4),
            ]))

    static func toBase(_ components: Components) -> Components {
        Oklab(lightness: components.x, a: components.y, b: components.z).xyz
    }

    static func fromBase(_ components: Components) -> Components { Oklab(xyz: components).components }
}

/// A color in CIE Lab with the white point D50, as CSS Color 4 defines `lab()`.
///
/// Lightness is 0 … 100, a and b are about −125 … 125. Use this type for color differences, and ``Color`` elsewhere.
package struct Lab: Sendable, Hashable, ColorSpaceConversion {
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    package init(_ color: SRGB8) { self.init(ColorSpace.convert(color.unitComponents, from: .srgb, to: .lab)) }

    /// Converts a color to CIE Lab, ignoring alpha.
    package init(_ color: Color) { self.init(ColorSpace.convert(color.components, from: color.space, to: .lab)) }

    /// Creates the Lab color for gamma-encoded sRGB components of 0 … 1.
    package init(srgb: Components) { self.init(Self.fromBase(XYZD50.fromBase(SRGBLinear.toBase(SRGB.toBase(srgb))))) }

    private init(_ components: Components) { self.init(lightness: components.x, a: components.y, b: components.z) }

    static let definition = ColorSpaceDefinition(
        Lab.self, base: .xyzD50, axes: [.lightness, .opponentA, .opponentB],
        notation: ColorNotation(
            functions: ["lab"],
            components: [
                ComponentNotation(whole: 100, range: 0...100, decimals: 5), ComponentNotation(whole: 125, decimals: 5),
                ComponentNotation(whole: 125, decimals: 5),
            ]))

    static func toBase(_ components: Components) -> Components {
        let y = (components.x + 16) / 116
        let (x, z) = (components.y / 500 + y, y - components.z / 200)
        func value(_ f: Double) -> Double {
            let cube = f * f * f
            return cube > epsilon ? cube : (116 * f - 16) / kappa
        }
        let relative = Components(value(x), components.x > kappa * epsilon ? y * y * y : components.x / kappa, value(z))
        return relative * XYZD50.white
    }

    static func fromBase(_ components: Components) -> Components {
        let relative = components / XYZD50.white
        func f(_ value: Double) -> Double { value > epsilon ? Roots.cube(value) : (kappa * value + 16) / 116 }
        let (x, y, z) = (f(relative.x), f(relative.y), f(relative.z))
        return Components(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// The relative tristimulus value at which the linear part of the Lab formula ends: (6/29)³ (CIE 15).
    static let epsilon = 216.0 / 24_389
    /// The slope of the linear part of the Lab formula: (29/3)³ (CIE 15).
    static let kappa = 24_389.0 / 27
}

/// sRGB, gamma-encoded.
///
/// Source of the transfer function: IEC 61966-2-1. Negative values are mirrored, as in CSS Color 4, section 18.
enum SRGB: ColorSpaceConversion {
    /// The definition of sRGB, with the notation of CSS Color 4, section 5.1; the function `color()` accepts sRGB too.
    static let definition = ColorSpaceDefinition(
        SRGB.self, base: .srgbLinear, axes: [.red, .green, .blue],
        notation: ColorNotation(
            functions: ["rgb", "rgba"], isLegacy: true, isOfColorFunction: true,
            components: Array(repeating: ComponentNotation(whole: 1, scale: 1 / 255, range: 0...1), count: 3)))

    static func toBase(_ components: Components) -> Components { linear(components) }
    static func fromBase(_ components: Components) -> Components { encoded(components) }

    /// The encoded value at which the transfer function's linear part ends.
    static let knee = 0.04045

    /// Returns the linear value of a gamma-encoded component; the curve is mirrored for negative values.
    static func linear(_ encoded: Double) -> Double {
        let magnitude = encoded.magnitude
        guard magnitude > knee else { return encoded / 12.92 }
        let base = (magnitude + 0.055) / 1.055
        // x^2.4 = x² · (x²)^(1/5)
        let square = base * base
        let value = square * Roots.fifth(square)
        return encoded < 0 ? -value : value
    }

    /// Returns the gamma-encoded value of a linear component; the curve is mirrored for negative values.
    static func encoded(_ linear: Double) -> Double {
        let magnitude = linear.magnitude
        guard magnitude > 0.0031308 else { return linear * 12.92 }
        // x^(1/2.4) = (x^(1/12))⁵
        let twelfth = Roots.cube(magnitude.squareRoot().squareRoot())
        let square = twelfth * twelfth
        let value = 1.055 * (square * square * twelfth) - 0.055
        return linear < 0 ? -value : value
    }

    static func linear(_ encoded: Components) -> Components {
        Components(linear(encoded.x), linear(encoded.y), linear(encoded.z))
    }

    static func encoded(_ linear: Components) -> Components {
        Components(encoded(linear.x), encoded(linear.y), encoded(linear.z))
    }

    /// The linear value of each gamma-encoded byte, 0 … 255.
    static let linearBytes: [Double] = (0...255).map { linear(Double($0) / 255) }
}

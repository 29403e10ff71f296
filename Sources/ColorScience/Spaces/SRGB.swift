/// sRGB: its transfer function and primaries.
///
/// Source: CSS Color 4, section 18 (sample code), after IEC 61966-2-1.
enum SRGB {
    /// Gamma-encoded to linear, component by component; negative values mirrored.
    static func linear(_ encoded: Double) -> Double {
        let magnitude = encoded.magnitude
        guard magnitude > 0.04045 else { return encoded / 12.92 }
        let base = (magnitude + 0.055) / 1.055
        // x^2.4 = x² · (x²)^(1/5)
        let square = base * base
        let value = square * Roots.fifth(square)
        return encoded < 0 ? -value : value
    }

    /// Linear to gamma-encoded, component by component; negative values mirrored.
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

    /// The linear value of each byte.
    static let linearBytes: [Double] = (0...255).map { linear(Double($0) / 255) }

    /// Linear sRGB to XYZ D65: the exact ratios of CSS Color 4.
    static let toXYZ = Matrix(
        Components(506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218),
        Components(87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545),
        Components(7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270))

    /// XYZ D65 to linear sRGB: the exact ratios of CSS Color 4.
    static let fromXYZ = Matrix(
        Components(12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959),
        Components(-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810),
        Components(705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667))
}

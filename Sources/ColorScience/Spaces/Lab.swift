/// A colour in CIE Lab with white D50, as CSS Color 4 defines `lab()`.
///
/// Lightness 0 … 100, a and b about −125 … 125.
public struct Lab: Sendable, Hashable {
    /// Lightness, 0 (black) … 100 (white).
    public var lightness: Double
    /// Green (negative) to red.
    public var a: Double
    /// Blue (negative) to yellow.
    public var b: Double

    /// A colour by its components.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// The colour of an sRGB value.
    public init(_ color: SRGB8) {
        self.init(encodedSRGB: color.unitComponents)
    }

    /// The colour of gamma-encoded sRGB components, 0 … 1.
    init(encodedSRGB: Components) {
        self.init(xyz: SRGB.toXYZ * SRGB.linear(encodedSRGB))
    }

    /// The colour of an XYZ D65 value.
    init(xyz: Components) {
        let relative = (Self.toD50 * xyz) / Self.white
        func f(_ value: Double) -> Double {
            value > Self.epsilon ? Roots.cube(value) : (Self.kappa * value + 16) / 116
        }
        let (x, y, z) = (f(relative.x), f(relative.y), f(relative.z))
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// CIE 15: the linear part ends at (6/29)³, with the slope (29/3)³.
    private static let epsilon = 216.0 / 24_389
    private static let kappa = 24_389.0 / 27

    /// D50 by its chromaticity, as CSS Color 4 gives it.
    private static let white = Components(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

    /// The Bradford adaptation from D65 to D50 of CSS Color 4, section 18.
    private static let toD50 = Matrix(
        Components(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
        Components(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
        Components(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))
}

extension Lab {
    /// The colour of any colour, alpha left out.
    public init(_ color: Color) {
        self.init(xyz: color.space.toXYZ(color.components))
    }
}

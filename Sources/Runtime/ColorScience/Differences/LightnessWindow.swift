/// The lightness that a color must have to be near another one: tells colors that are not, in a tenth of the time that
/// their difference takes.
///
/// The term of lightness in CIEDE2000 is no more than the whole: the rest is not negative, for its rotation term (21)
/// is −2 … 2. The weight of lightness (15) is 1.747 at most, at black and white.
package struct LightnessWindow: Sendable {
    /// The luminance, white being 1.
    private let luminance: ClosedRange<Double>

    /// The window around a color.
    ///
    /// - Parameter tolerance: in CIEDE2000.
    package init(around color: Lab, tolerance: Double) {
        let distance = 1.75 * tolerance + 1e-6
        luminance = Lab.luminance(color.lightness - distance)...Lab.luminance(color.lightness + distance)
    }

    /// True where a color is further away than the tolerance; false says nothing.
    ///
    /// - Parameter srgb: gamma-encoded components, each 0 … 1.
    package func excludes(srgb: SIMD3<Double>) -> Bool {
        let index = (srgb * 255).clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 254.999))
        let (red, green, blue) = (Self.linear(index.x), Self.linear(index.y), Self.linear(index.z))
        let most = Self.weights.x * red + Self.weights.y * green + Self.weights.z * blue
        return most < luminance.lowerBound || most - Self.sag > luminance.upperBound
    }

    /// On the chord between two bytes: a little above the curve, which bends upward.
    private static func linear(_ index: Double) -> Double {
        let byte = Int(index)
        let table = SRGB.linearBytes
        return table[byte] + (table[byte + 1] - table[byte]) * (index - Double(byte))
    }

    /// How far a chord is above the curve at most: an eighth of the square of its length times the greatest curvature,
    /// 3.02.
    private static let sag = 3.02 / (8 * 255 * 255) + 1e-9

    /// The luminance of white D50 by the linear channels.
    private static let weights = (XYZD50.fromD65 * SRGBLinear.toXYZ).rows.1
}

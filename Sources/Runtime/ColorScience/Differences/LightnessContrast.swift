/// Returns the APCA lightness contrast Lc of text on a background, about −108 … 106; negative for light text on dark.
///
/// APCA is still under discussion and not part of a standard. Source: *APCA-W3*, version 0.1.9, constants 0.0.98G-4g.
/// Colors outside sRGB are clamped, and alpha is ignored.
package func apcaContrast(text: Color, on background: Color) -> Double {
    let (text, background) = (text.screenLuminance, background.screenLuminance)
    if (text - background).magnitude < 0.0005 { return 0 }
    if background > text {
        let contrast = (background.power(0.56) - text.power(0.57)) * 1.14
        return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (background.power(0.65) - text.power(0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
}

extension Color {
    /// The luminance as estimated by APCA, 0 … 1, raised near black because screens reflect light.
    fileprivate var screenLuminance: Double {
        let encoded = converted(to: .srgb).components.clamped(
            lowerBound: Components(repeating: 0), upperBound: Components(repeating: 1))
        let linear = Components(encoded.x.power(2.4), encoded.y.power(2.4), encoded.z.power(2.4))
        let luminance = 0.2126729 * linear.x + 0.7151522 * linear.y + 0.0721750 * linear.z
        return luminance > 0.022 ? luminance : luminance + (0.022 - luminance).power(1.414)
    }
}

extension Double {
    /// Raises a number of at least 0 to a multiple of 0.002, with the same bits on every machine.
    fileprivate func power(_ exponent: Double) -> Double {
        // The root of degree 500 = 4 · 5 · 5 · 5, composed of exact operations.
        let root = Roots.fifth(Roots.fifth(Roots.fifth(squareRoot().squareRoot())))
        return root.power(Int((exponent * 500).rounded()))
    }
}

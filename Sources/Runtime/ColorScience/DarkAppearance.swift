/// The dark form of a backdrop.
package enum DarkAppearance {
    /// The OKLCH lightness of the darkest and of the lightest dark backdrop: those of #1C1C1E and #3A3A3C, the grays
    /// that Apple's systems lay behind content in the dark appearance (`systemGray6` and `systemGray4`).
    private static let lightness = 0.2273...0.3492

    /// The chroma from which a color has the whole range of lightness.
    ///
    /// A gray gets the darkest of it, as white becomes `systemGray6` on Apple's systems: a lighter gray looks disabled.
    private static let fullRangeChroma = 0.08

    /// The hue at which a dark color looks like olive, in degrees, and how far from it that ends.
    private static let olive = (hue: 100.0, reach: 40.0)

    /// The chroma that an olive hue keeps, and what is added to it where the olive ends.
    private static let oliveChroma = (least: 0.025, more: 0.06)

    /// The color with its OKLCH lightness drawn together to the range of dark backdrops, and its hue kept.
    ///
    /// Of two grays the lighter one is never the darker one afterwards. A color that is darker already keeps its
    /// lightness. Yellow hues lose most of their chroma, for dark yellow is olive. Of its chroma as much is
    /// kept as sRGB has at the new lightness: the gamut mapping of CSS cuts off what is hardly noticeable, and turns
    /// the hue of colors as dark as these by up to ten degrees.
    package static func of(_ color: SRGB8) -> SRGB8 {
        let polar = Color(color).converted(to: .oklch).components
        let span = (lightness.upperBound - lightness.lowerBound) * min(1, polar.y / fullRangeChroma)
        let remapped = lightness.lowerBound + span * polar.x
        let shade = Shade(lightness: min(polar.x, remapped), hue: polar.z)
        let distance = (polar.z - olive.hue) / olive.reach
        let limit = distance.magnitude < 1 ? oliveChroma.least + oliveChroma.more * distance * distance : polar.y
        let chroma = min(polar.y, limit)
        if shade.isInSRGB(chroma: chroma) { return shade.color(chroma: chroma) }
        var (inside, outside) = (0.0, chroma)
        for _ in 0..<searchSteps {
            let middle = (inside + outside) / 2
            if shade.isInSRGB(chroma: middle) { inside = middle } else { outside = middle }
        }
        return shade.color(chroma: inside)
    }

    /// The colors of one lightness and hue.
    private struct Shade {
        let lightness: Double
        let hue: Double
        /// The direction of the hue: a and b at a chroma of 1.
        private let direction: Components

        init(lightness: Double, hue: Double) {
            (self.lightness, self.hue) = (lightness, hue)
            direction = OKLCH.toBase(Components(lightness, 1, hue))
        }

        func color(chroma: Double) -> SRGB8 { SRGB8(Color(.oklch, lightness, chroma, hue)) }

        /// As ``Color/isInSRGB``, by the same operations, but with the direction found once, and with the transfer
        /// function only where that decides: this is asked a dozen times a color, and for every color of every picture.
        func isInSRGB(chroma: Double) -> Bool {
            let lab = Oklab(lightness: lightness, a: chroma * direction.y, b: chroma * direction.z)
            let linear = SRGBLinear.fromBase(lab.xyz)
            let (low, high) = (linear.min(), linear.max())
            return (low >= 0 || SRGB.encoded(low) >= -0.5 / 255) && (high <= 1 || SRGB.encoded(high) <= 1 + 0.5 / 255)
        }
    }

    /// Halving 0.32, the largest chroma of sRGB, so often leaves less than 8 bits can show.
    private static let searchSteps = 12
}

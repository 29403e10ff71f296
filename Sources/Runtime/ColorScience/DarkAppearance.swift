/// The conversion of a light backdrop color to its counterpart in dark mode.
package enum DarkAppearance {
    /// The range of OKLCH lightness of Apple's `systemGray6` … `systemGray4` in dark mode, #1C1C1E … #3A3A3C.
    private static let lightness = 0.2273...0.3492

    /// The OKLCH chroma at and above which a color uses the whole range of dark lightness.
    ///
    /// A gray gets the lowest lightness, because a lighter gray looks disabled in dark mode. Likewise, Apple's
    /// `systemGray6` is the counterpart of white.
    private static let fullRangeChroma = 0.08

    /// The OKLCH hue at which dark colors look most like olive, and the reach of this look to both sides, in degrees.
    private static let olive = (hue: 100.0, reach: 40.0)

    /// The maximum OKLCH chroma at the olive hue, and its rise from there to the ends of the olive range.
    private static let oliveChroma = (least: 0.025, more: 0.06)

    /// Returns the color with its lightness compressed into the range of dark backdrops, and with the same hue.
    ///
    /// If the color is already darker than the result would be, its lightness doesn't change. Yellow hues lose most of
    /// their chroma, because dark yellow is olive.
    ///
    /// If the new color is outside sRGB, its chroma is reduced just enough. CSS gamut mapping isn't used, because its
    /// tolerance would shift the hue of such dark colors by up to ten degrees.
    package static func of(_ color: SRGB8) -> SRGB8 {
        let polar = Color(color).converted(to: .oklch).components
        let span = (lightness.upperBound - lightness.lowerBound) * min(1, polar.y / fullRangeChroma)
        let remapped = lightness.lowerBound + span * polar.x
        let shade = Shade(lightness: min(polar.x, remapped), hue: polar.z)
        let chroma = min(polar.y, maximumChroma(atHue: polar.z))
        if shade.isInSRGB(chroma: chroma) { return shade.color(chroma: chroma) }
        var (inside, outside) = (0.0, chroma)
        for _ in 0..<searchSteps {
            let middle = (inside + outside) / 2
            if shade.isInSRGB(chroma: middle) { inside = middle } else { outside = middle }
        }
        return shade.color(chroma: inside)
    }

    /// Returns the maximum OKLCH chroma of a dark color that doesn't look olive; infinite for hues far from yellow.
    package static func maximumChroma(atHue hue: Double) -> Double {
        let distance = (hue - olive.hue) / olive.reach
        return distance.magnitude < 1 ? oliveChroma.least + oliveChroma.more * distance * distance : .infinity
    }

    /// The lightness and the hue shared by colors that differ only in chroma.
    private struct Shade {
        let lightness: Double
        let hue: Double
        /// The hue as a direction in Oklab: the a and b of a color with a chroma of 1.
        private let direction: Components

        init(lightness: Double, hue: Double) {
            (self.lightness, self.hue) = (lightness, hue)
            direction = OKLCH.toBase(Components(lightness, 1, hue))
        }

        func color(chroma: Double) -> SRGB8 { SRGB8(Color(.oklch, lightness, chroma, hue)) }

        /// Whether a color is in sRGB, as ``Color/isInSRGB``; faster, because it runs for every color of every picture.
        func isInSRGB(chroma: Double) -> Bool {
            let lab = Oklab(lightness: lightness, a: chroma * direction.y, b: chroma * direction.z)
            let linear = SRGBLinear.fromBase(lab.xyz)
            let (low, high) = (linear.min(), linear.max())
            return (low >= 0 || SRGB.encoded(low) >= -0.5 / 255) && (high <= 1 || SRGB.encoded(high) <= 1 + 0.5 / 255)
        }
    }

    /// The number of bisections, which narrow the chroma to about 0.32 ÷ 2¹², less than 8 bits can show.
    private static let searchSteps = 12
}
